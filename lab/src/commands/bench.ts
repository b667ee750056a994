import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameNamed, list } from '@levante/cli/lib/arguments.ts';
import { CommandFault } from '@levante/cli/lib/fault.ts';
import { writeTextFile } from '@levante/cli/lib/files.ts';
import { Progress } from '@levante/cli/lib/progress.ts';
import { type MatchChoice, optionsOf } from '@levante/cli/lib/setup.ts';
import { replaceSection } from '@levante/testkit/sections';
import { type ComparisonField, compare, type Entrant } from '../bench/comparison.ts';
import type { BenchLength, EngineFigures } from '../bench/engine.ts';
import { figuresJson } from '../bench/figures.ts';
import { benchesOf, benchNamed, type GameBench } from '../bench/games.ts';
import { howToInstall, isInstalled, PEERS } from '../bench/peer.ts';
import type { Opening } from '../bench/perft.ts';
import { comparisonJson, comparisonPage, RESULTS_PAGE, showComparison } from '../bench/results.ts';
import { MAX_POSITIONS } from '../bench/slowest-positions.ts';
import { typedCommand } from '../ladder/run-line.ts';
import { LAB_DEPENDENCIES } from '../lib/lab-dependencies.ts';

export interface BenchEngineOptions extends Omit<MatchChoice, 'game'>, BenchLength {
  readonly game?: string;
  readonly results: string;
  readonly write?: true;
  readonly json?: true;
}

export interface BenchPerftOptions extends MatchChoice, Opening {
  readonly depth: number;
  readonly json?: true;
}

const figure = (value: number): string => Math.round(value).toLocaleString('en-GB').padStart(12);
const milliseconds = (ms: number): string => ms.toFixed(4).padStart(12);

/** Measures the speed of the rules, of one game or of all beside their peers, and prints it. */
export function runBenchEngine(options: BenchEngineOptions): void {
  const { game } = options;
  if (game === undefined) benchAll(options);
  else if (options.write) throw new CommandFault('--write needs all games: leave out --game');
  else benchOne(game, options);
}

function benchOne(game: string, choice: BenchEngineOptions): void {
  const entry = gameNamed(LAB_DEPENDENCIES, game);
  const bench = benchNamed(LAB_DEPENDENCIES, game);
  const { seconds, random, hoarding, json } = choice;
  const options = optionsOf(entry, { ...choice, game, players: choice.players ?? bench.players });
  const figures = bench.engine(options, { seconds, random, hoarding });
  if (json) {
    process.stdout.write(`${JSON.stringify(figuresJson(figures))}\n`);
    return;
  }
  const setup = Object.values(choice.setup ?? {}).flatMap(list);
  const set = setup.length === 0 ? '' : `, with ${setup.join(' ')}`;
  const head = `${game}, ${options.players} players${set}, uniformly random, one thread, Node ${process.versions.node}`;
  process.stdout.write(`${[head, ...figureLines(figures)].join('\n')}\n`);
}

function figureLines(figures: EngineFigures): string[] {
  const { random, hoarding } = figures;
  const hoards = hoarding === 0 ? '' : ` and ${hoarding} hoarding`;
  return [
    `${figure(figures.matchesPerSecond)} matches per second`,
    `${figure(figures.actionsPerSecond)} actions per second`,
    `${figure(figures.pliesPerMatch)} plies per match`,
    `${figure(figures.legal)} ns for the whole legal list`,
    `${figure(figures.apply)} ns to apply an action`,
    `${figure(figures.clone)} ns to clone a state`,
    `${figure(figures.structuredClone)} ns to structuredClone it as JSON`,
    `${milliseconds(figures.longest)} ms for the slowest legal list in ${random} random${hoards} matches, as measured`,
    `${milliseconds(figures.longestAgain)} ms for the slowest of ${MAX_POSITIONS}, measured again`,
  ];
}

/** Returns the tables of a game that are measured for its options: every setup with every number of players, or with one. */
function tablesOf({ game, seats, setups }: GameBench, only: number | undefined): Entrant[] {
  const [fewest, most] = seats;
  const all = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const numbers = only === undefined ? all : [only];
  return setups.flatMap((setup) => numbers.map((players) => ({ game, players, setup })));
}

/** Returns the games to measure without `--game`. */
function fieldOf({ players, setup, board }: BenchEngineOptions): ComparisonField {
  for (const [name, value] of Object.entries({ ...setup, board })) {
    if (value !== undefined) throw new CommandFault(`--${name} is for one game: name it with --game`);
  }
  const benches = benchesOf(LAB_DEPENDENCIES);
  const games = benches.map((bench) => ({ game: bench.game, players: players ?? bench.players, setup: {} }));
  for (const entrant of games) optionsOf(gameNamed(LAB_DEPENDENCIES, entrant.game), entrant);
  return { games, options: benches.flatMap((bench) => tablesOf(bench, players)), peers: PEERS };
}

function benchAll(choice: BenchEngineOptions): void {
  const { seconds, random, hoarding, results, write, json } = choice;
  const field = fieldOf(choice);
  const missing = PEERS.filter((peer) => !isInstalled(peer)).map(howToInstall);
  if (write && missing[0] !== undefined) throw new CommandFault(missing[0]);
  for (const line of missing) process.stderr.write(`${line}\n`);
  const progress = new Progress();
  const comparison = compare(field, { seconds, random, hoarding }, (share) => progress.show(share, 'the rounds'));
  progress.clear();
  if (write) writeSection(results, comparisonPage(comparison, typedCommand()));
  const output = json ? JSON.stringify(comparisonJson(comparison)) : showComparison(comparison).join('\n');
  process.stdout.write(`${output}\n`);
}

/** Writes the section of this command into the results page; other sections stay. */
function writeSection(folder: string, section: string): void {
  const path = join(folder, RESULTS_PAGE);
  const page = existsSync(path) ? readFileSync(path, 'utf8') : '';
  writeTextFile(folder, RESULTS_PAGE, replaceSection(page, section));
}

/** Counts all paths to a given depth from a position, and prints the result. */
export function runBenchPerft(options: BenchPerftOptions): void {
  const { game, seed, plies, depth, json } = options;
  const complete = optionsOf(gameNamed(LAB_DEPENDENCIES, game), options);
  const started = performance.now();
  const found = benchNamed(LAB_DEPENDENCIES, game).perft(complete, { seed, plies }, depth);
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
  if (json) {
    process.stdout.write(`${JSON.stringify({ game, options: complete, seed, plies, depth, ...found, seconds })}\n`);
    return;
  }
  const from = plies === 0 ? 'a new match' : `the position after ${plies} random plies of seed ${seed}`;
  const lines = [
    `${game}, ${depth} plies from ${from}, ${seconds} s`,
    `${figure(found.paths)} paths`,
    `${figure(found.positions)} positions`,
    `${found.hash} hash`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
