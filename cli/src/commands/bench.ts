import { gameNamed, optionsOf } from '../arguments.ts';
import { engineBenchOf } from '../bench/engine.ts';
import { CommandFault } from '../fault.ts';
import { HOUSE } from '../house.ts';

export interface BenchEngineOptions {
  readonly game: string;
  readonly players: number;
  readonly json?: true;
}

const SECONDS = 5;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const figure = (value: number): string => Math.round(value).toLocaleString('en-GB').padStart(12);

/** Measures how fast the rules are, and prints it. */
export function runBenchEngine({ game, players, json }: BenchEngineOptions): void {
  optionsOf(gameNamed(HOUSE, game), { game, players });
  const bench = engineBenchOf(game);
  if (!bench) throw new CommandFault(`there is no benchmark for ${game}`);
  const { matchesPerSecond, actionsPerSecond, pliesPerMatch, legal, apply, clone } = bench(players, SECONDS);
  if (json) {
    const report = {
      matchesPerSecond: round(matchesPerSecond, 1),
      actionsPerSecond: Math.round(actionsPerSecond),
      pliesPerMatch: round(pliesPerMatch, 1),
      nanoseconds: { legal: round(legal, 1), apply: round(apply, 1), clone: round(clone, 1) },
    };
    process.stdout.write(`${JSON.stringify(report)}\n`);
    return;
  }
  const lines = [
    `${game}, ${players} players, uniformly random, one thread, Node ${process.versions.node}`,
    `${figure(matchesPerSecond)} matches a second`,
    `${figure(actionsPerSecond)} actions a second`,
    `${figure(pliesPerMatch)} plies a match`,
    `${figure(legal)} ns for the whole legal list`,
    `${figure(apply)} ns to apply an action`,
    `${figure(clone)} ns to clone a state`,
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
