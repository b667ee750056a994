import type { Seat } from '@levante/contract';
import type {
  Board,
  CityCode,
  Colour,
  GoldenHornFact,
  MovePlan,
  Place,
  RaidPlan,
  ShipCode,
  StateJson,
} from '@levante/golden-horn/rules';
import type { TableRoom } from '@levante/table/pointing/frame.tsx';
import type { PointingAt } from '@levante/table/pointing/pointing.ts';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Everything on the table of Golden Horn that can be pointed at. */
export type Target =
  | { readonly on: 'ship'; readonly seat: Seat; readonly ship: ShipCode }
  | { readonly on: 'space'; readonly place: number }
  | { readonly on: 'modone' }
  | { readonly on: 'city'; readonly city: CityCode }
  /** The cubes of one colour in a city. */
  | { readonly on: 'cubes'; readonly city: CityCode; readonly colour: Colour }
  | { readonly on: 'hand-card'; readonly colour: Colour };

export type Pointing = PointingAt<Target>;

/** A possible voyage: the places that a ship can reach, step by step, and the cards required. */
export interface Course extends Pick<MovePlan, 'seat' | 'ship' | 'kind' | 'steps' | 'ends'> {
  /** The destination city. A ship that turns round sails to the other one. */
  readonly towards: CityCode;
  /** The end that is picked or pointed at, or null. */
  readonly aim: Place | null;
}

/** A completed voyage: its owner, ship and stops, including first and last place. */
export interface Trail {
  readonly seat: Seat;
  readonly ship: ShipCode;
  readonly stops: readonly Place[];
}

/** Everything the table shows at one moment. */
export interface TableProps {
  /** The state as visible on this screen. */
  readonly state: StateJson;
  readonly board: Board;
  readonly names: readonly string[];
  /** The viewer's own seats. */
  readonly mine: readonly Seat[];
  /** The seat whose turn is drafted, or null. The draft's state may already be the next player's. */
  readonly drafting?: Seat | null;
  readonly pointing: Pointing;
  /** The voyages of the ship that is chosen, pointed at or sailing: one, or two if it may turn round. */
  readonly courses: readonly Course[];
  /** The others' voyages since the viewer's last turn. */
  readonly trails: readonly Trail[];
  readonly raids: readonly RaidPlan[];
  /** Latest facts, to be animated; empty after a jump to another state. */
  readonly facts: readonly GoldenHornFact[];
  /** 1 or 2; 0 shows no motion. */
  readonly speed: 0 | 1 | 2;
  readonly header?: ComponentChildren;
  readonly turn?: ComponentChildren;
  readonly log?: ComponentChildren;
  /** Why the last attempt failed; shown in an open drawer, which covers the turn. */
  readonly notice?: ComponentChildren;
  /** The end screen, instead of the table. */
  readonly end?: ComponentChildren;
}

/** Context of every part of the table. */
export interface Scope {
  readonly props: TableProps;
  readonly room: TableRoom;
}

export const TableContext = createContext<Scope | null>(null);

export function useTable(): Scope {
  const scope = useContext(TableContext);
  if (scope === null) throw new Error('this part stands only inside a table of Golden Horn');
  return scope;
}
