import { type Action, itemAt } from '@levante/contract';
import { COLOUR_COUNT, SHIP_COUNT, type Tables } from './tables.ts';

/** Actions as integers, `kind * 4096 + detail`. */

export const PLACE_SHIPS = 0;
export const RAID = 1;
export const LOAD = 2;
export const SAIL = 3;
export const TURN_ROUND = 4;
export const ON_FREE = 5;
export const ON_CARD = 6;
export const STOP = 7;
export const ANNOUNCE = 8;
export const DONE = 9;
export const PASS = 10;
export const CUBE = 11;
export const CARD = 12;

const KIND_BITS = 12;
const KIND = 1 << KIND_BITS;
const HANDS = COLOUR_COUNT ** 3;

export const kindOf = (action: Action): number => action >> KIND_BITS;
/** Returns the part of an action after its kind: a ship, a colour, or one of the pairs below. */
export const detailOf = (action: Action): number => action & (KIND - 1);
export const simple = (kind: number, detail = 0): Action => kind * KIND + detail;

/** Encodes a pair with a colour: `LOAD` with a ship (0–2), `CUBE` with a city (0–1). */
export const withColour = (kind: number, what: number, colour: number): Action =>
  kind * KIND + what * COLOUR_COUNT + colour;
export const whatOf = (action: Action): number => (detailOf(action) / COLOUR_COUNT) | 0;
export const colourOf = (action: Action): number => detailOf(action) % COLOUR_COUNT;

/** Encodes `RAID`: a ship of the table (seat * 3 + ship) and the cards, as digits of base six, lowest colour first. */
export const raid = (target: number, cards: number): Action => RAID * KIND + target * HANDS + cards;
export const targetOf = (action: Action): number => (detailOf(action) / HANDS) | 0;
/** Returns the colour of the i-th card of a raid, i below the ruleset's number of cards. */
export function raidCard(t: Tables, action: Action, i: number): number {
  let digits = detailOf(action) % HANDS;
  for (let behind = t.raidCards - 1; behind > i; behind--) digits = (digits / COLOUR_COUNT) | 0;
  return digits % COLOUR_COUNT;
}
/** Returns the colours of all cards of a raid, in order. */
export function raidCards(t: Tables, action: Action): readonly number[] {
  return Array.from({ length: t.raidCards }, (_, i) => raidCard(t, action, i));
}

/** Decodes `PLACE_SHIPS`: bit 2 - ship is set if that ship starts in Constantinople. */
export const startsInConstantinople = (action: Action, ship: number): boolean =>
  ((detailOf(action) >> (2 - ship)) & 1) === 1;

/** Number of details of each kind but `RAID`. */
const DETAILS = [
  8,
  0,
  SHIP_COUNT * COLOUR_COUNT,
  SHIP_COUNT,
  SHIP_COUNT,
  1,
  COLOUR_COUNT,
  1,
  1,
  1,
  1,
  2 * COLOUR_COUNT,
  COLOUR_COUNT,
];

/** Returns true if the colours of cards are sorted. */
export const ascend = (colours: readonly number[]): boolean =>
  colours.every((colour, i) => i === 0 || colour >= itemAt(colours, i - 1));

/** Returns true if an integer encodes an action, legal or not. */
export function isAction(t: Tables, action: Action): boolean {
  if (kindOf(action) !== RAID) return detailOf(action) < (DETAILS[kindOf(action)] ?? 0);
  return (
    ascend(raidCards(t, action)) &&
    targetOf(action) < t.players * SHIP_COUNT &&
    detailOf(action) % HANDS < COLOUR_COUNT ** t.raidCards
  );
}
