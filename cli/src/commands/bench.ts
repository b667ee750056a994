import { gameNamed, type MatchChoice, optionsOf } from '../arguments.ts';
import { compare, type Entrant, type Field } from '../bench/comparison.ts';
import type { EngineFigures, Extent } from '../bench/engine.ts';
import { figuresJson } from '../bench/figures.ts';
import { BENCHES, benchNamed, type GameBench } from '../bench/games.ts';
import { howToInstall, isInstalled, PEERS } from '../bench/peer.ts';
import type { Opening } from '../bench/perft.ts';
import { comparisonJson, comparisonPage, PAGE, showComparison } from '../bench/results.ts';
import { MOST_KEPT } from '../bench/slowest.ts';
import { CommandFault } from '../fault.ts';
import { writeTextFile } from '../files.ts';
import { HOUSE } from '../house.ts';
import { typedCommand } from '../ladder/run-line.ts';
import { Progress } from '../progress.ts';

export interface BenchEngineOptions extends Omit<MatchChoice, 'game'>, Extent {
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

/** Measures how fast the rules are, of one game or of both beside their peers, and prints it. */
export function runBenchEngine(options: BenchEngineOptions): void {
  const { game } = options;
  if (game === undefined) benchAll(options);
  else if (options.write) throw new CommandFault('--write is for all games and peers together, without --game');
  else benchOne(game, options);
}

function benchOne(game: string, choice: BenchEngineOptions): void {
  const entry = gameNamed(HOUSE, game);
  const bench = benchNamed(game);
  const { seconds, random, hoarding, json } = choice;
  const options = optionsOf(entry, { ...choice, game, players: choice.players ?? bench.players });
  const figures = bench.engine(options, { seconds, random, hoarding });
  if (json) {
    process.stdout.write(`${JSON.stringify(figuresJson(figures))}\n`);
    return;
  }
  const cities = choice.cities?.length ? `, with ${choice.cities.join(' ')}` : '';
  const head = `${game}, ${options.players} players${cities}, uniformly random, one thread, Node ${process.versions.node}`;
  process.stdout.write(`${[head, ...figureLines(figures)].join('\n')}\n`);
}

function figureLines(figures: EngineFigures): string[] {
  const { random, hoarding } = figures;
  const hoards = hoarding === 0 ? '' : ` and ${hoarding} hoarding`;
  return [
    `${figure(figures.matchesPerSecond)} matches a second`,
    `${figure(figures.actionsPerSecond)} actions a second`,
    `${figure(figures.pliesPerMatch)} plies a match`,
    `${figure(figures.legal)} ns for the whole legal list`,
    `${figure(figures.apply)} ns to apply an action`,
    `${figure(figures.clone)} ns to clone a state`,
    `${figure(figures.structuredClone)} ns to structuredClone its plain form`,
    `${milliseconds(figures.longest)} ms for the longest legal list of ${random} random${hoards} matches, as it came`,
    `${milliseconds(figures.longestAgain)} ms for the longest of the ${MOST_KEPT} slowest, timed again`,
  ];
}

/** The tables of a game that are measured for its options: every set of cities with every number of players, or with one. */
function tablesOf({ game, seats, citySets }: GameBench, only: number | undefined): Entrant[] {
  const [fewest, most] = seats;
  const all = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const numbers = only === undefined ? all : [only];
  return citySets.flatMap((cities) => numbers.map((players) => ({ game, players, cities })));
}

/** What is measured without `--game`. */
function fieldOf({ players, cities, ruleset, board }: BenchEngineOptions): Field {
  for (const [name, value] of Object.entries({ cities, ruleset, board })) {
    if (value !== undefined) throw new CommandFault(`--${name} is for one game: name it with --game`);
  }
  const games = BENCHES.map((bench) => ({ game: bench.game, players: players ?? bench.players, cities: [] }));
  for (const entrant of games) optionsOf(gameNamed(HOUSE, entrant.game), entrant);
  return { games, options: BENCHES.flatMap((bench) => tablesOf(bench, players)), peers: PEERS };
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
  if (write) writeTextFile(results, PAGE, comparisonPage(comparison, typedCommand()));
  const told = json ? JSON.stringify(comparisonJson(comparison)) : showComparison(comparison).join('\n');
  process.stdout.write(`${told}\n`);
}

/** Counts all ways of so many plies from a position, and prints it. */
export function runBenchPerft(options: BenchPerftOptions): void {
  const { game, seed, plies, depth, json } = options;
  const complete = optionsOf(gameNamed(HOUSE, game), options);
  const started = performance.now();
  const found = benchNamed(game).perft(complete, { seed, plies }, depth);
  const seconds = Number(((performance.now() - started) / 1000).toFixed(3));
  if (json) {
    process.stdout.write(`${JSON.stringify({ game, options: complete, seed, plies, depth, ...found, seconds })}\n`);
    return;
  }
  const from = plies === 0 ? 'the fresh match' : `the position after ${plies} random plies of seed ${seed}`;
  const lines = [
    `${game}, ${depth} plies from ${from}, ${seconds} s`,
    `${figure(found.paths)} paths`,
    `${figure(found.positions)} positions`,
    `${found.hash} hash`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
