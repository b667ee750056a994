import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHANCE, isObject, type JsonObject, Random, type Seat, type Table } from '@levante/contract';
import { isLegal, type Plant, type Planted, playPlanted } from './planted.ts';

/**
 * Makes the records beside this file: `npx tsx bots/test/analysis/make-records.ts`. Each is the first match of deckhands in
 * which a seat that wins without the bad turn no longer wins with it.
 */

const NOTHING: Plant = () => null;
const MOST_SEEDS = 2000;
const GUESSES = 100;

/** The first match that a bad turn loses for whoever plays it. */
function lostBy(game: string, options: JsonObject, plant: Plant): Planted {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const planted = playPlanted(game, options, seed, plant);
    if (planted.ply < 0 || planted.record.result?.ranks[planted.seat] === 1) continue;
    const otherwise = playPlanted(game, options, seed, NOTHING);
    if (otherwise.record.result?.ranks[planted.seat] === 1) return planted;
  }
  throw new Error(`no such match of ${game} among ${MOST_SEEDS}`);
}

function write(name: string, { record, ply, seat }: Planted, reason: string): void {
  const meta = { planted: { ply, seat, reason } };
  writeFileSync(join(import.meta.dirname, `${name}.levante.json`), `${JSON.stringify({ ...record, meta })}\n`);
  process.stdout.write(`${name}: ply ${ply} of ${record.actions.length}, seat ${seat}\n`);
}

/** Whether a seat is about to begin its last turn of a match of El Capitán. */
function isLastTurn(table: Table): boolean {
  const { phase, lastRound, step, turn } = table.state();
  return phase === 3 && lastRound === true && step === 'turn' && isObject(turn) && !turn.bought && !turn.sailed;
}

/** A loan in the last turn of the match, in place of a house. */
const loanAtTheEnd: Plant = (table, seat) =>
  isLastTurn(table) && isLegal(table, `${seat} loan 16`) ? [`${seat} loan 16`] : null;

/** Every card that can be paid in the last turn of the match, with nowhere to go. */
function shopping(table: Table, seat: Seat): readonly string[] | null {
  if (!isLastTurn(table)) return null;
  const after = table.clone();
  const lines: string[] = [];
  for (;;) {
    const buy = after.legal().actions.find((line) => line.startsWith(`${seat} buy `));
    if (buy === undefined) break;
    after.play(buy);
    lines.push(buy);
  }
  return lines.length >= 3 ? lines : null;
}

/** The end announced by a seat with fewer cubes than another has, by four or more. */
const announcedBehind: Plant = (table, seat) => {
  if (!isLegal(table, `${seat} announce`)) return null;
  const { players } = table.state(seat);
  const cubes = Array.isArray(players) ? players.map((player) => cubesOf(player)) : [];
  return Math.max(...cubes) - (cubes[seat] ?? 0) >= 4 ? [`${seat} announce`] : null;
};

/** How many cubes a seat's warehouse holds, whoever looks. */
function cubesOf(player: unknown): number {
  const warehouse = isObject(player) && isObject(player.warehouse) ? player.warehouse : {};
  return Object.values(warehouse).reduce<number>((sum, one) => (typeof one === 'number' ? sum + one : sum), 0);
}

/** How often a seat wins at once by a line, by what it could take the table for; 0 where the match goes on. */
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
const stoppedAtTheDoor: Plant = (table, seat) => {
  const { step, lastRound } = table.state(seat);
  if (step !== 'voyage' || lastRound !== true || !isLegal(table, `${seat} on`)) return null;
  const wins = winsAtOnce(table, seat, `${seat} on`) - winsAtOnce(table, seat, `${seat} stop`);
  return wins >= 0.5 ? [`${seat} stop`] : null;
};

write('loan-at-the-end', lostBy('el-capitan', { players: 3 }, loanAtTheEnd), 'loan-needless');
write('shopping-at-the-end', lostBy('el-capitan', { players: 4 }, shopping), 'cards-useless');
write('stopped-at-the-door', lostBy('golden-horn', { players: 3 }, stoppedAtTheDoor), 'not-home');
write('announced-behind', lostBy('golden-horn', { players: 2 }, announcedBehind), 'announced-early');
