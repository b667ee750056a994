import { CHANCE, type Game } from '@levante/contract';
import type { Subject } from '../src/index.ts';
import { HEADS, type PocketState, pocketRace, pocketSubject, TAILS } from './pocket-race.ts';

/** Variants of the pocket race with inconsistent behaviour: a new one for each test, since they count calls. */

const base = pocketRace;

/** Returns the pocket race with some methods replaced. */
export function broken(
  verbs: Partial<Game<PocketState>>,
  more: Partial<Subject<PocketState>> = {},
): Subject<PocketState> {
  return { ...pocketSubject, ...more, game: { ...base, ...verbs } };
}

/** Returns another hash of 53 bits. */
const plus = (hash: number, more: number): number => (hash % 2 ** 52) + more;

/** Swaps the weights of heads and tails in every other match. */
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

/** Begins every third match with one point more. */
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

/** Returns a different result on every call. */
export function undecided(): Subject<PocketState> {
  let calls = 0;
  return broken({
    result(s) {
      const result = base.result(s);
      calls += 1;
      return result && { ...result, scores: result.scores.map((score) => score + calls) };
    },
  });
}

/** Returns a different hash on every call. */
export function restless(): Subject<PocketState> {
  let calls = 0;
  return broken({
    hash(s) {
      calls += 1;
      return plus(base.hash(s), calls);
    },
  });
}

/** Changes all hashes after each finished match. */
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

/** Returns different hashes for states that were read. */
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
