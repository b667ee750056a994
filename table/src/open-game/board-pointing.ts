import type { Refusal } from '@levante/contract';
import type { AnyIntent } from '../match/selection.ts';
import type { IntentReader } from '../match/turn-editor.ts';
import type { Sign } from '../pointing/pointing.ts';

/** A place on the board: the only kind of thing that is pointed at. */
export interface BoardSpot {
  readonly on: 'place';
  readonly at: string;
}

export const spotAt = (at: string): BoardSpot => ({ on: 'place', at });

/** How actions are pointed at. */
export interface OpenPointing<P> {
  /** The places that are picked for an action, in their order; empty for a line that is none. */
  placesOf(line: string): readonly string[];
  /** The line that somebody tries who picks a place that leads nowhere, so that its refusal can be told. */
  tried(position: P, picked: readonly string[], at: string): string | null;
}

/** What pointing asks of a position. */
interface Pointable {
  readonly texts: readonly string[];
  refusal(line: string): Refusal | null;
}

const begins = (places: readonly string[], path: readonly string[]): boolean => path.every((at, i) => places[i] === at);

/** Reads what is meant by pointing from the list of legal actions. */
export function openReader<P extends Pointable>(pointing: OpenPointing<P>): IntentReader<P, BoardSpot, AnyIntent> {
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

/** The signs of all places of a position, after some have been picked. */
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
    // While something is picked, what could have been picked instead is still there, but stands back.
    if (first !== undefined && !signs.has(first)) signs.set(first, path.length > 0 ? 'plan' : 'legal');
    if (next !== undefined) signs.set(next, 'legal');
  }
  for (const at of path) signs.set(at, 'chosen');
  return signs;
}
