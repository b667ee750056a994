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

/** Everything on the table of Golden Horn that one can point at. */
export type Target =
  | { readonly on: 'ship'; readonly seat: Seat; readonly ship: ShipCode }
  | { readonly on: 'space'; readonly place: number }
  | { readonly on: 'modone' }
  | { readonly on: 'city'; readonly city: CityCode }
  /** The cubes of one colour in a city. */
  | { readonly on: 'cubes'; readonly city: CityCode; readonly colour: Colour }
  | { readonly on: 'hand-card'; readonly colour: Colour };

export type Pointing = PointingAt<Target>;

/** A voyage before it is sailed: how far a ship may come, step by step, and for which cards. */
export interface Course extends Pick<MovePlan, 'seat' | 'ship' | 'kind' | 'steps' | 'ends'> {
  /** The city it leads to in the end; a ship that turns round leads to the other. */
  readonly towards: CityCode;
  /** The end that is picked or pointed at; null where none is. */
  readonly aim: Place | null;
}

/** A voyage that was sailed: whose, with which ship, and where it stopped, first and last place included. */
export interface Trail {
  readonly seat: Seat;
  readonly ship: ShipCode;
  readonly stops: readonly Place[];
}

/** All that the table shows at one moment. */
export interface TableProps {
  /** The state as this screen may see it. */
  readonly state: StateJson;
  readonly board: Board;
  readonly names: readonly string[];
  /** The viewer's own seats. */
  readonly mine: readonly Seat[];
  /** The seat whose turn is being drafted, or null. The state of a draft may already be the next player's. */
  readonly drafting?: Seat | null;
  readonly pointing: Pointing;
  /** The voyages of the ship that is chosen, pointed at or under way: one, or two where it may turn round. */
  readonly courses: readonly Course[];
  /** The others' voyages since the viewer's last turn. */
  readonly trails: readonly Trail[];
  readonly raids: readonly RaidPlan[];
  /** Latest facts, to be shown as motion; empty after a jump to another state. */
  readonly facts: readonly GoldenHornFact[];
  /** 1 or 2; 0 shows no motion. */
  readonly speed: 0 | 1 | 2;
  readonly header?: ComponentChildren;
  readonly turn?: ComponentChildren;
  readonly log?: ComponentChildren;
  /** Why the last attempt failed; shown in an open drawer, which covers the turn. */
  readonly notice?: ComponentChildren;
  /** The end of the match, in the place of the table. */
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
