import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANCE, entryOf, isObject, Random, type Seat, type Table } from '@levante/contract';
import { type FaultSeeder, isLegal, lostBy, writeSeeded } from '@levante/testkit';
import { goldenHornKit } from '../../../bots/index.ts';
import { goldenHorn } from '../../../rules/index.ts';

/**
 * Makes the records beside this file: `npx tsx games/golden-horn/test/bots/analysis/make-records.ts`. Each is the first match of
 * deckhands in which a seat that wins without the bad turn no longer wins with it.
 */

const MAX_SEEDS = 2000;
const GUESSES = 100;

/** Returns a deckhand's next action. */
function deckhand(table: Table, seat: Seat, seed: number): string {
  return goldenHornKit.think({ view: table.state(seat), seat, level: 'deckhand', seed }).lines[0] ?? '';
}

function make(name: string, players: number, seeder: FaultSeeder, reason: string): void {
  const seeded = lostBy({ game: entryOf(goldenHorn), options: { players }, decide: deckhand }, seeder, MAX_SEEDS);
  writeFileSync(join(import.meta.dirname, `${name}.levante.json`), writeSeeded(seeded, reason));
  process.stdout.write(`${name}: ply ${seeded.ply} of ${seeded.record.actions.length}, seat ${seeded.seat}\n`);
}

/** The end announced by a seat with fewer cubes than another has, by four or more. */
const announcedBehind: FaultSeeder = (table, seat) => {
  if (!isLegal(table, `${seat} announce`)) return null;
  const { players } = table.state(seat);
  const cubes = Array.isArray(players) ? players.map((player) => cubesOf(player)) : [];
  return Math.max(...cubes) - (cubes[seat] ?? 0) >= 4 ? [`${seat} announce`] : null;
};

/** Number of cubes in a seat's warehouse, for any viewer. */
function cubesOf(player: unknown): number {
  const warehouse = isObject(player) && isObject(player.warehouse) ? player.warehouse : {};
  return Object.values(warehouse).reduce<number>((sum, one) => (typeof one === 'number' ? sum + one : sum), 0);
}

/** Share of resampled states in which a line wins the match immediately; 0 if the match continues. */
function winsAtOnce(table: Table, seat: Seat, line: string): number {
  const random = new Random(1);
  let wins = 0;
  for (let i = 0; i < GUESSES; i++) {
    const guess = table.guess(seat, random);
    guess.play(line);
    while (guess.actor() === CHANCE) guess.playRandom(random);
    if (guess.result()?.ranks[seat] === 1) wins += 1;
  }
  return wins / GUESSES;
}

/** The last voyage of the match broken off with the harbour one free step ahead, where the cargo would mostly win it. */
const stoppedAtTheDoor: FaultSeeder = (table, seat) => {
  const { step, lastRound } = table.state(seat);
  if (step !== 'voyage' || lastRound !== true || !isLegal(table, `${seat} on`)) return null;
  const wins = winsAtOnce(table, seat, `${seat} on`) - winsAtOnce(table, seat, `${seat} stop`);
  return wins >= 0.5 ? [`${seat} stop`] : null;
};

make('stopped-at-the-door', 3, stoppedAtTheDoor, 'not-home');
make('announced-behind', 2, announcedBehind, 'announced-early');
