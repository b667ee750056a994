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

/** Matches of bots in which one turn is made plainly bad, so that an analysis must find it. */

/** A bad turn: when it is offered, the lines to play instead of what the bot would; null to leave the turn alone. */
export type Plant = (table: Table, seat: Seat) => readonly string[] | null;

/** What the bots of the match do next. */
export type Decide = (table: Table, seat: Seat, seed: number) => string;

export interface Planted {
  readonly record: MatchRecord;
  /** Where the bad turn stands; -1 if none was planted. */
  readonly ply: number;
  readonly seat: Seat;
}

/** One outcome of chance, by weight. */
function draw(table: Table, random: Random): string {
  const { actions, weights = [] } = table.legal();
  return actions[random.weighted(weights, actions.length)] ?? '';
}

/** A game, how its matches are set up, and who plays them. */
export interface Field {
  readonly game: GameEntry;
  readonly options: JsonObject;
  readonly decide: Decide;
}

/** Plays a match; the plant is asked at every decision until it gives lines once. */
export function playPlanted({ game, options, decide }: Field, seed: number, plant: Plant): Planted {
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
      const bad = plant(table, seat);
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

/** The first match that a bad turn loses for whoever plays it, and wins without it; among so many seeds. */
export function lostBy(field: Field, plant: Plant, seeds: number): Planted {
  for (let seed = 1; seed <= seeds; seed++) {
    const planted = playPlanted(field, seed, plant);
    if (planted.ply < 0 || planted.record.result?.ranks[planted.seat] === 1) continue;
    const otherwise = playPlanted(field, seed, () => null);
    if (otherwise.record.result?.ranks[planted.seat] === 1) return planted;
  }
  throw new Error(`no such match of ${field.game.id} among ${seeds}`);
}

/** Whether this is one of the lines that are legal now. */
export const isLegal = (table: Table, line: string): boolean => table.legal().actions.includes(line);

/** The text of a record that says what was planted, and why it is bad. */
export function writePlanted({ record, ply, seat }: Planted, reason: string): string {
  return `${JSON.stringify({ ...record, meta: { planted: { ply, seat, reason } } })}\n`;
}

/** Reads such a record from a file, and where its bad turn stands. */
export function readPlanted(file: string) {
  const read = readRecord(JSON.parse(readFileSync(file, 'utf8')));
  if (!read.ok) throw new Error(`${file}: ${read.refusal.code}`);
  const planted = read.value.meta?.planted;
  if (!isObject(planted)) throw new Error(`${file} does not say what was planted`);
  return { record: read.value, ply: Number(planted.ply), seat: Number(planted.seat), reason: String(planted.reason) };
}
