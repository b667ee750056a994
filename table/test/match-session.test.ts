import { coinFollower } from '@levante/coin-race/table/follow/follow.ts';
import type { CoinFact, CoinPosition } from '@levante/coin-race/table/follow/position.ts';
import type { ChatLine } from '@levante/wire';
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

describe('a session that joins a match', () => {
  it('shows nothing before the first message, then the current position', () => {
    expect(session.timeline.value).toBeNull();
    expect(session.caughtUp.value).toBe(false);
    host.tell(match.view([0]));
    expect(session.position(0)?.scores).toEqual([0, 0]);
    expect(session.caughtUp.value).toBe(true);
    expect(session.mine.value).toEqual([0]);
  });

  it('reads earlier actions from the record if it joins in the middle of a match', async () => {
    match.play('0 step 1', '* tails', '1 step 1', '* heads');
    host.recorded = { ok: true, value: match.record() };
    host.tell(match.view([0]));
    expect(session.timeline.value?.first).toBe(4);
    await settle();
    expect(session.timeline.value?.first).toBe(0);
    expect(session.position(1)?.scores).toEqual([1, 0]);
    expect(session.trouble.value).toBeNull();
  });

  it('keeps its state on a repeated message', async () => {
    host.tell(match.view([1]));
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    host.tell(match.view([1]));
    expect(session.timeline.value?.plies).toHaveLength(2);
    expect(session.shown.value.ply).toBe(1);
  });

  it('reports a record that does not lead to the position, and continues', async () => {
    match.play('0 step 1', '* tails');
    host.recorded = { ok: true, value: { ...match.record(), actions: ['1 step 1'] } };
    host.tell(match.view([0]));
    await settle();
    expect(session.trouble.value).toBe('no-past');
    match.play('1 step 1');
    host.tell(match.plies(2));
    expect(known()).toBe(3);
  });

  it('reports a state that cannot be read', () => {
    host.tell({ type: 'view', match: matchAt(0, [0]), state: { seat: 'x' }, legal: null });
    expect(session.trouble.value).toBe('unreadable');
    expect(session.timeline.value).toBeNull();
  });

  it('gets an error if there will be no messages', () => {
    host.listener.refused({ kind: 'not-here' });
    expect(session.fault.value).toEqual({ kind: 'not-here' });
  });
});

