import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  entryOf,
  isObject,
  type JsonObject,
  type MatchRecord,
  Random,
  type Registry,
  readRecord,
  type Seat,
  type Table,
} from '@levante/contract';
import { elCapitan } from '@levante/el-capitan/rules';
import { goldenHorn } from '@levante/golden-horn/rules';
import { KITS } from '../../src/index.ts';

/** Matches of deckhands in which one turn is made plainly bad, so that an analysis must find it. */

export const GAMES: Registry = new Map([entryOf(elCapitan), entryOf(goldenHorn)].map((game) => [game.id, game]));

/** A bad turn: when it is offered, the lines to play instead of what the deckhand would; null to leave the turn alone. */
export type Plant = (table: Table, seat: Seat) => readonly string[] | null;

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

/** What a deckhand does next. */
function deckhand(table: Table, seat: Seat, seed: number): string {
  const view = table.state(seat);
  return KITS.get(table.gameId)?.think({ view, seat, level: 'deckhand', seed }).lines[0] ?? '';
}

/** Plays a match of deckhands; the plant is asked at every decision until it gives lines once. */
export function playPlanted(game: string, options: JsonObject, seed: number, plant: Plant): Planted {
  const opened = GAMES.get(game)?.open(options);
  if (!opened?.ok) throw new Error(`${game} cannot be opened`);
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
    const line = seat < 0 ? draw(table, random) : (planned.shift() ?? deckhand(table, seat, seed + actions.length));
    const played = table.play(line);
    if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
    actions.push(line);
  }
  const { rulesVersion, options: whole } = table;
  const result = table.result();
  const record: MatchRecord = {
    format: 'levante-record',
    version: 1,
    game,
    rulesVersion,
    options: whole,
    actions,
    ...(result ? { result } : {}),
  };
  return { record, ...at };
}

/** Whether this is one of the lines that are legal now. */
export const isLegal = (table: Table, line: string): boolean => table.legal().actions.includes(line);

/** A record beside this file, and where its bad turn stands. */
export function readPlanted(name: string) {
  const read = readRecord(JSON.parse(readFileSync(join(import.meta.dirname, `${name}.levante.json`), 'utf8')));
  if (!read.ok) throw new Error(`${name}: ${read.refusal.code}`);
  const planted = read.value.meta?.planted;
  if (!isObject(planted)) throw new Error(`${name} does not say what was planted`);
  return { record: read.value, ply: Number(planted.ply), seat: Number(planted.seat), reason: String(planted.reason) };
}
