import { refuse, type Seat } from '@levante/contract';
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
import type { Draftable, Outcome } from '../src/match/position.ts';

/**
 * A turn of at most three steps of seat 0, each to another place: `go a`. It may be ended after the first by `end`, and is
 * through with the third.
 */
class Walk implements Draftable<Walk, string> {
  readonly places: readonly string[];
  readonly isChance: boolean;
  readonly interrupted = false;
  readonly endRefusal = null;

  constructor(places: readonly string[] = [], isChance = false) {
    this.places = places;
    this.isChance = isChance;
  }

  get actor(): Seat | null {
    return this.isChance ? null : this.drafting;
  }

  get drafting(): Seat | null {
    return this.places.length < 3 ? 0 : 1;
  }

  get ending(): string | null {
    return this.places.length > 0 ? 'end' : null;
  }

  turnAhead(): null {
    return null;
  }

  after(line: string): Outcome<Walk, string> {
    const place = line.replace('go ', '');
    if (this.places.includes(place)) return { ok: false, refusal: refuse<string>('been-there') };
    return { ok: true, position: new Walk([...this.places, place]), facts: [`at ${place}`] };
  }
}

type WalkDraft = Draft<Walk, string>;

function drafted(...lines: readonly string[]): WalkDraft {
  const empty = openDraft<Walk, string>(7, new Walk());
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
    const base = new Walk();
    expect(openDraft<Walk, string>(7, base)).toEqual({ ply: 7, base, seat: 0, steps: [], undone: [] });
    expect(openDraft<Walk, string>(7, new Walk([], true))).toBeNull();
  });

  it('is extended line by line from its last step', () => {
    const draft = drafted('go a', 'go b', 'go c');
    expect(linesOfDraft(draft)).toEqual(['go a', 'go b', 'go c']);
    expect(draft.steps.map(({ facts }) => facts)).toEqual([['at a'], ['at b'], ['at c']]);
    expect(placesOf(draft)).toEqual(['a', 'b', 'c']);
    expect(placesOf(done(drafted('go a', 'go b'), 'go c'))).toEqual(['a', 'b', 'c']);
  });

  it('accepts all lines of an intent or none', () => {
    const draft = drafted('go a');
    expect(doLines(draft, ['go b', 'go a'])).toMatchObject({ code: 'been-there' });
    expect(linesOfDraft(draft)).toEqual(['go a']);
  });

  it('undoes its last step, or all steps from a given one on, and redoes them in order', () => {
    const draft = drafted('go a', 'go b', 'go c');
    const last = undo(draft);
    expect([placesOf(last), last.undone]).toEqual([['a', 'b'], ['go c']]);
    const two = undo(last);
    expect([placesOf(two), two.undone]).toEqual([['a'], ['go b', 'go c']]);
    expect(undo(draft, 1)).toEqual(two);
    const all = undo(draft, 0);
    expect([placesOf(all), all.undone]).toEqual([[], ['go a', 'go b', 'go c']]);
    expect(redo(two)).toMatchObject({ undone: ['go c'] });
    expect(redo(redo(two))).toEqual(draft);
  });

  it('stays unchanged if there is nothing to undo or redo', () => {
    const draft = drafted('go a', 'go b');
    for (const from of [-1, 2, 3]) expect(undo(draft, from)).toBe(draft);
    expect(redo(draft)).toBe(draft);
    const empty = drafted();
    expect(undo(empty)).toBe(empty);
  });

  it('drops undone steps with the next step, and when they are no longer legal', () => {
    const back = undo(drafted('go a', 'go b'));
    expect(done(back, 'go c').undone).toEqual([]);
    const stale: WalkDraft = { ...back, undone: ['go a', 'go c'] };
    expect(redo(stale)).toEqual({ ...back, undone: [] });
  });

  it('is complete when another seat has the turn, and never before its first step', () => {
    const none = drafted();
    const one = drafted('go a');
    const three = drafted('go a', 'go b', 'go c');
    expect([none, one, three].map(isComplete)).toEqual([false, false, true]);
    expect([none, one, three].map(closing)).toEqual([null, ['go a', 'end'], ['go a', 'go b', 'go c']]);
    // No player’s turn yet: a draft without a step is never complete.
    expect(isComplete({ ...none, seat: 1 })).toBe(false);
  });
});
