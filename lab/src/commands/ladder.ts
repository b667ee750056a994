import { gameNamed, levelsOf } from '@levante/cli/lib/arguments.ts';
import { DEPENDENCIES } from '@levante/cli/lib/dependencies.ts';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { Progress } from '@levante/cli/lib/progress.ts';
import { between, percent } from '@levante/cli/lib/rows.ts';
import { type MatchChoice, optionsOf } from '@levante/cli/lib/setup.ts';
import { writeSection } from '../ladder/page.ts';
import { pairsOf, type Terms, wholeDeals } from '../ladder/pairs.ts';
import { type PairResult, shareOfPair } from '../ladder/result.ts';
import { machine, today, typedCommand } from '../ladder/run-line.ts';
import { LadderStore } from '../ladder/store.ts';
import { type Ladder, ladderSection, ratingsOf, showLadder } from '../ladder/table.ts';
import { ladderTitle } from '../ladder/title.ts';
import { playLadder } from '../ladder/tournament.ts';
import { buildMarkOf } from '../lib/task-kinds.ts';
import type { JobsChoice } from '../lib/threads.ts';
import { inThreads } from '../simulate/threads.ts';

export interface LadderOptions extends MatchChoice, JobsChoice {
  readonly levels?: readonly string[];
  readonly all?: true;
  readonly matches: number;
  readonly seed: number;
  readonly ms?: number;
  readonly results: string;
  readonly write?: true;
  readonly resume?: true;
  readonly json?: true;
}

/** Returns the requested levels, or the levels offered to people, in the order of the kit. */
function requestedLevels(game: string, requested: readonly string[] | undefined): readonly string[] {
  const kit = DEPENDENCIES.kits.get(game);
  const known = kit?.levels ?? [];
  const named = requested === undefined ? (kit?.offered ?? []) : levelsOf(DEPENDENCIES, game, requested);
  const levels = known.filter((level) => named.includes(level));
  if (levels.length < 2) throw new CommandFault(`a ladder needs two levels; known levels: ${known.join(', ')}`);
  return levels;
}

function termsOf(options: LadderOptions): Terms {
  const entry = gameNamed(DEPENDENCIES, options.game);
  const complete = optionsOf(entry, options);
  return {
    game: entry.id,
    rulesVersion: entry.rulesVersion,
    options: complete,
    ms: options.ms ?? null,
    matches: wholeDeals(options.matches, complete.players),
    seed: options.seed,
  };
}

/** Returns a pair as JSON, with its share instead of its deals. */
function asJson({ deals, ...rest }: PairResult) {
  return { ...rest, deals: deals.length, ...shareOfPair({ ...rest, deals }) };
}

/** Formats a pair in one line, printed as soon as it is done. */
function sayPair(result: PairResult): string {
  const share = shareOfPair(result);
  return `${result.upper} against ${result.lower}: ${percent(share.share)} (${between(share)}) of ${share.matches} matches`;
}

/** Plays the tournament of the levels, or the rest of it, and reports. Fails if any match has a fault. */
export async function runLadder(options: LadderOptions): Promise<void> {
  const terms = termsOf(options);
  const levels = requestedLevels(terms.game, options.levels);
  const pairs = pairsOf(levels, options.all === true);
  const progress = new Progress();
  const results = await playLadder(terms, pairs, {
    play: inThreads(options),
    store: new LadderStore(options.results),
    circumstances: { build: buildMarkOf('simulate'), machine: machine(), date: today() },
    resume: options.resume === true,
    onMatch: (played, all) => progress.show(played / all, `${all} matches`),
    onPair: (result) => progress.say(sayPair(result)),
  });
  progress.clear();

  const title = `Ladder: ${ladderTitle(gameNamed(DEPENDENCIES, terms.game), terms.options, terms.ms)}`;
  const ladder: Ladder = { title, terms, levels, pairs: results };
  if (options.write) writeSection(options.results, title, ladderSection(ladder, typedCommand()));
  const output = { title, terms, ratings: ratingsOf(ladder), pairs: results.map(asJson) };
  process.stdout.write(`${options.json ? JSON.stringify(output) : showLadder(ladder).join('\n')}\n`);
  if (results.some(({ faults }) => faults > 0)) process.exitCode = 1;
}
