import type { StoredMatch } from '@levante/host';

/** Numbers of changes of seats and of proposals with an effect. */
export interface SeatCounts {
  readonly timeouts: number;
  readonly resigned: number;
  readonly returned: number;
  readonly takenBack: number;
  readonly cancelled: number;
}

/** Counts the events of matches other than actions. */
export function countEvents(matches: readonly StoredMatch[]): SeatCounts {
  const events = matches.flatMap(({ sat = [], branches }) => {
    // Events before the last branch are those of the match it came from.
    const since = branches?.at(-1)?.ply ?? 0;
    return sat.filter(({ ply }) => ply >= since);
  });
  const count = (why: string): number => events.filter((event) => event.by === 'bot' && event.why === why).length;
  const isEnded = ({ status, result }: StoredMatch): boolean => status === 'over' && result === null;
  const takenBack = matches.filter(({ continuedBy }) => continuedBy !== undefined).length;
  return {
    timeouts: count('time'),
    resigned: count('resigned'),
    returned: events.filter(({ by }) => by === 'person').length,
    takenBack,
    cancelled: matches.filter(isEnded).length - takenBack,
  };
}

/** Returns the sums of counts. */
export function sumOfEvents(counts: readonly SeatCounts[]): SeatCounts {
  const sum = (of: (one: SeatCounts) => number): number => counts.reduce((total, one) => total + of(one), 0);
  return {
    timeouts: sum(({ timeouts }) => timeouts),
    resigned: sum(({ resigned }) => resigned),
    returned: sum(({ returned }) => returned),
    takenBack: sum(({ takenBack }) => takenBack),
    cancelled: sum(({ cancelled }) => cancelled),
  };
}

/** Formats counts in one line. */
export function sayEvents({ timeouts, resigned, returned, takenBack, cancelled }: SeatCounts): string {
  const seats = `${timeouts} people ran out of time, ${resigned} resigned, ${returned} came back`;
  return `${seats}; ${takenBack} turns taken back, ${cancelled} matches cancelled`;
}
