import type { BotAnswer, BotPort, BotQuestion, Chance, HostLog, Time } from '@levante/host';

/** The part of a bot kit that a host needs. */
export interface ThinkingKit {
  readonly levels: readonly string[];
  think(question: Pick<BotQuestion, 'view' | 'seat' | 'level' | 'seed'>): { readonly lines: readonly string[] };
}

/**
 * Returns bots that run in this thread, without a clock. `late` names levels that would never answer and are therefore
 * not asked.
 */
export function inProcessBots(kits: ReadonlyMap<string, ThinkingKit>, late: readonly string[] = []): BotPort {
  let stopped = false;
  return {
    levels: async (game) => kits.get(game)?.levels ?? [],
    think: async ({ game, view, seat, level, seed }): Promise<BotAnswer> => {
      if (stopped) return { ok: false, reason: 'stopped' };
      if (late.includes(level)) return { ok: false, reason: 'late' };
      try {
        const answer = kits.get(game)?.think({ view, seat, level, seed });
        return { ok: true, lines: answer?.lines ?? [], ms: 0 };
      } catch {
        return { ok: false, reason: 'threw', where: [] };
      }
    },
    stop: async () => {
      stopped = true;
    },
  };
}

/** Returns a random source that draws whole numbers below another one. */
export function chanceFrom(below: (n: number) => number): Chance {
  const letter = (): string => String.fromCharCode(97 + below(26));
  return {
    newSeed: () => Array.from({ length: 64 }, () => below(16).toString(16)).join(''),
    newMatchId: () => Array.from({ length: 14 }, letter).join(''),
    below,
  };
}

/** Returns a random source for tests, in browsers as well. */
export const testChance = (): Chance => chanceFrom((n) => Math.floor(Math.random() * n));

const none = (): void => {};

/** Log of a host whose reports no test reads. */
export const SILENT_LOG: HostLog = {
  botReplaced: none,
  botsUnavailable: none,
  stateUnreadable: none,
  matchStuck: none,
  streamFailed: none,
};

/** System clock for tests. */
export const TEST_TIME: Time = {
  now: Date.now,
  after: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
};
