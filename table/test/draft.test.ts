import { describe, expect, it } from 'vitest';
import {
  closing,
  type Draft,
  doLines,
  isComplete,
  linesOfDraft,
  openDraft,
  positionOf,
  redo,
  undo,
} from '../src/match/draft.ts';
import { type WalkFact, WalkPosition } from './lib/walk-table.ts';

type WalkDraft = Draft<WalkPosition, WalkFact>;

function drafted(...lines: readonly string[]): WalkDraft {
  const empty = openDraft<WalkPosition, WalkFact>(7, new WalkPosition());
  if (!empty) throw new Error('nobody decides');
  return done(empty, ...lines);
}

function done(draft: WalkDraft, ...lines: readonly string[]): WalkDraft {
  const next = doLines(draft, lines);
  if ('code' in next) throw new Error(next.code);
  return next;
}

const placesOf = (draft: WalkDraft) => positionOf(draft).places;

describe('a draft', () => {
  it('opens for the seat that decides, at its ply, with nothing to redo', () => {
    const base = new WalkPosition();
    expect(openDraft<WalkPosition, WalkFact>(7, base)).toEqual({ ply: 7, base, seat: 0, steps: [], undone: [] });
    expect(openDraft<WalkPosition, WalkFact>(7, new WalkPosition(0, [], true))).toBeNull();
  });

  it('is extended line by line from its last step', () => {
    const draft = drafted('0 go a', '0 go b');
    expect(linesOfDraft(draft)).toEqual(['0 go a', '0 go b']);
    expect(draft.steps.map(({ facts }) => facts)).toEqual([[{ type: '0 go a' }], [{ type: '0 go b' }]]);
    expect(placesOf(draft)).toEqual(['a', 'b']);
    expect(placesOf(done(drafted('0 go a'), '0 go b'))).toEqual(['a', 'b']);
  });

  it('accepts all lines of an intent or none', () => {
    const draft = drafted('0 go a');
    expect(doLines(draft, ['0 go b', '0 go a'])).toMatchObject({ code: 'been-there' });
    expect(linesOfDraft(draft)).toEqual(['0 go a']);
  });

  it('undoes its last step, or all steps from a given one on, and redoes them in order', () => {
    const draft = drafted('0 go a', '0 go b', '0 go c');
    const last = undo(draft);
    expect([placesOf(last), last.undone]).toEqual([['a', 'b'], ['0 go c']]);
    const two = undo(last);
    expect([placesOf(two), two.undone]).toEqual([['a'], ['0 go b', '0 go c']]);
    expect(undo(draft, 1)).toEqual(two);
    const all = undo(draft, 0);
    expect([placesOf(all), all.undone]).toEqual([[], ['0 go a', '0 go b', '0 go c']]);
    expect(redo(two)).toMatchObject({ undone: ['0 go c'] });
    expect(redo(redo(two))).toEqual(draft);
  });

  it('stays unchanged if there is nothing to undo or redo', () => {
    const draft = drafted('0 go a', '0 go b');
    for (const from of [-1, 2, 3]) expect(undo(draft, from)).toBe(draft);
    expect(redo(draft)).toBe(draft);
    const empty = drafted();
    expect(undo(empty)).toBe(empty);
  });

  it('drops undone steps with the next step, and when they are no longer legal', () => {
    const back = undo(drafted('0 go a', '0 go b'));
    expect(done(back, '0 go c').undone).toEqual([]);
    const stale: WalkDraft = { ...back, undone: ['0 go a', '0 go c'] };
    expect(redo(stale)).toEqual({ ...back, undone: [] });
  });

  it('is complete when another seat has the turn, and never before its first step', () => {
    const none = drafted();
    const one = drafted('0 go a');
    const three = drafted('0 go a', '0 go b', '0 go c');
    expect([none, one, three].map(isComplete)).toEqual([false, false, true]);
    expect([none, one, three].map(closing)).toEqual([null, ['0 go a', '0 end'], ['0 go a', '0 go b', '0 go c']]);
    // No player’s turn yet: a draft without a step is never complete.
    expect(isComplete({ ...none, seat: 1 })).toBe(false);
  });
});
