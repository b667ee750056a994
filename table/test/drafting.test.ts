import { type Refusal, refuse, type Seat } from '@levante/contract';
import { MemoryStorage } from '@levante/testkit/storage';
import { describe, expect, it } from 'vitest';
import {
  type Draft as AnyDraft,
  closing,
  doLines,
  isComplete,
  keepDraft,
  linesOfDraft,
  openDraft,
  positionOf,
  redo,
  restoreDraft,
  undo,
} from '../src/match/draft.ts';
import type { Draftable, Outcome } from '../src/match/position.ts';

/** A turn of seat 0: three cards, each played once and in any order, then `end`; or `pass`, which ends it by itself. */
class CardsPosition implements Draftable<CardsPosition, never> {
  readonly json: { readonly played: string; readonly seat: Seat };
  readonly interrupted = false;

  constructor(played = '', seat: Seat = 0) {
    this.json = { played, seat };
  }

  get actor(): Seat {
    return this.json.seat;
  }

  get drafting(): Seat {
    return this.json.seat;
  }

  get ending(): string | null {
    return this.json.played === '' ? null : '0 end';
  }

  get endRefusal(): Refusal | null {
    return this.json.played === '' ? refuse<string>('act-first') : null;
  }

  turnAhead(): null {
    return null;
  }

  after(line: string): Outcome<CardsPosition, never> {
    const { played } = this.json;
    const card = /^0 play ([abc])$/.exec(line)?.[1];
    if (line === '0 pass') return { ok: true, position: new CardsPosition(played, 1), facts: [] };
    if (card === undefined || played.includes(card))
      return { ok: false, refusal: refuse<string>('not-in-hand', 'T-1') };
    return { ok: true, position: new CardsPosition(played + card), facts: [] };
  }
}

type Draft = AnyDraft<CardsPosition, never>;

function emptyDraft(ply = 10): Draft {
  const draft = openDraft<CardsPosition, never>(ply, new CardsPosition());
  if (!draft) throw new Error('nobody decides');
  return draft;
}

function done(draft: Draft, ...lines: string[]): Draft {
  const next = doLines(draft, lines);
  if ('code' in next) throw new Error(next.code);
  return next;
}

const TURN = ['0 play a', '0 play b', '0 play c'];

describe('a draft', () => {
  it('undoes and redoes every step, and restores exactly the same position', () => {
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

  it('undoes a step together with all later ones', () => {
    const draft = undo(done(emptyDraft(), ...TURN), 1);
    expect(linesOfDraft(draft)).toEqual(TURN.slice(0, 1));
    expect(draft.undone).toEqual(TURN.slice(1));
  });

  it('can redo nothing once another step follows an undone one', () => {
    const draft = done(undo(done(emptyDraft(), ...TURN), 1), '0 play c');
    expect(draft.undone).toEqual([]);
  });

  it('refuses all lines if one of them is illegal', () => {
    const draft = emptyDraft();
    expect(doLines(draft, ['0 play a', '0 play a'])).toMatchObject({ clause: 'T-1' });
    expect(draft.steps).toEqual([]);
  });

  it('can be sent once the turn can end, and not before', () => {
    expect(closing(emptyDraft())).toBeNull();
    expect(closing(done(emptyDraft(), ...TURN))).toEqual([...TURN, '0 end']);
  });

  it('is complete after an action that ends the turn by itself', () => {
    const draft = done(emptyDraft(), '0 pass');
    expect(isComplete(draft)).toBe(true);
    expect(closing(draft)).toEqual(['0 pass']);
    expect(isComplete(done(emptyDraft(), ...TURN))).toBe(false);
  });

  it('is restored after a reload at the same ply of the same match only', () => {
    const storage = new MemoryStorage();
    keepDraft(storage, 'm', done(emptyDraft(), ...TURN));
    expect(linesOfDraft(restoreDraft(storage, 'm', emptyDraft()))).toEqual(TURN);
    expect(linesOfDraft(restoreDraft(storage, 'm', emptyDraft(12)))).toEqual([]);
    expect(linesOfDraft(restoreDraft(storage, 'other', emptyDraft()))).toEqual([]);
    keepDraft(storage, 'm', emptyDraft());
    expect(storage.length).toBe(0);
  });

  it('is empty if the stored one cannot be read or is no longer legal', () => {
    const storage = new MemoryStorage();
    for (const text of ['{', '[]', '{"ply":10}', '{"ply":10,"lines":["0 play x"]}', '{"ply":10,"lines":[7]}']) {
      storage.setItem('levante.draft.m', text);
      expect(linesOfDraft(restoreDraft(storage, 'm', emptyDraft())), text).toEqual([]);
    }
  });
});
