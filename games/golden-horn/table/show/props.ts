import type { Seat } from '@levante/contract';
import type { Board, CityCode, Colour, GoldenHornFact, ShipCode, StateJson } from '@levante/golden-horn/rules';
import type { PointingAt } from '@levante/table/show/pointing.ts';
import type { ComponentChildren } from 'preact';

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

/** What it costs to come to a place with what is open now: the cards, by colour; none where it is free. */
export type Fares = ReadonlyMap<string, readonly Colour[]>;

/** All that the table shows at one moment. */
export interface TableProps {
  /** The state as this screen may see it. */
  readonly state: StateJson;
  readonly board: Board;
  readonly names: readonly string[];
  /** The seats that belong to whoever looks at this screen. */
  readonly mine: readonly Seat[];
  readonly pointing: Pointing;
  /** By key of the place. */
  readonly fares: Fares;
  /** What just happened, to be shown as motion; empty when the state was jumped to. */
  readonly facts: readonly GoldenHornFact[];
  /** 1 or 2; 0 shows no motion. */
  readonly speed: 0 | 1 | 2;
  readonly header?: ComponentChildren;
  readonly turn?: ComponentChildren;
  readonly log?: ComponentChildren;
}
