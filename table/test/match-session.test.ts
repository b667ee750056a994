import { coinFollower } from '@levante/coin-race/table/follow/follow.ts';
import type { CoinFact, CoinPosition } from '@levante/coin-race/table/follow/position.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchSession } from '../src/match/session.ts';
import { lastPly } from '../src/match/timeline.ts';
import { change } from '../src/ui/settings.ts';
import { CoinMatch, FakeHost, matchAt, secretFollower, staleFault } from './lib/coin-table.ts';

let host: FakeHost;
let match: CoinMatch;
let session: MatchSession<CoinPosition, CoinFact>;

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: '1' });
  host = new FakeHost();
  match = new CoinMatch();
  session = new MatchSession('m', host, coinFollower);
});
afterEach(() => {
  session.close();
  vi.useRealTimers();
});

const known = (): number => (session.timeline.value ? lastPly(session.timeline.value) : -1);
const settle = () => vi.advanceTimersByTimeAsync(10_000);

describe('a session that comes to a match', () => {
  it('shows nothing before it is told, then the position as it stands', () => {
    expect(session.timeline.value).toBeNull();
    expect(session.caughtUp.value).toBe(false);
    host.tell(match.view([0]));
    expect(session.position(0)?.scores).toEqual([0, 0]);
    expect(session.caughtUp.value).toBe(true);
    expect(session.mine.value).toEqual([0]);
  });

  it('reads what happened before from the record, in the midst of a match', async () => {
    match.play('0 step 1', '* tails', '1 step 1', '* heads');
    host.recorded = { ok: true, value: match.record() };
    host.tell(match.view([0]));
    expect(session.timeline.value?.first).toBe(4);
    await settle();
    expect(session.timeline.value?.first).toBe(0);
    expect(session.position(1)?.scores).toEqual([1, 0]);
    expect(session.trouble.value).toBeNull();
  });

  it('keeps what it knows when it is told the same again', async () => {
    host.tell(match.view([1]));
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    host.tell(match.view([1]));
    expect(session.timeline.value?.plies).toHaveLength(2);
    expect(session.shown.value.ply).toBe(1);
  });

  it('says so where the record does not lead here, and goes on', async () => {
    match.play('0 step 1', '* tails');
    host.recorded = { ok: true, value: { ...match.record(), actions: ['1 step 1'] } };
    host.tell(match.view([0]));
    await settle();
    expect(session.trouble.value).toBe('no-past');
    match.play('1 step 1');
    host.tell(match.plies(2));
    expect(known()).toBe(3);
  });

  it('says so where the state cannot be read', () => {
    host.tell({ type: 'view', match: matchAt(0, [0]), state: { seat: 'x' }, legal: null });
    expect(session.trouble.value).toBe('unreadable');
    expect(session.timeline.value).toBeNull();
  });

  it('hears that it will never be told', () => {
    host.listener.refused({ kind: 'not-here' });
    expect(session.fault.value).toEqual({ kind: 'not-here' });
  });
});

describe('what is committed', () => {
  beforeEach(() => host.tell(match.view([1])));

  it('is played out ply by ply, with what each did', async () => {
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    expect(session.shown.value).toMatchObject({ ply: 1, facts: [{ type: 'scored' }] });
    expect(session.caughtUp.value).toBe(false);
    await settle();
    expect(session.shown.value.ply).toBe(2);
    expect(session.caughtUp.value).toBe(true);
  });

  it('is shown at once when skipped', () => {
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    session.skip();
    expect(session.shown.value).toEqual({ ply: 2, facts: [] });
  });

  it('is asked for anew where something is missing in between', () => {
    match.play('0 step 1', '* tails', '1 step 1');
    host.tell(match.plies(2));
    expect(host.startedOver).toBe(1);
    expect(known()).toBe(0);
  });

  it('is taken once, though it is told twice in part', () => {
    match.play('0 step 1');
    host.tell(match.plies(0));
    match.play('* tails');
    host.tell(match.plies(0));
    expect(known()).toBe(2);
    expect(session.timeline.value?.plies.map(({ line }) => line)).toEqual(['0 step 1', '* tails']);
  });

  it('lays the table anew where these rules lead elsewhere', () => {
    match.play('0 step 1', '* tails');
    const plies = match.plies(0);
    if (plies.type !== 'plies') throw new Error('no plies');
    host.tell({
      ...plies,
      plies: [
        { action: '0 step 1', journal: [] },
        { action: '* heads', journal: [] },
      ],
    });
    expect(session.position(2)?.scores).toEqual([1, 0]);
    expect(session.timeline.value?.first).toBe(2);
  });

  it('ends the match with its result', () => {
    match.play('0 step 1', '* tails');
    const plies = match.plies(0);
    if (plies.type !== 'plies') throw new Error('no plies');
    host.tell({ ...plies, actor: null, result: { scores: [5, 1], ranks: [1, 2] } });
    expect(session.match.value).toMatchObject({ status: 'over', result: { ranks: [1, 2] } });
  });
});

describe('sending', () => {
  beforeEach(() => host.tell(match.view([0])));

  it('does not play one’s own lines out again', async () => {
    expect(await session.send(0, ['0 step 1'])).toBeNull();
    expect(host.sent).toEqual([{ ply: 0, actions: ['0 step 1'] }]);
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    expect(session.shown.value).toMatchObject({ ply: 2, facts: [{ type: 'scored' }] });
  });

  it('asks for everything anew when the match has moved on', async () => {
    host.fault = staleFault;
    expect(await session.send(0, ['0 step 1'])).toEqual(staleFault);
    expect(host.startedOver).toBe(1);
  });

  it('keeps what is shown when no answer comes', async () => {
    host.fault = { kind: 'offline' };
    expect(await session.send(0, ['0 step 1'])).toEqual({ kind: 'offline' });
    expect([known(), host.startedOver]).toEqual([0, 0]);
  });
});

describe('a screen that is shared, where each sees something else', () => {
  it('is told from the beginning, and must be passed to whoever decides', () => {
    session.close();
    session = new MatchSession('m', host, secretFollower);
    expect(host.wanted.at(-1)).toEqual({ seat: null, fromBeginning: true });
    host.tell({ type: 'match', match: matchAt(0, [0, 1]), legal: null });
    expect(session.passTo.value).toBeNull();
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    session.skip();
    expect(session.passTo.value).toBe(1);
    session.lookThrough(1);
    expect(host.wanted.at(-1)).toEqual({ seat: 1, fromBeginning: true });
    expect(session.timeline.value).toBeNull();
  });
});
