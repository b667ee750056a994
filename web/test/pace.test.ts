import { elCapitanCard } from '@levante/el-capitan/table/card.ts';
import { paceText } from '@levante/table/clock/pace-text.ts';
import { NewMatch } from '@levante/wire';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  type Arrangement,
  firstArrangement,
  requestFor,
  withPlace,
  withWhere,
} from '../src/pages/new-match/arrangement.ts';
import { matchLengthOf } from '../src/pages/pace/duration.ts';
import {
  BANK_MINUTES,
  controlOf,
  HOURS_PER_TURN,
  INCREMENTS_S,
  type PacePlan,
  storedPace,
  storePace,
  USUAL_PACE,
} from '../src/pages/pace/pace-plan.ts';

const first = firstArrangement(elCapitanCard, 'Ada', String);
const requested = (arrangement: Arrangement, pace: Partial<PacePlan>) =>
  requestFor({ ...arrangement, pace: { ...USUAL_PACE, ...pace } }, [], 'helmsman');

class MemoryStorage extends Map<string, string> {
  getItem = (key: string) => this.get(key) ?? null;
  setItem = (key: string, value: string) => void this.set(key, value);
}

describe('the pace of a new match', () => {
  it('is part of a valid request, with the level of the stand-in', () => {
    for (const bankMinutes of BANK_MINUTES) {
      for (const incrementS of INCREMENTS_S) {
        const request = requested(first, { kind: 'live', bankMinutes, incrementS, standIn: 'mate' });
        expect(z.safeParse(NewMatch, request).success).toBe(true);
        expect(request.timeControl).toEqual({ kind: 'live', bankS: bankMinutes * 60, incrementS, freeS: 5 });
        expect(request.standIn).toBe('mate');
      }
    }
    for (const hours of HOURS_PER_TURN) {
      const request = requested(first, { kind: 'days', hours });
      expect(z.safeParse(NewMatch, request).success).toBe(true);
      expect(request.timeControl).toEqual({ kind: 'days', hours, reserveH: 72 });
      expect(requested(first, { kind: 'days', hours, reserveH: 0 }).timeControl).toEqual({ kind: 'days', hours });
      expect(request.standIn).toBe('helmsman');
    }
  });

  it('includes a stand-in without a clock only if another person may leave', () => {
    expect(requested(first, {})).not.toHaveProperty('standIn');
    const open = requested(withPlace(first, 1, { kind: 'open' }), {});
    expect(open.standIn).toBe('helmsman');
    expect(open).not.toHaveProperty('timeControl');
  });

  it('is not part of a match on this device', () => {
    const request = requested(withWhere(first, 'device'), { kind: 'live' });
    expect(request).not.toHaveProperty('timeControl');
    expect(request).not.toHaveProperty('standIn');
  });

  it('is remembered for each game, and unknown values are ignored', () => {
    const storage = new MemoryStorage();
    const plan: PacePlan = { kind: 'live', bankMinutes: 45, incrementS: 0, hours: 72, reserveH: 0, standIn: 'mate' };
    storePace(storage, 'el-capitan', plan);
    expect(storedPace(storage, 'el-capitan')).toEqual(plan);
    expect(storedPace(storage, 'golden-horn')).toEqual(USUAL_PACE);
    for (const text of ['{', 'null', '[]', '{"kind":"blitz","bankMinutes":1,"standIn":7}']) {
      storage.setItem('levante.pace.el-capitan', text);
      expect(storedPace(storage, 'el-capitan')).toEqual(USUAL_PACE);
    }
  });
});

describe('a time control in words', () => {
  it('is short enough for a chip', () => {
    expect(paceText(undefined)).toBe('No clock');
    expect(paceText(controlOf({ ...USUAL_PACE, kind: 'live' }))).toBe('20 min + 20 s');
    expect(paceText({ kind: 'live', bankS: 90, incrementS: 0 })).toBe('1:30 min + 0 s');
    expect(paceText({ kind: 'days', hours: 24 })).toBe('1 day a turn');
    expect(paceText({ kind: 'days', hours: 36 })).toBe('36 hours a turn');
    expect(paceText({ kind: 'days', hours: 24, reserveH: 72 })).toBe('1 day a turn, 3 days in reserve');
  });
});

describe('the length of a live match', () => {
  const control = { kind: 'live', bankS: 1200, incrementS: 20 } as const;
  const table = { game: 'el-capitan', players: 4, bots: 0, control };
  const own = { game: 'el-capitan', players: 4, bankS: 1200, incrementS: 20, minutes: 57 };

  it('equals the server’s matches with the same game, players and clock', () => {
    expect(matchLengthOf([own], table)).toEqual({ from: 55, to: 55 });
  });

  it('is estimated from the time control if there are too few of these', () => {
    const estimate = { from: 55, to: 105 };
    expect(matchLengthOf([], table)).toEqual(estimate);
    for (const other of [{ game: 'golden-horn' }, { players: 3 }, { bankS: 600 }, { incrementS: 0 }]) {
      expect(matchLengthOf([{ ...own, ...other }], table)).toEqual(estimate);
    }
    // Bots need no time.
    expect(matchLengthOf([own], { ...table, bots: 2 })).toEqual({ from: 25, to: 55 });
  });

  it('is unknown without a live clock', () => {
    expect(matchLengthOf([own], { ...table, control: undefined })).toBeNull();
    expect(matchLengthOf([own], { ...table, control: { kind: 'days', hours: 24 } })).toBeNull();
  });
});
