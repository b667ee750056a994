import type { MatchClocks, NewStoredMatch, RefusedCommand, SeatChange, StoredMatch, StoredPause } from '@levante/host';
import { aCommit, aMatch, faultOf, granted, MemoryStore } from '@levante/testkit/host';
import { beforeEach, describe, expect, it } from 'vitest';
import { isOutOfTime, reclaimSeat, resign, settleClocks, standInOf } from '../src/match/change-seat.ts';
import { newClocks, startClock, withBreak } from '../src/match/clock-rules.ts';

const ID = 'aaaaaaaaaaaaaa';
const HOUR = 3_600_000;
const LIVE = { kind: 'live', bankS: 60, incrementS: 5 } as const;
const DAYS = { kind: 'days', hours: 24 } as const;
const ENDED = { level: 'whole', why: 'ended' } as const;
const AWAY = { level: 'whole', why: 'away' } as const;

const anna = { seat: 0, kind: 'person', person: 'anna', name: 'Anna', level: null } as const;
const bo = { seat: 1, kind: 'person', person: 'bo', name: 'Bo', level: null } as const;
const bot = { seat: 1, kind: 'bot', person: null, name: null, level: 'random' } as const;

let store: MemoryStore;
let now: number;
let levels: readonly string[] | null;
let pauses: readonly StoredPause[];

beforeEach(() => {
  store = new MemoryStore();
  now = 10_000;
  levels = ['deckhand', 'whole'];
  pauses = [];
});

const parts = () => ({
  store,
  bots: {
    levels: async () => levels,
    think: async () => ({ ok: false, reason: 'stopped' }) as const,
    stop: async () => {},
  },
  clocks: { store, time: { now: async () => now }, calendars: { pausesOf: async () => pauses } },
});

/** Stores a match of Anna and Bo in which Anna is to act. */
async function begin(more: Partial<NewStoredMatch> = {}): Promise<StoredMatch> {
  await store.create(aMatch({ seats: [anna, bo], actor: '0', ...more }));
  return await stored();
}

async function stored(): Promise<StoredMatch> {
  const match = await store.read(ID);
  if (!match) throw new Error('the match is gone');
  return match;
}

/** The store's methods, to replace some. */
const asStore = () => ({
  changeSeat: (change: SeatChange) => store.changeSeat(change),
  refuse: (refused: RefusedCommand) => store.refuse(refused),
  deadlines: (limit: number) => store.deadlines(limit),
  beat: (maxMs: number) => store.beat(maxMs),
});

const leave = (person: string | null, seat?: number) => resign(parts(), { match: ID, person, seat });
const comeBack = (person: string | null, seat?: number) => reclaimSeat(parts(), { match: ID, person, seat });
const playedBy = async () => (await stored()).seats.map((one) => one.playedBy?.why ?? null);
const clockOf = async (seat: number) => (await stored()).clocks?.seats[seat];
const deadlines = async () => (await store.deadlines(9)).map(({ deadline }) => deadline);
const live = (since = 0, seat = 0): MatchClocks => startClock(newClocks(LIVE, 2), seat, since);

describe('the level of a bot that replaces a person', () => {
  it('is the stand-in of the match, else deckhand, else the first level of the game', async () => {
    const match = await begin();
    expect(await standInOf(parts(), { ...match, standIn: 'whole' })).toBe('whole');
    expect(await standInOf(parts(), match)).toBe('deckhand');
    levels = ['random', 'whole'];
    expect(await standInOf(parts(), match)).toBe('random');
    for (const unknown of [null, []]) {
      levels = unknown;
      expect(await standInOf(parts(), match)).toBe('deckhand');
    }
  });
});

