import type { Seat } from '@levante/contract';
import type {
  Board,
  CardCode,
  CityBoard,
  CityCode,
  ElCapitanFact,
  ForecastJson,
  HouseCode,
  StateJson,
} from '@levante/el-capitan/rules';
import type { PointingAt } from '@levante/table/show/pointing.ts';
import type { ComponentChildren } from 'preact';

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

export type { Hint, Sign } from '@levante/table/show/pointing.ts';
export type Pointing = PointingAt<Target>;

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
  /** The hand shown at the foot: the acting seat's if it is mine, else my first seat's; null for a spectator. */
  readonly handOf: Seat | null;
  readonly forecast: ForecastJson;
  /** Whether the tiles show their payday instead of their picture. */
  readonly showForecast: boolean;
  readonly pointing: Pointing;
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
}
