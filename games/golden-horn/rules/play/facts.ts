import type { Seat } from '@levante/contract';
import type { Colour, ShipCode } from '../board/board.ts';
import type { CityCode, Place } from '../board/places.ts';

/** Facts of actions. Every cube and every card that changes hands is in exactly one of them. */
export type GoldenHornFact =
  | { readonly type: 'placed'; readonly seat: Seat; readonly ship: ShipCode; readonly city: CityCode }
  /** From the bag to a city. */
  | { readonly type: 'cube-drawn'; readonly city: CityCode; readonly colour: Colour }
  /** From the draw pile to a hand; `?` if hidden from the viewer. */
  | { readonly type: 'card-drawn'; readonly seat: Seat; readonly colour: Colour | '?' }
  /** The discards became the draw pile (GH-7.4). */
  | { readonly type: 'pile-renewed' }
  | { readonly type: 'turn-begun'; readonly seat: Seat; readonly round: number }
  /** From a hand to the discards: for a raid, or for a further step. */
  | { readonly type: 'card-played'; readonly seat: Seat; readonly colour: Colour; readonly for: 'raid' | 'step' }
  /** One cube from the target's ship to the raider's warehouse. */
  | {
      readonly type: 'raided';
      readonly seat: Seat;
      readonly target: Seat;
      readonly ship: ShipCode;
      readonly colour: Colour;
      readonly left: number;
    }
  /** From a city to the ship. */
  | {
      readonly type: 'loaded';
      readonly seat: Seat;
      readonly ship: ShipCode;
      readonly city: CityCode;
      readonly colour: Colour;
      readonly cubes: number;
    }
  | { readonly type: 'turned-round'; readonly seat: Seat; readonly ship: ShipCode; readonly heading: CityCode }
  | { readonly type: 'stepped'; readonly seat: Seat; readonly ship: ShipCode; readonly from: Place; readonly to: Place }
  /** From the ship to its owner's warehouse; `cubes` may be 0. */
  | {
      readonly type: 'unloaded';
      readonly seat: Seat;
      readonly ship: ShipCode;
      readonly city: CityCode;
      readonly colour: Colour | null;
      readonly cubes: number;
    }
  | { readonly type: 'voyage-ended'; readonly seat: Seat; readonly ship: ShipCode; readonly at: Place }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'announced'; readonly seat: Seat }
  /** The seat declined to announce the end. */
  | { readonly type: 'went-on'; readonly seat: Seat }
  /** A city and the bag are empty: this is the last round (GH-8.1). */
  | { readonly type: 'end-triggered'; readonly city: CityCode }
  | { readonly type: 'match-over'; readonly scores: readonly number[]; readonly ranks: readonly number[] };

/** Facts of an action, in order. */
export type GoldenHornJournal = GoldenHornFact[];