describe('leaving a seat or taking it back', () => {
  it('is recorded with the level and the reason', async () => {
    await begin({ standIn: 'whole' });
    const left = granted(await leave('anna'));
    expect(left.seats[0]?.playedBy).toEqual({ level: 'whole', why: 'resigned' });
    expect(left.sat).toEqual([{ ply: 0, seat: 0, by: 'bot', level: 'whole', why: 'resigned' }]);
    const back = granted(await comeBack('anna'));
    expect(back.seats[0]).toEqual(anna);
    expect(back.sat).toEqual([{ ply: 0, seat: 0, by: 'person' }]);
  });

  it('is refused to strangers, before the start, and for a seat that is already left or taken', async () => {
    expect(faultOf(await leave('anna'))).toEqual({ code: 'no-such-match' });
    await begin({ seats: [anna, { ...bo, person: null, name: null }] });
    expect(faultOf(await leave('eve'))).toEqual({ code: 'not-your-seat' });
    expect(faultOf(await leave(null))).toEqual({ code: 'not-your-seat' });
    expect(faultOf(await leave('anna', 1))).toEqual({ code: 'not-your-seat' });
    expect(faultOf(await leave('anna'))).toEqual({ code: 'not-started' });
    await store.takeSeat(ID, 1, 'bo', 'Bo', null);
    expect(faultOf(await comeBack('bo'))).toEqual({ code: 'no-bot-plays' });
    granted(await leave('bo'));
    expect(faultOf(await leave('bo'))).toEqual({ code: 'bot-plays' });
  });

  it('is refused when the match is over', async () => {
    await begin();
    await store.commit(aCommit(0, { actor: null, result: { scores: [1, 2], ranks: [2, 1] } }));
    expect(faultOf(await leave('anna'))).toMatchObject({ code: 'refused', refusal: { code: 'match-over' } });
  });

  it('is refused if everyone agreed that bots finish the match', async () => {
    await begin({ seats: [{ ...anna, playedBy: ENDED }, bo] });
    expect(faultOf(await comeBack('anna'))).toEqual({ code: 'bots-finish' });
    expect(await playedBy()).toEqual(['ended', null]);
  });

  it('changes the person’s first possible seat, or the named one', async () => {
    await begin({ seats: [anna, { ...anna, seat: 1 }] });
    granted(await leave('anna'));
    expect(await playedBy()).toEqual(['resigned', null]);
    expect(faultOf(await leave('anna', 0))).toEqual({ code: 'bot-plays' });
    expect(faultOf(await comeBack('anna', 1))).toEqual({ code: 'no-bot-plays' });
    granted(await leave('anna'));
    expect(await playedBy()).toEqual(['resigned', 'resigned']);
    granted(await comeBack('anna', 1));
    expect(await playedBy()).toEqual(['resigned', null]);
    granted(await comeBack('anna'));
    expect(await playedBy()).toEqual([null, null]);
  });

  it('is decided again if the match has changed meanwhile', async () => {
    await begin();
    let lost = 0;
    const changeSeat = async (change: SeatChange) => {
      if (lost++ === 0) await store.changeSeat({ ...change, seats: [{ seat: 0, playedBy: AWAY }] });
      return await store.changeSeat(change);
    };
    const racing = { ...parts(), clocks: { ...parts().clocks, store: { ...asStore(), changeSeat } } };
    expect(faultOf(await resign(racing, { match: ID, person: 'anna' }))).toEqual({ code: 'bot-plays' });
    expect(await playedBy()).toEqual(['away', null]);
  });

  it('reports that the match does not exist if it was deleted meanwhile', async () => {
    await begin();
    const changeSeat = async () => {
      store.delete(ID);
      return true;
    };
    const deleting = { ...parts(), clocks: { ...parts().clocks, store: { ...asStore(), changeSeat } } };
    expect(faultOf(await resign(deleting, { match: ID, person: 'anna' }))).toEqual({ code: 'no-such-match' });
  });
});

describe('in a match with a clock, a person', () => {
  it('who leaves the seat uses time until then, and has no deadline afterwards', async () => {
    await begin({ clocks: live() });
    granted(await leave('anna'));
    expect(await clockOf(0)).toMatchObject({ leftMs: 50_000, since: null });
    expect(await deadlines()).toEqual([]);
  });

  it('who takes the seat back in their turn continues with their remaining time, once', async () => {
    await begin({ clocks: live() });
    granted(await leave('anna'));
    now = 30_000;
    granted(await comeBack('anna'));
    expect(await clockOf(0)).toMatchObject({ leftMs: 50_000, since: 30_000, returned: true });
    expect(await deadlines()).toEqual([80_000]);
    granted(await leave('anna'));
    expect(faultOf(await comeBack('anna'))).toEqual({ code: 'out-of-time' });
    expect(await playedBy()).toEqual(['resigned', null]);
  });

  it('who takes the seat back in another player’s turn does not stop that player’s clock', async () => {
    await begin({ actor: '1', clocks: live(0, 1) });
    granted(await leave('anna'));
    granted(await comeBack('anna'));
    expect(await clockOf(0)).toMatchObject({ leftMs: 60_000, since: null, returned: false });
    expect(await clockOf(1)).toMatchObject({ leftMs: 60_000, since: 0 });
    expect(await deadlines()).toEqual([60_000]);
  });

  it('who takes the seat back over days has the pauses of that time, in their own turn only', async () => {
    pauses = [{ from: HOUR, to: 9 * HOUR, why: 'night' }];
    const seats = [
      { ...anna, playedBy: AWAY },
      { ...bo, playedBy: AWAY },
    ];
    await begin({ seats, clocks: newClocks(DAYS, 2) });
    granted(await comeBack('bo'));
    expect((await clockOf(1))?.pauses).toBeUndefined();
    granted(await comeBack('anna'));
    const night = { from: now + HOUR, to: now + 9 * HOUR, why: 'night' };
    expect(await clockOf(0)).toMatchObject({ since: now, pauses: [night] });
    expect(await deadlines()).toEqual([now + 32 * HOUR]);
  });

  it('who is to act is out of time from the deadline on, and no one else is', async () => {
    const match = await begin({ clocks: live() });
    expect([59_999, 60_000].map((at) => isOutOfTime(match, at))).toEqual([false, true]);
    expect(isOutOfTime({ ...match, clocks: newClocks(LIVE, 2) }, 60_000)).toBe(false);
    expect(isOutOfTime({ ...match, seats: [{ ...anna, playedBy: AWAY }, bo] }, 60_000)).toBe(false);
    const { clocks: _, ...untimed } = match;
    expect(isOutOfTime(untimed, 60_000)).toBe(false);
  });
});

