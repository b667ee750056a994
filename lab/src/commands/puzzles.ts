import type { BotKit, Puzzle, Puzzler, RatedPuzzle } from '@levante/bots';
import { gameNamed } from '@levante/cli/lib/arguments.ts';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { Progress } from '@levante/cli/lib/progress.ts';
import type { GameEntry } from '@levante/contract';
import { rate } from '../ladder/rating.ts';
import { encountersOf } from '../ladder/result.ts';
import { LadderStore } from '../ladder/store.ts';
import { LAB_DEPENDENCIES, type LabDependencies } from '../lib/lab-dependencies.ts';
import { Finds, readShelf, writeShelf } from '../puzzles/puzzle-files.ts';
import { puzzleRating, type RatedLevel } from '../puzzles/rating.ts';
import { solvesIt } from '../puzzles/solve.ts';

export interface PuzzleOptions {
  readonly game: string;
  readonly count: number;
  readonly seed: number;
  readonly found: string;
  readonly out?: string;
  readonly prove?: string;
  readonly sample?: number;
  readonly results: string;
  readonly tries: number;
}

/** Number of playouts for each turn: at first, and for close turns. */
const EFFORT = { first: 8, most: 192, thorough: false };

interface Tools {
  readonly entry: GameEntry;
  readonly kit: BotKit;
  readonly puzzler: Puzzler;
}

function toolsOf(dependencies: LabDependencies, game: string): Tools {
  const entry = gameNamed(dependencies, game);
  const kit = dependencies.kits.get(entry.id);
  const puzzler = dependencies.puzzlers.get(entry.id);
  if (!kit || !puzzler) throw new CommandFault(`${entry.id} has no puzzles`);
  return { entry, kit, puzzler };
}

/** Finds, rates and writes puzzles, or verifies the puzzles of a folder. */
export function runPuzzles(options: PuzzleOptions, dependencies: LabDependencies = LAB_DEPENDENCIES): void {
  const tools = toolsOf(dependencies, options.game);
  if (options.prove !== undefined) proveAll(options.prove, options, tools);
  else find(options, tools);
}

function find({ count, seed, found, out, results, tries }: PuzzleOptions, tools: Tools): void {
  const finds = new Finds(found);
  const progress = new Progress();
  const known = new Set(finds.found.map(({ state }) => JSON.stringify(state)));
  for (let match = seed; finds.found.length < count; match++) {
    for (const puzzle of tools.puzzler.find(match, EFFORT)) {
      const position = JSON.stringify(puzzle.state);
      if (known.has(position)) continue;
      known.add(position);
      finds.add(puzzle);
    }
    progress.show(finds.found.length / count, `${count} puzzles`);
  }
  progress.clear();
  process.stdout.write(`${finds.found.length} puzzles in ${found}\n`);
  if (out === undefined) return;
  const rated = rateAll(finds.found, rungsOf(tools, results), tries, tools);
  writeShelf(out, tools.entry, rated);
  process.stdout.write(`${rated.length} rated puzzles in ${out}\n`);
}

/** Returns the levels offered to people, with their points. */
function rungsOf({ entry, kit }: Tools, results: string): readonly RatedLevel[] {
  const ratings = rate(kit.offered, encountersOf(new LadderStore(results).duels(entry.id), 2));
  return ratings.map(({ level, points }) => {
    if (points === null) throw new CommandFault(`${level} has no rating: run levante ladder --game ${entry.id}`);
    return { level, points };
  });
}

/** Rates puzzles by difficulty, the easiest first. */
function rateAll(
  puzzles: readonly Puzzle[],
  rungs: readonly RatedLevel[],
  tries: number,
  tools: Tools,
): readonly RatedPuzzle[] {
  const progress = new Progress();
  const rated = puzzles.map((puzzle, i): RatedPuzzle => {
    progress.show(i / puzzles.length, `${puzzles.length} ratings`);
    const shares = rungs.map(({ level }) => {
      let solved = 0;
      for (let seed = 1; seed <= tries; seed++) if (solvesIt(puzzle, { ...tools, level, seed })) solved += 1;
      return solved / tries;
    });
    return {
      ...puzzle,
      rating: puzzleRating(rungs, shares, tries),
      solved: shares.map((one) => Math.round(100 * one)),
    };
  });
  progress.clear();
  return rated.sort((a, b) => a.rating - b.rating || a.seed - b.seed);
}

function proveAll(folder: string, { sample, tries: _ }: PuzzleOptions, { puzzler }: Tools): void {
  const shelf = readShelf(folder);
  const step = sample === undefined ? 1 : Math.max(1, Math.floor(shelf.length / sample));
  const progress = new Progress();
  const failed: number[] = [];
  let proven = 0;
  for (let i = 0; i < shelf.length; i += step) {
    const puzzle = shelf[i];
    if (!puzzle) break;
    const again = puzzler.prove(puzzle, { ...EFFORT, thorough: true });
    if (again?.deeds[0]?.deed === puzzle.deeds[0]?.deed && again?.margin === puzzle.margin) proven += 1;
    else failed.push(i + 1);
    progress.show(i / shelf.length, `${shelf.length} puzzles`);
  }
  progress.clear();
  process.stdout.write(
    `${proven} verified, ${failed.length} not${failed.length === 0 ? '' : `: ${failed.join(', ')}`}\n`,
  );
  if (failed.length > 0) process.exitCode = 1;
}
