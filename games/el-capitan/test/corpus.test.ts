import { readdirSync, readFileSync } from 'node:fs';
import { entryOf, readRecord, replay } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { elCapitan } from '../rules/index.ts';
import { CORPUS, everyMatch, fileName, hashOf, isTurn } from './corpus.ts';

const games = new Map([[elCapitan.id, entryOf(elCapitan)]]);

describe('the corpus of finished matches', () => {
  it('has one match for every number of players and every set of cities', () => {
    const files = readdirSync(CORPUS).filter((name) => name.startsWith('el-capitan-'));
    expect(files.sort()).toEqual(
      everyMatch()
        .map(([players, cities]) => fileName(players, cities))
        .sort(),
    );
  });

  it.each(
    everyMatch().map(([players, cities]) => fileName(players, cities)),
  )('%s: has the recorded state hash after every turn, and the recorded result', (name) => {
    const record = readRecord(JSON.parse(readFileSync(new URL(name, CORPUS), 'utf8')));
    if (!record.ok) throw new Error(JSON.stringify(record.refusal));
    const { actions, meta, result } = record.value;
    const hashes: Record<string, string> = {};
    const end = replay(games, record.value, (table, ply) => {
      const last = ply === actions.length;
      if (last || isTurn(table, actions[ply - 1])) hashes[ply] = hashOf(table);
    });
    if ('refusal' in end) throw new Error(JSON.stringify(end));
    expect(hashes).toEqual(meta?.hashes);
    expect(end.result()).toEqual(result);
  });
});