describe('clocks that do not agree with the match', () => {
  /** Settles the clocks of a match with this deadline. Returns whether something changed. */
  const settled = async (deadline: number | null, match?: StoredMatch) =>
    await settleClocks(parts(), match ?? (await stored()), { deadline: deadline ?? 0, now });

  it('start for the person to act if they have not started', async () => {
    pauses = [{ from: HOUR, to: 9 * HOUR, why: 'night' }];
    await begin({ clocks: newClocks(DAYS, 2) });
    expect(await settled(0)).toBe(true);
    expect(await clockOf(0)).toMatchObject({ since: now, pauses: [{ from: now + HOUR, to: now + 9 * HOUR }] });
    expect(await clockOf(1)).toMatchObject({ since: null });
    expect(await deadlines()).toEqual([now + 32 * HOUR]);
    expect(await playedBy()).toEqual([null, null]);
  });

  it('are left unchanged if they are right after all, or if the match is not running', async () => {
    const match = await begin({ clocks: live() });
    const { clocks: _, ...untimed } = match;
    expect(await settled(60_000)).toBe(false);
    now = 70_000;
    expect(await settled(60_000, untimed)).toBe(false);
    for (const status of ['waiting', 'over'] as const) expect(await settled(60_000, { ...match, status })).toBe(false);
    expect(await playedBy()).toEqual([null, null]);
  });

  it('get the deadline that follows from them', async () => {
    await begin({ clocks: live() });
    expect(await settled(0)).toBe(true);
    expect(await deadlines()).toEqual([60_000]);
    expect(await clockOf(0)).toMatchObject({ leftMs: 60_000, since: 0 });
    expect((await stored()).sat).toEqual([]);
  });

  it('let a bot play when the time is used up', async () => {
    await begin({ clocks: live() });
    now = 60_000;
    expect(await settled(60_000)).toBe(true);
    expect(await playedBy()).toEqual(['time', null]);
    expect(await clockOf(0)).toMatchObject({ leftMs: 0, since: null });
    expect(await deadlines()).toEqual([]);
  });

  it('stand still while a bot or chance is to act', async () => {
    await begin({ seats: [anna, bot], actor: '1', clocks: newClocks(LIVE, 2) });
    expect(await settled(0)).toBe(false);
    expect(await settled(0, { ...(await stored()), actor: '*' })).toBe(false);
  });

  it('stop for a seat that is no longer to act, and start for the one that is', async () => {
    const match = await begin({ clocks: live() });
    expect(await settled(60_000, { ...match, actor: '*' })).toBe(true);
    expect(await clockOf(0)).toMatchObject({ leftMs: 50_000, since: null });
    expect(await deadlines()).toEqual([]);
    expect(await settled(0, { ...match, seatVersion: 1, actor: '1' })).toBe(true);
    expect(await clockOf(0)).toMatchObject({ leftMs: 50_000, since: null });
    expect(await clockOf(1)).toMatchObject({ leftMs: 60_000, since: now });
    expect(await deadlines()).toEqual([70_000]);
  });

  it('wait for the end of a break, and then run for the person to act', async () => {
    await begin({ clocks: withBreak(live(), 10_000, 90_000) });
    expect(await settled(100_000)).toBe(false);
    now = 100_000;
    expect(await settled(100_000)).toBe(true);
    expect((await stored()).clocks).not.toHaveProperty('restUntil');
    expect(await clockOf(0)).toMatchObject({ leftMs: 50_000, since: 100_000 });
    expect(await deadlines()).toEqual([150_000]);
  });

  it('end a break that is over when a bot or chance is to act', async () => {
    await begin({ actor: '*', clocks: withBreak(newClocks(LIVE, 2), 0, 10_000) });
    expect(await settled(10_000)).toBe(true);
    expect((await stored()).clocks).not.toHaveProperty('restUntil');
    expect(await deadlines()).toEqual([]);
  });
});
