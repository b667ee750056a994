import type { Refusal } from '@levante/contract';
import type { AnyIntent, IntentReader } from '../match/selection.ts';
import type { Sign } from '../pointing/pointing.ts';

/** A place on the board: the only kind of target. */
export interface BoardSpot {
  readonly on: 'place';
  readonly at: string;
}

export const spotAt = (at: string): BoardSpot => ({ on: 'place', at });

/** Relation between actions and places. */
export interface OpenPointing<P> {
  /** Places to pick for an action, in order; empty if it cannot be picked. */
  placesOf(line: string): readonly string[];
  /** Returns the line attempted by picking a place that leads nowhere, so that its refusal can be shown. */
  tried(position: P, picked: readonly string[], at: string): string | null;
}

/** The parts of a position used for pointing. */
interface Pointable {
  readonly texts: readonly string[];
  refusal(line: string): Refusal | null;
}

const begins = (places: readonly string[], path: readonly string[]): boolean => path.every((at, i) => places[i] === at);

/** Reads intents on an open board, and knows immediately why an action is refused. */
interface OpenReader<P> extends IntentReader<P, BoardSpot, AnyIntent> {
  whyNot(position: P, picked: readonly BoardSpot[], target: BoardSpot): Refusal | null;
}

/** Returns a reader of intents from the list of legal actions. */
export function openReader<P extends Pointable>(pointing: OpenPointing<P>): OpenReader<P> {
  return {
    keyOf: ({ at }) => at,
    intentsOf(position, picked, { at }) {
      const path = [...picked.map((one) => one.at), at];
      return position.texts
        .map((text) => ({ lines: [{ text }], places: pointing.placesOf(text) }))
        .filter(({ places }) => begins(places, path))
        .map(({ lines, places }) => ({ lines, targets: new Set(places) }));
    },
    whyNot(position, picked, { at }) {
      const line = pointing.tried(
        position,
        picked.map((one) => one.at),
        at,
      );
      return line === null ? null : position.refusal(line);
    },
    leads: () => false,
  };
}

/** Returns the signs of all places after some have been picked. */
export function openSigns<P extends Pointable>(
  position: P,
  picked: readonly BoardSpot[],
  { placesOf }: Pick<OpenPointing<P>, 'placesOf'>,
): ReadonlyMap<string, Exclude<Sign, null>> {
  const signs = new Map<string, Exclude<Sign, null>>();
  const path = picked.map(({ at }) => at);
  for (const text of position.texts) {
    const places = placesOf(text);
    const [first] = places;
    const next = begins(places, path) ? places[path.length] : undefined;
    // Alternatives to the first pick stay available, but less prominent.
    if (first !== undefined && !signs.has(first)) signs.set(first, path.length > 0 ? 'plan' : 'legal');
    if (next !== undefined) signs.set(next, 'legal');
  }
  for (const at of path) signs.set(at, 'chosen');
  return signs;
}
