import type { Seat } from '@levante/contract';
import type { ReadonlySignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Timeline } from './timeline.ts';

export type Plies<F> = readonly { readonly facts: readonly F[] }[];

/**
 * Returns the facts of each turn of the others since the last turn of `seat`, or since the start. `begins` returns the
 * seat whose turn a fact begins, or null.
 */
export function othersTurns<F>(
  plies: Plies<F>,
  seat: Seat,
  begins: (fact: F) => Seat | null,
): readonly (readonly F[])[] {
  let turns: F[][] = [[]];
  let turn: Seat | null = null;
  for (const fact of plies.flatMap(({ facts }) => facts)) {
    const next = begins(fact);
    if (next !== null) {
      if (turn === seat) turns = [];
      turn = next;
      turns.push([]);
    }
    if (turn !== seat) turns.at(-1)?.push(fact);
  }
  return turns;
}

interface Followed<F> {
  readonly session: {
    readonly timeline: ReadonlySignal<Timeline<unknown, F> | null>;
    readonly shown: ReadonlySignal<{ readonly ply: number }>;
  };
  readonly view: { readonly handOf: ReadonlySignal<Seat | null>; readonly past: ReadonlySignal<number | null> };
}

/** Returns the other players' actions since the viewer's last turn, up to the shown ply; nothing for spectators. */
export function useTrails<F, T>(
  { session, view }: Followed<F>,
  since: (plies: Plies<F>, seat: Seat) => readonly T[],
): readonly T[] {
  const timeline = session.timeline.value;
  const seat = view.handOf.value;
  const ply = view.past.value ?? session.shown.value.ply;
  return useMemo(
    () => (timeline && seat !== null ? since(timeline.plies.slice(0, ply - timeline.first), seat) : []),
    [timeline, seat, ply, since],
  );
}
