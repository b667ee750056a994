import { readdirSync, readFileSync } from 'node:fs';
import { entryOf, readRecord, replay } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { goldenHorn } from '../rules/index.ts';
import { CORPUS, everyMatch, fileName, hashOf, isTurn } from './corpus.ts';

const games = new Map([[goldenHorn.id, entryOf(goldenHorn)]]);
const names = everyMatch().map(([players, ruleset]) => fileName(players, ruleset));

describe('the corpus of finished matches', () => {
  it('has one match for every number of players and ruleset', () => {
    const files = readdirSync(CORPUS).filter((name) => name.startsWith('golden-horn-'));
    expect(files.sort()).toEqual([...names].sort());
  });

  it.each(names)('%s: has the recorded state hash after every turn, and the recorded result', (name) => {
    const record = readRecord(JSON.parse(readFileSync(new URL(name, CORPUS), 'utf8')));
    if (!record.ok) throw new Error(JSON.stringify(record.refusal));
    const { actions, meta, result } = record.value;
    const hashes: Record<string, string> = {};
    const end = replay(games, record.value, (table, ply) => {
      if (ply === actions.length || isTurn(table)) hashes[ply] = hashOf(table);
    });
    if ('refusal' in end) throw new Error(JSON.stringify(end));
    expect(hashes).toEqual(meta?.hashes);
    expect(Object.keys(hashes).length).toBeGreaterThan(40);
    expect(end.result()).toEqual(result);
  });
});
