import { type Durations, isDurations, type RunningControl } from '@levante/wire';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { usePageDependencies } from '../dependencies.ts';

/** Turns of a player in a match, for the estimate: about as many as both games have. */
const ESTIMATED_TURNS = 20;
/** Estimates are rounded to this many minutes. */
const STEP = 5;

/** A table whose length is estimated. */
export interface TimedTable {
  readonly game: string;
  readonly players: number;
  /** Number of bots among them, which need no time. */
  readonly bots: number;
  readonly control: RunningControl | undefined;
}

/** Length of a match in minutes; about `from` if both are equal. */
export interface Length {
  readonly from: number;
  readonly to: number;
}

const known = signal<Durations['durations']>([]);
let isRequested = false;

/** Loads the usual lengths of this server's matches once. Without them, lengths are estimated. */
export function useDurations(): Durations['durations'] {
  const { server } = usePageDependencies();
  useEffect(() => {
    if (isRequested) return;
    isRequested = true;
    void server.get('/api/tables/durations', isDurations).then((reply) => {
      if (reply.ok) known.value = reply.value.durations;
      else isRequested = false;
    });
  }, [server]);
  return known.value;
}

const rounded = (minutes: number): number => Math.max(STEP, Math.round(minutes / STEP) * STEP);

/**
 * Returns the length of a live match: the usual length of such matches on this server, or half to all of the total time
 * of the people. Null without a live clock.
 */
export function matchLengthOf(
  durations: Durations['durations'],
  { game, players, bots, control }: TimedTable,
): Length | null {
  if (control?.kind !== 'live') return null;
  const { bankS, incrementS } = control;
  const own = durations.find(
    (one) => one.game === game && one.players === players && one.bankS === bankS && one.incrementS === incrementS,
  );
  if (own && bots === 0) return { from: rounded(own.minutes), to: rounded(own.minutes) };
  const most = ((players - bots) * (bankS + ESTIMATED_TURNS * incrementS)) / 60;
  return { from: rounded(most / 2), to: rounded(most) };
}
