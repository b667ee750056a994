import type { Seat } from '@levante/contract';
import type {
  Board,
  CardCode,
  CityBoard,
  CityCode,
  ElCapitanFact,
  ForecastJson,
  HouseCode,
  PlaceCode,
  StateJson,
} from '@levante/el-capitan/rules';
import type { PointingAt } from '@levante/table/pointing/pointing.ts';
import type { TableLayout } from '@levante/table/ui/layout.ts';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { namerOf } from './namer.ts';
import type { PlaceName } from './places.ts';
import { tableWords } from './words/index.ts';

/** Everything on the table that can be selected. */
export type Target =
  | { readonly on: 'open-card'; readonly card: CardCode }
  | { readonly on: 'hand-card'; readonly card: CardCode }
  /** A whole tile, as the destination of a ship or the pirate. */
  | { readonly on: 'city'; readonly city: CityCode }
  | { readonly on: 'site'; readonly city: CityCode; readonly site: number }
  | { readonly on: 'shut-house'; readonly city: CityCode; readonly house: HouseCode }
  | { readonly on: 'fortress-site'; readonly city: CityCode; readonly site: number }
  /** A berth for the pirate. */
  | { readonly on: 'berth'; readonly city: CityCode; readonly berth: number }
  | { readonly on: 'pirate' }
  | { readonly on: 'loan'; readonly amount: number };

export type { Brief, Hint, Sign } from '@levante/table/pointing/pointing.ts';
export type Pointing = PointingAt<Target>;

/** Effects of a plan, previewed on the chart. */
export interface Preview {
  /** Owner of the ship. */
  readonly seat: Seat;
  /** Cities of the voyage from start to end; only one if the ship stays. */
  readonly route: readonly CityCode[];
  /** The berth taken, from 1; null if the ship stays. */
  readonly berth: number | null;
  /** The house built or reopened in the last city. */
  readonly house: { readonly site: number; readonly neutral: boolean } | null;
  readonly fortress: number | null;
  /** Site of the house that would be shut. */
  readonly shuts: number | null;
}

/** One complete route to a building action. Texts are ready for display. */
export interface PlanOption {
  readonly id: string;
  /** "Napoli: build on site 2". */
  readonly title: string;
  /** "Buy Napoli (1 seal), sail to Napoli"; empty if the ship is there. */
  readonly approach: string;
  readonly price: number;
  /** Remaining cash as text. */
  readonly left: string;
  readonly steps: readonly { readonly text: string; readonly price: number }[];
  choose(): void;
}

/** One thing to build in a city this turn, with its routes, cheapest first. */
export interface PlanChoice {
  readonly id: string;
  readonly label: string;
  /** Gain at payday, as text. */
  readonly note: string;
  readonly target: Target;
  readonly options: readonly PlanOption[];
}

/** Building options in a city this turn. */
export interface CityOffer {
  /** Total price of the cheapest plan. */
  readonly price: number;
  /** Whether the ship is there, or one card of the hand gets there. */
  readonly direct: boolean;
  /** Whether the panel suggests a turn that ends there; the chart highlights it. */
  readonly likely: boolean;
  /** Computes all choices, best first. */
  choices(): readonly PlanChoice[];
}

/** Progress of a payday on the board, by seat. */
export interface PaydayShown {
  /** Florins received in the current step. */
  readonly rising: readonly number[];
  /** Florins received so far. */
  readonly gained: readonly number[];
}

/** A voyage since the viewer's last turn. */
export interface Trail {
  readonly who: Seat | 'pirate';
  readonly from: PlaceCode;
  readonly to: PlaceCode;
}

/** Everything the table shows at one moment. */
export interface TableProps {
  readonly state: StateJson;
  /** Printed figures: prices of cards, loans, the spread chart, bonus cards. */
  readonly board: Board;
  /** Cities in play with their printed figures, in board order. */
  readonly cities: readonly CityBoard[];
  /** Whether the triangle sites count in this match (EC-1.4). */
  readonly triangle: boolean;
  readonly names: readonly string[];
  readonly mine: readonly Seat[];
  /** The seat whose turn is drafted, or null. The draft's state may already be the next player's. */
  readonly drafting?: Seat | null;
  /** The hand shown: the acting seat's if it plays here, else the first local seat's; null for a spectator. */
  readonly handOf: Seat | null;
  readonly forecast: ForecastJson;
  /** Whether tiles show the forecast instead of their picture. */
  readonly showForecast: boolean;
  readonly pointing: Pointing;
  readonly preview: Preview | null;
  /** Voyages since the viewer's last turn; empty for a spectator. */
  readonly trails: readonly Trail[];
  /** Building options this turn, by city; absent if none is legal and affordable. */
  readonly offers: Pick<ReadonlyMap<CityCode, CityOffer>, 'get'>;
  /** Facts to animate from the previous state; empty after a jump. */
  readonly facts: readonly ElCapitanFact[];
  /** 1 or 2; 0 disables motion. */
  readonly speed: 0 | 1 | 2;
  /** The top bar: title, phase, menu. */
  readonly header?: ComponentChildren;
  /** The `TurnPanel`: right column on a desktop, sheet on a tablet, bottom bar on a phone. */
  readonly turn?: ComponentChildren;
  /** The `LogList`: below the turn on a desktop, a drawer elsewhere. */
  readonly log?: ComponentChildren;
  /** Feedback on an action that failed, shown in an open drawer. */
  readonly notice?: ComponentChildren;
  /** Progress of a payday, shown in the players' panels. */
  readonly payday?: PaydayShown | null;
  /** A question after a payday that replaces turn, log and drawers. */
  readonly sheet?: ComponentChildren;
  /** A payday in progress that replaces cards, turn and log. */
  readonly stage?: ComponentChildren;
  /** The end screen that replaces everything except head and players. */
  readonly end?: ComponentChildren;
}

/** Context of every part of the table. */
export interface Scope {
  readonly props: TableProps;
  readonly layout: TableLayout;
  /** Whether the cards at the foot are drawn compactly. */
  readonly dense: boolean;
}

export const TableContext = createContext<Scope | null>(null);

export function useTable(): Scope {
  const scope = useContext(TableContext);
  if (scope === null) throw new Error('this part stands only inside a table');
  return scope;
}

/** Names a city of the board in use; board files may rename cities. */
export function usePlaceName(): (code: string) => PlaceName {
  const { props } = useTable();
  return namerOf(props.board, props.names, tableWords.value.names).place;
}
