import { CHANCE, type Game } from '@levante/contract';
import type { Subject } from '../src/index.ts';
import { HEADS, type PocketState, pocketRace, pocketSubject, TAILS } from './pocket-race.ts';

/** Pocket races that do otherwise from time to time: each is made anew for a test, for it counts how often it is called. */

const base = pocketRace;

/** The pocket race with some of its verbs replaced. */
export function broken(
  verbs: Partial<Game<PocketState>>,
  more: Partial<Subject<PocketState>> = {},
): Subject<PocketState> {
  return { ...pocketSubject, ...more, game: { ...base, ...verbs } };
}

/** Another number of 53 bits. */
const plus = (hash: number, more: number): number => (hash % 2 ** 52) + more;

/** Heads and tails in turn have the other's weight, by how often a match was set up. */
export function unsteady(): Subject<PocketState> {
  let setups = 0;
  const { outcomes: _, ...rest } = pocketSubject;
  return {
    ...rest,
    game: {
      ...base,
      setup(options) {
        setups += 1;
        return base.setup(options);
      },
      legal(s, out) {
        base.legal(s, out);
        if (base.actor(s) !== CHANCE || (setups >> 1) % 2 === 0) return;
        out.clear();
        out.push(HEADS, 2);
        out.push(TAILS, 1);
      },
    },
  };
}

/** A match that was set up for the third time begins with a point more. */
export function forgetful(): Subject<PocketState> {
  let setups = 0;
  return broken({
    setup(options) {
      setups += 1;
      const s = base.setup(options);
      if (setups % 4 === 3) s.race.scores[0] = 1;
      return s;
    },
  });
}

/** The result is another each time one asks. */
export function undecided(): Subject<PocketState> {
  let asked = 0;
  return broken({
    result(s) {
      const result = base.result(s);
      asked += 1;
      return result && { ...result, scores: result.scores.map((score) => score + asked) };
    },
  });
}

/** The hash is another each time one asks. */
export function restless(): Subject<PocketState> {
  let asked = 0;
  return broken({
    hash(s) {
      asked += 1;
      return plus(base.hash(s), asked);
    },
  });
}

/** Each match that was over changes all hashes from then on. */
export function ageing(): Subject<PocketState> {
  let over = 0;
  return broken({
    result(s) {
      const result = base.result(s);
      over += Number(result !== null);
      return result;
    },
    hash: (s) => plus(base.hash(s), over),
  });
}

/** What was read is known, and has another hash. */
export function remembered(): Subject<PocketState> {
  const read = new WeakSet<PocketState>();
  return broken({
    fromJson(input) {
      const state = base.fromJson(input);
      if (state.ok) read.add(state.value);
      return state;
    },
    hash: (s) => plus(base.hash(s), Number(read.has(s))),
  });
}
