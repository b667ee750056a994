import { CHANCE, type Game } from '@levante/contract';
import { type PurseRaceState, purseRace, purseRaceProof } from '../src/host/index.ts';
import type { Subject } from '../src/index.ts';

/** Variants of Purse Race with inconsistent behaviour: a new one for each test, since they count calls. */

const base: Game<PurseRaceState> = purseRace;

/** Returns Purse Race with some methods replaced. */
export function broken(
  verbs: Partial<Game<PurseRaceState>>,
  more: Partial<Subject<PurseRaceState>> = {},
): Subject<PurseRaceState> {
  return { ...purseRaceProof, ...more, game: { ...base, ...verbs } };
}

/** Returns another hash of 53 bits. */
const plus = (hash: number, more: number): number => (hash % 2 ** 52) + more;

/** Reverses the weights of the purses in every other match. */
export function unsteady(): Subject<PurseRaceState> {
  let setups = 0;
  const { outcomes: _, ...rest } = purseRaceProof;
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
        out.weights.subarray(0, out.length).reverse();
      },
    },
  };
}

/** Begins every fourth setup with one step more. */
export function forgetful(): Subject<PurseRaceState> {
  let setups = 0;
  return broken({
    setup(options) {
      setups += 1;
      const s = base.setup(options);
      if (setups % 4 === 3) s.steps[0] = 1;
      return s;
    },
  });
}

/** Returns a different result on every call. */
export function undecided(): Subject<PurseRaceState> {
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
export function restless(): Subject<PurseRaceState> {
  let calls = 0;
  return broken({
    hash(s) {
      calls += 1;
      return plus(base.hash(s), calls);
    },
  });
}

/** Changes all hashes after each finished match. */
export function ageing(): Subject<PurseRaceState> {
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
export function remembered(): Subject<PurseRaceState> {
  const read = new WeakSet<PurseRaceState>();
  return broken({
    fromJson(input) {
      const state = base.fromJson(input);
      if (state.ok) read.add(state.value);
      return state;
    },
    hash: (s) => plus(base.hash(s), Number(read.has(s))),
  });
}
