import { MatchTally } from '../simulate/tally.ts';
import type { Play } from '../simulate/threads.ts';
import { type Pair, runOf, type Terms } from './pairs.ts';
import type { Circumstances, PairResult } from './result.ts';
import type { LadderStore } from './store.ts';

function resultOf(pair: Pair, tally: MatchTally, circumstances: Circumstances): PairResult {
  const thinking = tally.thinking();
  const thinks = (level: string): number => Math.round(1000 * (thinking.find((one) => one.level === level)?.mean ?? 0));
  return {
    ...pair,
    ...circumstances,
    deals: tally.dealsOf(pair.upper),
    faults: tally.report().faults,
    upperThinks: thinks(pair.upper),
    lowerThinks: thinks(pair.lower),
    lateTurns: thinking.reduce((sum, { lateTurns }) => sum + lateTurns, 0),
  };
}

/** Dependencies and settings of a tournament. */
export interface TournamentSetup {
  readonly play: Play;
  readonly store: LadderStore;
  readonly circumstances: Circumstances;
  /** True if stored pairs with the same terms and build are reused. */
  readonly resume: boolean;
  /** Called with the number of matches played so far, and their total. */
  onMatch(played: number, all: number): void;
  /** Called when a pair has played all its matches and is stored. */
  onPair(result: PairResult): void;
}

/** Plays these pairs one after the other; each is stored as soon as it is done. */
async function playPairs(terms: Terms, pairs: readonly Pair[], setup: TournamentSetup): Promise<Map<Pair, PairResult>> {
  const runs = pairs.map((pair) => runOf(terms, pair));
  const tallies = runs.map((run) => new MatchTally(run));
  const results = new Map<Pair, PairResult>();
  const all = pairs.length * terms.matches;
  let played = 0;
  if (all === 0) return results;
  await setup.play({ runs, matches: terms.matches, until: null }, (match, run) => {
    const tally = tallies[run];
    const pair = pairs[run];
    if (!tally || !pair) return;
    tally.add(match);
    played += 1;
    setup.onMatch(played, all);
    if (tally.played < terms.matches) return;
    const result = resultOf(pair, tally, setup.circumstances);
    setup.store.keep(terms, result);
    results.set(pair, result);
    setup.onPair(result);
  });
  return results;
}

/** Plays a tournament, or the rest of it. Returns the results in the order of the pairs. */
export async function playLadder(terms: Terms, pairs: readonly Pair[], setup: TournamentSetup): Promise<PairResult[]> {
  const { store, resume, circumstances } = setup;
  const known = new Map(pairs.map((pair) => [pair, resume ? store.find(terms, pair, circumstances.build) : null]));
  const open = pairs.filter((pair) => !known.get(pair));
  const played = await playPairs(terms, open, setup);
  return pairs.flatMap((pair) => known.get(pair) ?? played.get(pair) ?? []);
}
