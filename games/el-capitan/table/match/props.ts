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
import { tableWords } from './words/en.ts';

/** Everything on the table of El Capitán that one can point at. */
export type Target =
  | { readonly on: 'open-card'; readonly card: CardCode }
  | { readonly on: 'hand-card'; readonly card: CardCode }
  /** The tile as a whole: to sail there (or to send the pirate there). */
  | { readonly on: 'city'; readonly city: CityCode }
  | { readonly on: 'site'; readonly city: CityCode; readonly site: number }
  | { readonly on: 'shut-house'; readonly city: CityCode; readonly house: HouseCode }
  | { readonly on: 'fortress-site'; readonly city: CityCode; readonly site: number }
  /** A berth: where the pirate may be anchored. */
  | { readonly on: 'berth'; readonly city: CityCode; readonly berth: number }
  | { readonly on: 'pirate' }
  | { readonly on: 'loan'; readonly amount: number };

export type { Brief, Hint, Sign } from '@levante/table/pointing/pointing.ts';
export type Pointing = PointingAt<Target>;

/** What the plan that is pointed at would do, to be drawn on the sea before the click. */
export interface Preview {
  /** Whose ship it is. */
  readonly seat: Seat;
  /** The cities of the voyage, from where the ship lies to where it would lie; one alone if it stays. */
  readonly route: readonly CityCode[];
  /** The berth it would take, from 1; null where it stays. */
  readonly berth: number | null;
  /** What would be built or opened again in the last city. */
  readonly house: { readonly site: number; readonly neutral: boolean } | null;
  readonly fortress: number | null;
  /** The site of the house that would be shut. */
  readonly shuts: number | null;
}

/** One way to do a thing in a city, whole. Texts are ready for people. */
export interface PlanWay {
  readonly id: string;
  /** What it builds: "Napoli: build on site 2". */
  readonly title: string;
  /** What comes before: "Buy Napoli (1 seal), sail to Napoli"; empty where the ship lies there. */
  readonly approach: string;
  readonly price: number;
  /** What is left afterwards, in words. */
  readonly left: string;
  readonly steps: readonly { readonly text: string; readonly price: number }[];
  choose(): void;
}

/** One thing that can be built in a city this turn, with the ways to it, cheapest first. */
export interface PlanChoice {
  readonly id: string;
  /** "Site 2". */
  readonly label: string;
  /** What it brings. */
  readonly note: string;
  readonly target: Target;
  readonly ways: readonly PlanWay[];
}

/** What can be built in a city this turn. */
export interface CityOffer {
  /** The whole price of the cheapest plan. */
  readonly price: number;
  /** Whether the ship lies there, or one card of the hand leads there. */
  readonly direct: boolean;
  /** Whether one of the turns that the panel offers ends there: the chart makes it stand out. */
  readonly likely: boolean;
  /** Everything that can be done, best first; made when it is asked for. */
  choices(): readonly PlanChoice[];
}

/** How far a payday has come that is gone through on the board, by seat. */
export interface PaydayShown {
  /** Florins got in the step that is shown. */
  readonly rising: readonly number[];
  /** Florins got so far. */
  readonly gained: readonly number[];
}

/** A voyage since one's own last turn: whose, and between which places. */
export interface Trail {
  readonly who: Seat | 'pirate';
  readonly from: PlaceCode;
  readonly to: PlaceCode;
}

/** All that the table shows at one moment. */
export interface TableProps {
  readonly state: StateJson;
  /** The printed figures: prices of cards, loans, the spread chart, the bonus cards. */
  readonly board: Board;
  /** The cities in play with their printed figures, in board order. */
  readonly cities: readonly CityBoard[];
  /** Whether the triangle sites count in this match (EC-1.4). */
  readonly triangle: boolean;
  readonly names: readonly string[];
  /** The seats that belong to whoever looks at this screen. */
  readonly mine: readonly Seat[];
  /** Whose turn is drafted on this table; null where none is. The state of a draft may be the next player's already. */
  readonly drafting?: Seat | null;
  /** The hand shown at the foot: the acting seat's if it is mine, else my first seat's; null for a spectator. */
  readonly handOf: Seat | null;
  readonly forecast: ForecastJson;
  /** Whether the tiles show their payday instead of their picture. */
  readonly showForecast: boolean;
  readonly pointing: Pointing;
  readonly preview: Preview | null;
  /** Where ships sailed since the last turn of whoever looks; empty where nobody plays here. */
  readonly trails: readonly Trail[];
  /** What can be built this turn, by city; what is missing cannot be paid or done. */
  readonly offers: Pick<ReadonlyMap<CityCode, CityOffer>, 'get'>;
  /** What just happened, to be shown as motion from the former to this state; empty when the state was jumped to. */
  readonly facts: readonly ElCapitanFact[];
  /** 1 or 2; 0 shows no motion. */
  readonly speed: 0 | 1 | 2;
  /** The bar above everything: title, phase, menu. */
  readonly header?: ComponentChildren;
  /** The turn: a `TurnPanel`. Right column on a desk, sheet at the edge on a tablet, bar under the thumb on a phone. */
  readonly turn?: ComponentChildren;
  /** The log: a `LogList`. Below the turn on a desk, a drawer elsewhere. */
  readonly log?: ComponentChildren;
  /** What came of the last thing that was tried, where it was not done; said in an open drawer, which lies over the turn. */
  readonly notice?: ComponentChildren;
  /** A payday on the board: the panels tell what it has brought so far. */
  readonly payday?: PaydayShown | null;
  /** What stands in the place of turn and log, and of the drawers of a small screen: a question after a payday. */
  readonly sheet?: ComponentChildren;
  /** What stands in the place of cards, turn and log for as long as it lasts: a payday. */
  readonly stage?: ComponentChildren;
  /** What stands in the place of everything but the head and the players: the end. */
  readonly end?: ComponentChildren;
}

/** What every part of the table can ask for. */
export interface Scope {
  readonly props: TableProps;
  readonly layout: TableLayout;
  /** Whether the cards at the foot are drawn closely. */
  readonly dense: boolean;
}

export const TableContext = createContext<Scope | null>(null);

export function useTable(): Scope {
  const scope = useContext(TableContext);
  if (scope === null) throw new Error('this part stands only inside a table');
  return scope;
}

/** What a city of the board in hand is called: a board file may call it otherwise than the shipped one. */
export function usePlaceName(): (code: string) => PlaceName {
  const { props } = useTable();
  return namerOf(props.board, props.names, tableWords.value.names).place;
}
