import { type BotKit, kitOf } from '@levante/bots';
import { type CoinRaceState, coinRace } from '@levante/coin-race/rules';
import { type Bot, NO_LIMIT } from '@levante/contract';
import { Queue } from '../src/simulate/queue.ts';
import { playOne } from '../src/simulate/simulation-run.ts';
import { type Play, workOf } from '../src/simulate/threads.ts';

/** Bots of known strength, in a game so small that the exact chance to win can be computed. */

const STEP_1 = 1;
const STEP_2 = 2;
const HEADS = 1 / 3;
export const GOAL = 9;

/** Error rate of each level, weakest first: it takes a step of 1 where 2 would be better. */
export const ERRS: Readonly<Record<string, number>> = { random: 1, clumsy: 0.9, fair: 0.6, good: 0.3, master: 0 };

function erring(level: string, errs: number): Bot<CoinRaceState> {
  return {
    level,
    think(_game, view, seat, random) {
      const err = random.next() / 0x100000000 < errs;
      return { actions: [err || view.scores[seat] === 0 ? STEP_1 : STEP_2] };
    },
  };
}

export const ERRING_KIT: BotKit = kitOf(
  coinRace,
  Object.entries(ERRS).map(([level, errs]) => erring(level, errs)),
);

/** Returns the exact chance of the starting player to win, given both error rates, by visiting all positions. */
function winsBeginning(mine: number, other: number): number {
  const known = new Map<string, number>();
  const at = (score: number, their: number, errs: number, theirErrs: number): number => {
    const key = [score, their, errs, theirErrs].join();
    const before = known.get(key);
    if (before !== undefined) return before;
    const pass = (now: number): number => (now >= GOAL ? 1 : 1 - at(their, now, theirErrs, errs));
    const step = (by: number): number => HEADS * pass(score + by + 1) + (1 - HEADS) * pass(score + by);
    const chance = score === 0 ? step(1) : errs * step(1) + (1 - errs) * step(2);
    known.set(key, chance);
    return chance;
  };
  return at(0, 0, mine, other);
}

/** Returns the chance of a level against another of the kit, averaged over both seats. */
export function trueShare(level: string, other: string): number {
  const mine = ERRS[level] ?? 1;
  const theirs = ERRS[other] ?? 1;
  return (winsBeginning(mine, theirs) + 1 - winsBeginning(theirs, mine)) / 2;
}

/** Plays in this thread, unlike `inThreads`; fails after `brokenOff` matches to simulate an interruption. */
export function playHere(kit: BotKit, brokenOff = Number.POSITIVE_INFINITY): Play {
  return async (playing, onPlayed) => {
    const queue = new Queue(workOf(playing));
    for (let next = queue.take(); next !== null; next = queue.take()) {
      if (next >= brokenOff) throw new Error('the plug was pulled');
      const run = playing.runs[Math.floor(next / playing.matches)];
      if (!run) throw new RangeError(`there is no run for match ${next}`);
      onPlayed(playOne(kit, run, next % playing.matches), playing.runs.indexOf(run));
    }
  };
}

/** Returns a kit whose only bot reports its budget at each of its turns. */
export function listeningKit(budgets: number[]): BotKit {
  const bot: Bot<CoinRaceState> = {
    level: 'listener',
    think(_game, _view, _seat, _random, budget) {
      budgets.push(budget === NO_LIMIT ? Number.POSITIVE_INFINITY : budget.remaining());
      return { actions: [STEP_1] };
    },
  };
  return kitOf(coinRace, [bot]);
}
