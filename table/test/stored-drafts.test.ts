import { MemoryStorage } from '@levante/testkit/storage';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  doLines,
  linesOfDraft,
  openDraft,
  restoreDraft,
  storeDraft,
  storedPlan,
  storePlan,
} from '../src/match/draft.ts';
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

describe('a stored draft', () => {
  it('is restored at its own ply of its own match only', () => {
    storeDraft(storage, 'm', drafted(7, '1 go a', '1 go b'));
    expect([restored(7), restored(8), restored(7, 'other')]).toEqual([['1 go a', '1 go b'], [], []]);
    expect(storedPlan(storage, 'm')).toBeNull();
  });

  it('is deleted when the draft is empty or closed', () => {
    for (const draft of [drafted(7), null]) {
      storeDraft(storage, 'm', drafted(7, '1 go a'));
      storeDraft(storage, 'm', draft);
      expect([storage.length, restored(7)]).toEqual([0, []]);
    }
  });

  it.each([
    ['{', 'no JSON'],
    ['[]', 'a list'],
    ['{"ply":7}', 'no lines'],
    ['{"ply":7,"lines":[7]}', 'a line that is no text'],
    ['{"ply":7,"lines":["0 go a"]}', 'a line of another seat'],
    ['{"ply":7,"lines":["1 go a","1 go a"]}', 'lines that are no longer legal'],
  ])('is not restored if the storage holds %s: %s', (text) => {
    storage.setItem('levante.draft.m', text);
    expect(restored(7)).toEqual([]);
  });

  it('keeps its storage key and format, so that other versions of the page can read it', () => {
    storeDraft(storage, 'm', drafted(7, '1 go a'));
    expect(JSON.parse(storage.getItem('levante.draft.m') ?? '')).toEqual({ ply: 7, lines: ['1 go a'] });
    storePlan(storage, 'm', drafted(7, '1 go a'));
    expect(JSON.parse(storage.getItem('levante.plan.m') ?? '')).toEqual({ seat: 1, lines: ['1 go a'] });
  });
});

describe('a stored plan', () => {
  it('belongs to its seat, and is read at any ply', () => {
    storePlan(storage, 'm', drafted(7, '1 go a'));
    expect(storedPlan(storage, 'm')).toEqual({ seat: 1, lines: ['1 go a'], since: null });
    storePlan(storage, 'm', drafted(7, '1 go a'), 6);
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
  ])('is null if the storage holds %s: %s', (text) => {
    storage.setItem('levante.plan.m', text);
    expect(storedPlan(storage, 'm')).toBeNull();
  });

  it('omits entries that are not lines of text', () => {
    storage.setItem('levante.plan.m', '{"seat":1,"lines":["1 go a",7,null,"1 end"]}');
    expect(storedPlan(storage, 'm')).toEqual({ seat: 1, lines: ['1 go a', '1 end'], since: null });
  });
});
