import { gameNamed, type MatchChoice, optionsOf } from '../arguments.ts';
import { compare } from '../bench/comparison.ts';
import { figuresJson } from '../bench/figures.ts';
import { BENCHES, benchNamed } from '../bench/games.ts';
import { howToInstall, isInstalled, PEERS } from '../bench/peer.ts';
import type { Opening } from '../bench/perft.ts';
import { comparisonJson, comparisonPage, PAGE, showComparison } from '../bench/results.ts';
import { CommandFault } from '../fault.ts';
import { writeTextFile } from '../files.ts';
import { HOUSE } from '../house.ts';
import { typedCommand } from '../ladder/run-line.ts';
import { Progress } from '../progress.ts';

export interface BenchEngineOptions {
  readonly game?: string;
  readonly players?: number;
  readonly results: string;
  readonly write?: true;
  readonly json?: true;
}

export interface BenchPerftOptions extends MatchChoice, Opening {
  readonly depth: number;
  readonly json?: true;
}

const SECONDS = 5;

const figure = (value: number): string => Math.round(value).toLocaleString('en-GB').padStart(12);

/** Measures how fast the rules are, of one game or of both beside their peers, and prints it. */
export function runBenchEngine(options: BenchEngineOptions): void {
  const { game } = options;
  if (game === undefined) benchAll(options);
  else if (options.write) throw new CommandFault('--write is for all games and peers together, without --game');
  else benchOne(game, options);
}

function benchOne(game: string, { players: asked, json }: BenchEngineOptions): void {
  const entry = gameNamed(HOUSE, game);
  const bench = benchNamed(game);
  const players = asked ?? bench.players;
  optionsOf(entry, { game, players });
  const figures = bench.engine(players, SECONDS);
  if (json) {
    process.stdout.write(`${JSON.stringify(figuresJson(figures))}\n`);
    return;
  }
  const lines = [
    `${game}, ${players} players, uniformly random, one thread, Node ${process.versions.node}`,
    `${figure(figures.matchesPerSecond)} matches a second`,
    `${figure(figures.actionsPerSecond)} actions a second`,
    `${figure(figures.pliesPerMatch)} plies a match`,
    `${figure(figures.legal)} ns for the whole legal list`,
    `${figure(figures.apply)} ns to apply an action`,
    `${figure(figures.clone)} ns to clone a state`,
    `${figure(figures.structuredClone)} ns to structuredClone its plain form`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function benchAll({ players, results, write, json }: BenchEngineOptions): void {
  const entrants = BENCHES.map((bench) => ({ game: bench.game, players: players ?? bench.players }));
  for (const entrant of entrants) optionsOf(gameNamed(HOUSE, entrant.game), entrant);
  const missing = PEERS.filter((peer) => !isInstalled(peer)).map(howToInstall);
  if (write && missing[0] !== undefined) throw new CommandFault(missing[0]);
  for (const line of missing) process.stderr.write(`${line}\n`);
  const progress = new Progress();
  const comparison = compare(entrants, PEERS, (share) => progress.show(share, 'the rounds'));
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
