import { MemoryStorage } from '@levante/testkit/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import { doLines, keepDraft, keepPlan, linesOfDraft, openDraft, restoreDraft, storedPlan } from '../src/match/draft.ts';
import { type WalkFact, WalkPosition } from './lib/walk-table.ts';

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
});

function drafted(ply: number, ...lines: readonly string[]) {
  const empty = openDraft<WalkPosition, WalkFact>(ply, new WalkPosition(1));
  const draft = empty && doLines(empty, lines);
  if (!draft || 'code' in draft) throw new Error('no such draft');
  return draft;
}

const restored = (ply: number, match = 'm') => linesOfDraft(restoreDraft(storage, match, drafted(ply)));

describe('a kept draft', () => {
  it('is done again at its own ply of its own match', () => {
    keepDraft(storage, 'm', drafted(7, '1 go a', '1 go b'));
    expect([restored(7), restored(8), restored(7, 'other')]).toEqual([['1 go a', '1 go b'], [], []]);
    expect(storedPlan(storage, 'm')).toBeNull();
  });

  it('is forgotten where it is empty, or there is none', () => {
    for (const draft of [drafted(7), null]) {
      keepDraft(storage, 'm', drafted(7, '1 go a'));
      keepDraft(storage, 'm', draft);
      expect([storage.length, restored(7)]).toEqual([0, []]);
    }
  });

  it('is left alone where it can no longer be done', () => {
    storage.setItem('levante.draft.m', JSON.stringify({ ply: 7, lines: ['1 go a', '1 go a'] }));
    const empty = drafted(7);
    expect(restoreDraft(storage, 'm', empty)).toBe(empty);
  });

  it('is kept under the name it has always had, so that a newer page finds it', () => {
    keepDraft(storage, 'm', drafted(7, '1 go a'));
    expect(JSON.parse(storage.getItem('levante.draft.m') ?? '')).toEqual({ ply: 7, lines: ['1 go a'] });
    keepPlan(storage, 'm', drafted(7, '1 go a'));
    expect(JSON.parse(storage.getItem('levante.plan.m') ?? '')).toEqual({ seat: 1, lines: ['1 go a'] });
  });
});

describe('a kept plan', () => {
  it('is for its seat, at whatever ply', () => {
    keepPlan(storage, 'm', drafted(7, '1 go a'));
    expect(storedPlan(storage, 'm')).toEqual({ seat: 1, lines: ['1 go a'], since: null });
    keepPlan(storage, 'm', drafted(7, '1 go a'), 6);
    expect(storedPlan(storage, 'm')).toEqual({ seat: 1, lines: ['1 go a'], since: 6 });
    expect([storedPlan(storage, 'other'), restored(7)]).toEqual([null, []]);
  });

  it.each([
    ['', 'nothing'],
    ['{', 'no JSON'],
    ['null', 'null'],
    ['7', 'a number'],
    ['"lines"', 'a text'],
    ['{}', 'neither'],
    ['{"seat":1}', 'no lines'],
    ['{"lines":["1 go a"]}', 'no seat'],
    ['{"seat":"1","lines":["1 go a"]}', 'a seat that is no number'],
    ['{"seat":1,"lines":"1 go a"}', 'lines that are no list'],
    ['{"ply":1,"lines":["1 go a"]}', 'a ply in place of the seat'],
  ])('is none where the storage holds %s: %s', (text) => {
    storage.setItem('levante.plan.m', text);
    expect(storedPlan(storage, 'm')).toBeNull();
  });

  it('leaves out what is no line', () => {
    storage.setItem('levante.plan.m', '{"seat":1,"lines":["1 go a",7,null,"1 end"]}');
    expect(storedPlan(storage, 'm')).toEqual({ seat: 1, lines: ['1 go a', '1 end'], since: null });
  });
});
