import type { ElCapitanFact } from '@levante/el-capitan/rules';
import {
  type Draft as AnyDraft,
  closing,
  doLines,
  isComplete,
  linesOfDraft,
  openDraft,
  positionOf,
  redo,
  undo,
} from '@levante/table/match/draft.ts';
import { keepDraft, restoreDraft } from '@levante/table/match/draft-storage.ts';
import { describe, expect, it } from 'vitest';
import type { Position } from '../../table/follow/position.ts';
import { dealt, positionFrom } from './positions.ts';

type Draft = AnyDraft<Position, ElCapitanFact>;

function emptyDraft(ply = 10): Draft {
  const position = positionFrom({
    options: { players: 3 },
    seat: 0,
    actor: '0',
    step: 'turn',
    round: 2,
    ...dealt(['NAP-1', 'VEN-NAP'], []),
  });
  const draft = openDraft<Position, ElCapitanFact>(ply, position);
  if (!draft) throw new Error('nobody decides');
  return draft;
}

function done(draft: Draft, ...lines: string[]): Draft {
  const next = doLines(draft, lines);
  if ('code' in next) throw new Error(next.code);
  return next;
}

const TURN = ['0 buy NAP-1', '0 sail NAP-1 NAP', '0 build 1'];

class FakeStorage implements Storage {
  readonly #kept = new Map<string, string>();
  get length() {
    return this.#kept.size;
  }
  clear = () => this.#kept.clear();
  getItem = (key: string) => this.#kept.get(key) ?? null;
  key = (index: number) => [...this.#kept.keys()][index] ?? null;
  removeItem = (key: string) => void this.#kept.delete(key);
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
}

describe('a draft', () => {
  it('undoes and redoes every step, back to exactly where it was', () => {
    const draft = done(emptyDraft(), ...TURN);
    let back: Draft = draft;
    for (let i = TURN.length; i > 0; i--) {
      back = undo(back);
      expect(linesOfDraft(back)).toEqual(TURN.slice(0, i - 1));
    }
    expect(positionOf(back)).toBe(draft.base);
    const again = TURN.reduce(redo, back);
    expect(positionOf(again).json).toEqual(positionOf(draft).json);
    expect(redo(again)).toBe(again);
    expect(undo(emptyDraft()).steps).toEqual([]);
  });

  it('takes back a step with all that came after it', () => {
    const draft = undo(done(emptyDraft(), ...TURN), 1);
    expect(linesOfDraft(draft)).toEqual(TURN.slice(0, 1));
    expect(draft.undone).toEqual(TURN.slice(1));
  });

  it('forgets what was taken back once something else is done', () => {
    const draft = done(undo(done(emptyDraft(), ...TURN)), '0 build 2');
    expect(draft.undone).toEqual([]);
  });

  it('refuses as a whole what is refused in part', () => {
    const draft = emptyDraft();
    expect(doLines(draft, ['0 buy NAP-1', '0 sail NAP-1 VEN'])).toMatchObject({ clause: 'EC-4.5' });
    expect(draft.steps).toEqual([]);
  });

  it('can be sent when the turn can end, and not before', () => {
    expect(closing(emptyDraft())).toBeNull();
    expect(closing(done(emptyDraft(), ...TURN))).toEqual([...TURN, '0 end']);
  });

  it('is complete after a loan, which ends the turn by itself', () => {
    const draft = done(emptyDraft(), '0 loan 10');
    expect(isComplete(draft)).toBe(true);
    expect(closing(draft)).toEqual(['0 loan 10']);
    expect(isComplete(done(emptyDraft(), ...TURN))).toBe(false);
  });

  it('comes back after a reload at the same ply, and at no other', () => {
    const storage = new FakeStorage();
    keepDraft(storage, 'm', done(emptyDraft(), ...TURN));
    expect(linesOfDraft(restoreDraft(storage, 'm', emptyDraft()))).toEqual(TURN);
    expect(linesOfDraft(restoreDraft(storage, 'm', emptyDraft(12)))).toEqual([]);
    expect(linesOfDraft(restoreDraft(storage, 'other', emptyDraft()))).toEqual([]);
    keepDraft(storage, 'm', emptyDraft());
    expect(storage.length).toBe(0);
  });

  it('is empty where what was kept cannot be read or no longer fits', () => {
    const storage = new FakeStorage();
    for (const text of ['{', '[]', '{"ply":10}', '{"ply":10,"lines":["0 buy ALE-3"]}', '{"ply":10,"lines":[7]}']) {
      storage.setItem('levante.draft.m', text);
      expect(linesOfDraft(restoreDraft(storage, 'm', emptyDraft())), text).toEqual([]);
    }
  });
});
