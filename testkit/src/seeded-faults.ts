import { readFileSync } from 'node:fs';
import {
  type GameEntry,
  isObject,
  type JsonObject,
  type MatchRecord,
  Random,
  readRecord,
  type Seat,
  type Table,
} from '@levante/contract';

/** Bot matches with one seeded bad turn, which an analysis must find. */

/** Returns the lines of a bad turn to play instead of the bot's turn; null if this position offers none. */
export type FaultSeeder = (table: Table, seat: Seat) => readonly string[] | null;

/** Chooses the next action of the match's bots. */
export type Decide = (table: Table, seat: Seat, seed: number) => string;

export interface SeededMatch {
  readonly record: MatchRecord;
  /** Ply of the bad turn; -1 if there was no opportunity. */
  readonly ply: number;
  readonly seat: Seat;
}

/** Draws an outcome of chance by weight. */
function draw(table: Table, random: Random): string {
  const { actions, weights = [] } = table.legal();
  return actions[random.weighted(weights, actions.length)] ?? '';
}

/** A game with the options and players of its matches. */
export interface Field {
  readonly game: GameEntry;
  readonly options: JsonObject;
  readonly decide: Decide;
}

/** Plays a match. The fault is offered at every decision until it returns lines once. */
export function playSeeded({ game, options, decide }: Field, seed: number, seeder: FaultSeeder): SeededMatch {
  const opened = game.open(options);
  if (!opened.ok) throw new Error(`${game.id} cannot be opened`);
  const table = opened.value;
  const random = new Random(seed);
  const actions: string[] = [];
  const planned: string[] = [];
  let at = { ply: -1, seat: -1 };
  while (table.result() === null) {
    const seat = table.actor();
    if (seat >= 0 && at.ply < 0) {
      const bad = seeder(table, seat);
      if (bad) {
        at = { ply: actions.length, seat };
        planned.push(...bad);
      }
    }
    const line = seat < 0 ? draw(table, random) : (planned.shift() ?? decide(table, seat, seed + actions.length));
    const played = table.play(line);
    if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
    actions.push(line);
  }
  const { rulesVersion, options: whole } = table;
  const result = table.result();
  const record: MatchRecord = {
    format: 'levante-record',
    version: 1,
    game: game.id,
    rulesVersion,
    options: whole,
    actions,
    ...(result ? { result } : {}),
  };
  return { record, ...at };
}

/** Returns the first match, among a number of seeds, that its player loses with the bad turn and wins without it. */
export function lostBy(field: Field, seeder: FaultSeeder, seeds: number): SeededMatch {
  for (let seed = 1; seed <= seeds; seed++) {
    const seeded = playSeeded(field, seed, seeder);
    if (seeded.ply < 0 || seeded.record.result?.ranks[seeded.seat] === 1) continue;
    const otherwise = playSeeded(field, seed, () => null);
    if (otherwise.record.result?.ranks[seeded.seat] === 1) return seeded;
  }
  throw new Error(`no such match of ${field.game.id} among ${seeds}`);
}

/** Returns true if a line is legal now. */
export const isLegal = (table: Table, line: string): boolean => table.legal().actions.includes(line);

/** Formats a record whose `meta` contains the seeded fault and the reason why it is bad. */
export function writeSeeded({ record, ply, seat }: SeededMatch, reason: string): string {
  return `${JSON.stringify({ ...record, meta: { planted: { ply, seat, reason } } })}\n`;
}

/** Reads a record with a seeded fault from a file, with the position of its bad turn. */
export function readSeeded(file: string) {
  const read = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${file}: ${read.refusal.code}`);
  const seeded = read.value.meta?.planted;
  if (!isObject(seeded)) throw new Error(`${file} has no seeded fault`);
  return { record: read.value, ply: Number(seeded.ply), seat: Number(seeded.seat), reason: String(seeded.reason) };
}