describe('a commit', () => {
  beforeEach(() => host.tell(match.view([1])));

  it('is played back ply by ply, with the facts of each', async () => {
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    expect(session.shown.value).toMatchObject({ ply: 1, facts: [{ type: 'scored' }] });
    expect(session.caughtUp.value).toBe(false);
    await settle();
    expect(session.shown.value.ply).toBe(2);
    expect(session.caughtUp.value).toBe(true);
  });

  it('is shown immediately when skipped', () => {
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    session.skip();
    expect(session.shown.value).toEqual({ ply: 2, facts: [] });
  });

  it('makes the session request everything again if plies before it are missing', () => {
    match.play('0 step 1', '* tails', '1 step 1');
    host.tell(match.plies(2));
    expect(host.startedOver).toBe(1);
    expect(known()).toBe(0);
  });

  it('is applied once, though messages overlap', () => {
    match.play('0 step 1');
    host.tell(match.plies(0));
    match.play('* tails');
    host.tell(match.plies(0));
    expect(known()).toBe(2);
    expect(session.timeline.value?.plies.map(({ line }) => line)).toEqual(['0 step 1', '* tails']);
  });

  it('resets the table if these rules lead to another position than the server’s', () => {
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

  it('does not play one’s own actions back again', async () => {
    expect(await session.send(0, ['0 step 1'])).toBeNull();
    expect(host.sent).toEqual([{ ply: 0, actions: ['0 step 1'] }]);
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    expect(session.shown.value).toMatchObject({ ply: 2, facts: [{ type: 'scored' }] });
  });

  it('requests everything again if the match has moved on', async () => {
    host.fault = staleFault;
    expect(await session.send(0, ['0 step 1'])).toEqual(staleFault);
    expect(host.startedOver).toBe(1);
  });

  it('changes nothing on the table if it fails', async () => {
    host.fault = { kind: 'unkept' };
    expect(await session.send(0, ['0 step 1'])).toEqual({ kind: 'unkept' });
    expect([known(), host.startedOver]).toEqual([0, 0]);
  });
});

describe('the state of a session', () => {
  it('includes the connection to the server, and a replaced bot until the player has read of it', () => {
    expect(session.line.value).toBe('connecting');
    host.listener.line('live');
    expect(session.line.value).toBe('live');
    host.listener.replaced?.(1);
    expect(session.replaced.value).toBe(1);
    session.readReplaced();
    expect(session.replaced.value).toBeNull();
  });

  it('is requested again when the network may be back, and requests end when the table is left', () => {
    session.retryNow();
    expect([host.retried, session.left.aborted]).toEqual([1, false]);
    session.close();
    expect([host.closed, session.left.aborted]).toEqual([1, true]);
  });

  it('begins without a position and without a seat of this screen', () => {
    expect(session.shown.value).toEqual({ ply: 0, facts: [] });
    expect([session.mine.value, session.planners.value, session.passTo.value]).toEqual([[], [], null]);
    expect(session.position(0)).toBeNull();
  });
});

describe('a seat that is taken', () => {
  it('belongs to this screen, and the stream starts over', async () => {
    host.tell(match.view([]));
    expect(await session.sitDown('Bo', 1)).toBeNull();
    expect([session.mine.value, host.startedOver, known()]).toEqual([[1], 1, 0]);
    expect(host.taken).toEqual([{ name: 'Bo', seat: 1 }]);
    await session.sitDown('Bo');
    expect(host.taken.at(-1)).toEqual({ name: 'Bo' });
  });

  it('does not belong to this screen if the server refuses it', async () => {
    host.tell(match.view([]));
    host.seatFault = { kind: 'offline' };
    expect(await session.sitDown('Bo', 1)).toEqual({ kind: 'offline' });
    expect([session.mine.value, host.startedOver]).toEqual([[], 0]);
  });

  it('replaces the spectator’s view, in a game with secrets', async () => {
    session.close();
    session = new MatchSession('m', host, secretFollower);
    host.tell({ type: 'match', match: matchAt(0, []), legal: null });
    expect(known()).toBe(0);
    await session.sitDown('Bo', 1);
    expect(session.timeline.value).toBeNull();
  });
});

describe('the playback of a session', () => {
  it('takes as long as its facts need, and stops at facts that must be read until they have been', async () => {
    session.close();
    const stops = (facts: readonly CoinFact[]) => facts.some(({ points }) => points === 2);
    session = new MatchSession('m', host, { ...coinFollower, stops });
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.recorded = { ok: true, value: match.record() };
    host.tell(match.view([1]));
    match.play('0 step 2', '* heads', '1 step 1');
    host.tell(match.plies(4));
    expect([session.shown.value.ply, session.held.value]).toEqual([5, 5]);
    await settle();
    expect([session.shown.value.ply, session.caughtUp.value]).toEqual([5, false]);
    session.goOn();
    expect(session.held.value).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.shown.value.ply).toBe(6);
    await vi.advanceTimersByTimeAsync(490);
    expect(session.shown.value.ply).toBe(6);
    await vi.advanceTimersByTimeAsync(20);
    expect(session.shown.value.ply).toBe(7);
  });

  it('stops once the table is left', async () => {
    host.tell(match.view([1]));
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    session.close();
    await settle();
    expect(session.shown.value.ply).toBe(1);
  });

  it('skips plies that the player drafted, and shows plies that differ from the draft', async () => {
    host.tell(match.view([0, 1]));
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    await settle();
    await session.send(2, ['1 step 1']);
    match.play('1 step 1', '* tails', '0 step 2');
    host.tell(match.plies(2));
    // My own step is not played back again: the next one is shown immediately.
    expect(session.shown.value).toMatchObject({ ply: 4, facts: [{ points: 0 }] });
    await settle();
    await session.send(5, ['1 step 2']);
    match.play('* tails', '1 step 1', '* tails');
    host.tell(match.plies(5));
    expect(session.shown.value.ply).toBe(6);
  });

  it('shows other plies after a refused turn, or if one’s own is reported only later', async () => {
    host.tell(match.view([0]));
    host.fault = { kind: 'refused', status: 422, error: { code: 'refused', message: '' } };
    await session.send(0, ['0 step 1']);
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    expect(session.shown.value.ply).toBe(1);
    await settle();
    await session.send(4, ['0 step 1']);
    match.play('1 step 1', '* tails');
    host.tell(match.plies(2));
    expect(session.shown.value.ply).toBe(3);
    await settle();
    match.play('0 step 1', '* tails');
    host.tell(match.plies(4));
    expect(session.shown.value.ply).toBe(6);
  });
});

describe('a fault of a request', () => {
  it('for the record disappears, and the record is read again, when the network is back', async () => {
    match.play('0 step 1', '* tails');
    host.tell(match.view([0]));
    await vi.advanceTimersByTimeAsync(0);
    expect([session.trouble.value, session.timeline.value?.first]).toEqual(['no-past', 2]);
    host.recorded = { ok: true, value: match.record() };
    session.retryNow();
    await vi.advanceTimersByTimeAsync(0);
    expect([session.trouble.value, session.timeline.value?.first]).toEqual([null, 0]);
  });

  it('starts the stream over only if the match has moved on', async () => {
    host.tell(match.view([0]));
    host.fault = { kind: 'refused', status: 422, error: { code: 'refused', message: '' } };
    await session.send(0, ['0 step 1']);
    expect(host.startedOver).toBe(0);
  });

  it('of the record keeps the part of the match that is known', async () => {
    match.play('0 step 1', '* tails');
    host.tell(match.view([0]));
    await settle();
    expect([session.trouble.value, session.timeline.value?.first]).toEqual(['no-past', 2]);
  });
});

describe('a shared screen, in a game with secrets,', () => {
  it('is shown from the beginning, and the device must be passed to the deciding player', () => {
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

  it('is not handed to players elsewhere or to its current viewer, nor before the playback ends', () => {
    session.close();
    session = new MatchSession('m', host, secretFollower);
    host.tell({ type: 'match', match: matchAt(0, [1]), legal: null });
    expect(session.passTo.value).toBeNull();
    match.play('0 step 1', '* tails', '1 step 1');
    host.tell(match.plies(0));
    // The screen looks for seat 1, which decides at ply 2 and not at ply 3.
    expect([session.caughtUp.value, session.passTo.value]).toEqual([false, null]);
    session.skip();
    expect(session.passTo.value).toBeNull();
  });

  it('plans for the seat it shows, and reports a beginning that cannot be read', () => {
    session.close();
    session = new MatchSession('m', host, secretFollower);
    host.tell({ type: 'match', match: matchAt(0, [0, 1]), legal: null });
    expect(session.planners.value).toEqual([0]);
    session.close();
    session = new MatchSession('m', host, secretFollower);
    host.tell({ type: 'match', match: matchAt(0, [0], { options: { players: 'x' } }), legal: null });
    expect([session.trouble.value, session.timeline.value]).toEqual(['unreadable', null]);
  });

  it('shows plies from before it joined immediately, and plays back later ones', () => {
    session.close();
    session = new MatchSession('m', host, secretFollower);
    host.tell({ type: 'match', match: matchAt(2, [0]), legal: null });
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(session.shown.value).toEqual({ ply: 2, facts: [] });
    match.play('1 step 1', '* tails');
    host.tell(match.plies(2));
    expect(session.shown.value).toMatchObject({ ply: 3, facts: [{ type: 'scored' }] });
  });

  it('keeps its state when a message changes the seats', () => {
    session.close();
    session = new MatchSession('m', host, secretFollower);
    host.tell({ type: 'match', match: matchAt(0, [0]), legal: null });
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    host.tell({ type: 'match', match: matchAt(2, [0]), legal: null });
    expect(known()).toBe(2);
  });
});

describe('the chat of a session', () => {
  const line = (number: number, text: string): ChatLine => ({
    number,
    at: 0,
    author: 1,
    seat: 0,
    name: 'Ada',
    mine: false,
    watchers: false,
    signal: null,
    text,
  });
  const numbers = () => session.chat.value?.lines.map((one) => one.number);

  it('loses no line and shows none twice where a reply and messages overlap', async () => {
    let reply: (lines: ChatLine[]) => void = () => {};
    const page = new Promise<ChatLine[]>((resolve) => {
      reply = resolve;
    });
    const calls = { page: async () => ({ ok: true, value: { on: true, may: 'write', lines: await page } }) };
    Object.assign(host, { chat: async () => calls });
    const receive = (...lines: ChatLine[]) => host.tell({ type: 'chat', whole: false, on: true, may: 'write', lines });
    receive(line(1, 'a'), line(3, 'c'));
    const reloaded = session.reloadChat();
    receive(line(5, 'e'));
    reply([line(1, 'a'), line(2, 'by a spectator'), line(3, 'c'), line(4, 'd')]);
    await reloaded;
    expect(numbers()).toEqual([1, 2, 3, 4, 5]);
    receive(line(4, 'd'), line(6, 'f'));
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
