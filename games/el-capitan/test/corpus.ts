import { createHash } from 'node:crypto';
import { CHANCE, entryOf, type MatchRecord, NOBODY, type Options, Random, type Table } from '@levante/contract';
import { commitmentOf, Dealer } from '@levante/dealer';
import { elCapitan } from '../rules/index.ts';
import { CITY_SETS, PLAYERS, PLENTY } from './play.ts';

/** Folder of the corpus: a match for every number of players and set of cities, with a hash of the state at each turn. */
export const CORPUS = new URL('../../../records/corpus/', import.meta.url);

export function fileName(players: number, cities: readonly string[]): string {
  return `el-capitan-${players}-${cities.length === 0 ? 'base' : cities.join('-').toLowerCase()}.levante.json`;
}

/** Returns a short hash of the serialised state. */
export function hashOf(table: Table): string {
  return createHash('sha256').update(JSON.stringify(table.state())).digest('hex').slice(0, 12);
}

/** Returns whether to store a hash for this ply: at the start of a turn, at each settlement, and at the end. */
export function isTurn(table: Table, line: string | undefined): boolean {
  return (
    table.actor() !== CHANCE &&
    (line === undefined || / (end|pass|loan \d+|starter \d|reveal \S+|repay \d+|extend \d+)$/.test(line))
  );
}

/** Plays the match of the corpus for these options with random actions, dealt from a seed like on a server. */
export function makeRecord(players: number, cities: readonly string[]): MatchRecord {
  const opened = entryOf(elCapitan).open({ players, cities });
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  const table = opened.value;
  const options: Options = table.options;
  const seed = createHash('sha256')
    .update(`corpus ${fileName(players, cities)}`)
    .digest('hex');
  const dealer = new Dealer(seed);
  const random = new Random(players * 100 + cities.length);
  const actions: string[] = [];
  const hashes: Record<string, string> = {};
  while (table.actor() !== NOBODY && actions.length < PLENTY) {
    if (isTurn(table, actions.at(-1))) hashes[actions.length] = hashOf(table);
    const legal = table.legal();
    const line = legal.actor === '*' ? dealer.draw(legal) : (legal.actions[random.below(legal.actions.length)] ?? '');
    const played = table.play(line);
    if (!played.ok) throw new Error(`${line}: ${played.refusal.code}`);
    actions.push(line);
  }
  hashes[actions.length] = hashOf(table);
  const result = table.result();
  if (!result) throw new Error('the match does not end');
  return {
    format: 'levante-record',
    version: 1,
    game: elCapitan.id,
    rulesVersion: elCapitan.rulesVersion,
    options,
    commitment: commitmentOf(seed),
    seed,
    actions,
    result,
    meta: { hashes },
  };
}

export function everyMatch(): readonly (readonly [number, readonly string[]])[] {
  return PLAYERS.flatMap((players) => CITY_SETS.map((cities) => [players, cities] as const));
}
