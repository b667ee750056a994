import { type CoinIntent, type CoinTarget, coinReader } from '@levante/coin-race/table/act/intents.ts';
import { coinFollower } from '@levante/coin-race/table/follow/follow.ts';
import type { CoinFact, CoinPosition } from '@levante/coin-race/table/follow/position.ts';
import { MemoryStorage } from '@levante/testkit/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchSession } from '../src/match/session.ts';
import { TurnEditor } from '../src/match/turn-editor.ts';
import { change } from '../src/ui/settings.ts';
import { CoinMatch, FakeHost, staleFault } from './lib/coin-table.ts';

type Editor = TurnEditor<CoinPosition, CoinFact, CoinTarget, CoinIntent>;

let host: FakeHost;
let match: CoinMatch;
let storage: MemoryStorage;
let session: MatchSession<CoinPosition, CoinFact>;
let editor: Editor;

function open(mine: readonly number[], reader = coinReader): void {
  session = new MatchSession('m', host, coinFollower, storage);
  editor = new TurnEditor(session, storage, reader);
  host.tell(match.view(mine));
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 'skip', confirmEnd: false });
  host = new FakeHost();
  match = new CoinMatch();
  storage = new MemoryStorage();
});
afterEach(() => {
  editor.close();
  session.close();
  vi.useRealTimers();
});

/** Pending messages have arrived. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const lines = (): readonly string[] => editor.draft.value?.steps.map(({ line }) => line) ?? [];
const settle = () => vi.advanceTimersByTimeAsync(1000);

describe('a turn', () => {
  it('is sent once, with the drafted actions and the ply of its draft', async () => {
    open([0]);
    editor.do(['0 step 1']);
    editor.end();
    expect(editor.sending.value).toBe(true);
    await settle();
    expect(host.sent).toEqual([{ ply: 0, actions: ['0 step 1'] }]);
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    expect(editor.sending.value).toBe(false);
    expect(editor.draft.value).toBeNull();
  });

  it('is sent only after a confirmation if the player has chosen to confirm turns', async () => {
    change({ confirmEnd: true });
    open([0]);
    editor.do(['0 step 1']);
    editor.end();
    expect([editor.confirming.value, host.sent.length]).toEqual([true, 0]);
    editor.end();
    await settle();
    expect(host.sent).toHaveLength(1);
  });

  it('is sent again automatically with the same key if no reply comes', async () => {
    host.silent = true;
    open([0]);
    editor.do(['0 step 1']);
    editor.end();
    await settle();
    await settle();
    expect([editor.sending.value, editor.waiting.value, editor.answer.value]).toEqual([true, true, null]);
    host.silent = false;
    session.retryNow();
    await settled();
    expect(editor.waiting.value).toBe(false);
    expect(new Set(host.keys).size).toBe(1);
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect([editor.sending.value, editor.draft.value, editor.answer.value]).toEqual([false, null, null]);
  });

  it('is sent again as soon as the stream is back', async () => {
    host.silent = true;
    open([0]);
    host.listener.line('live');
    host.listener.line('lost');
    editor.do(['0 step 1']);
    editor.end();
    await settle();
    host.silent = false;
    const before = host.sent.length;
    host.listener.line('live');
    await settled();
    expect(host.sent).toHaveLength(before + 1);
  });

  it('can be changed while it waits for a reply, and stands as first sent if that had arrived', async () => {
    change({ confirmEnd: false });
    host.silent = true;
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.recorded = { ok: true, value: match.record() };
    open([0]);
    editor.do(['0 step 1']);
    editor.end();
    await settle();
    await settle();
    editor.withdraw();
    expect([editor.sending.value, editor.answer.value]).toEqual([false, { kind: 'withdrawn' }]);
    const before = host.sent.length;
    await settle();
    await settle();
    expect(host.sent).toHaveLength(before);
    editor.undo();
    editor.do(['0 step 2']);
    match.play('0 step 1', '* tails');
    host.tell(match.plies(4));
    expect(editor.answer.value).toEqual({ kind: 'passed', fate: 'asSent' });
  });

  it('has one key for the same ply and lines, for every retry and after a reload', async () => {
    host.silent = true;
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    open([0]);
    editor.do(['0 step 1']);
    editor.end();
    await settle();
    await settle();
    editor.withdraw();
    editor.undo();
    editor.do(['0 step 2']);
    editor.end();
    await settle();
    await settle();
    editor.close();
    session.close();
    host.silent = false;
    open([0]);
    editor.undo();
    editor.do(['0 step 1']);
    editor.end();
    await settled();
    const keys = host.sent.map(({ actions }, i) => `${actions} ${host.keys[i]}`);
    expect(new Set(keys).size).toBe(2);
    expect(new Set(host.keys).size).toBe(2);
  });

  it('gets a new key after a refusal that may belong to an earlier request', async () => {
    host.silent = true;
    open([0]);
    editor.do(['0 step 1']);
    editor.end();
    await settled();
    host.silent = false;
    host.fault = { kind: 'refused', status: 409, error: { code: 'bot-plays', message: '' } };
    await settle();
    expect(host.keys).toHaveLength(3);
    expect([host.keys[1], editor.answer.value]).toEqual([host.keys[0], null]);
    expect(host.keys[2]).not.toBe(host.keys[0]);
  });

  it('keeps the next draft unchanged if its own fault arrives after the stream has moved on', async () => {
    open([0]);
    editor.do(['0 step 1']);
    const reply = host.hold();
    editor.end();
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.tell(match.plies(0));
    editor.do(['0 step 2']);
    reply({ ok: false, fault: { kind: 'unkept' } });
    await settle();
    expect([editor.draft.value?.ply, lines(), editor.answer.value]).toEqual([4, ['0 step 2'], null]);
    editor.retry();
    await settle();
    expect(host.sent).toEqual([{ ply: 0, actions: ['0 step 1'] }]);
    editor.close();
    session.close();
    open([0]);
    expect(lines()).toEqual(['0 step 2']);
  });

  it('shows no fault once its match has moved on', async () => {
    open([0]);
    editor.do(['0 step 1']);
    host.fault = { kind: 'unkept' };
    editor.end();
    await settle();
    expect(editor.answer.value).toMatchObject({ kind: 'fault', fault: { kind: 'unkept' }, again: ['0 step 1'] });
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.tell(match.plies(0));
    expect([editor.draft.value?.ply, editor.answer.value]).toEqual([4, null]);
    editor.retry();
    await settle();
    expect(host.sent).toHaveLength(1);
  });

  it('cannot be retried after a fault once its draft has changed', async () => {
    open([0]);
    editor.do(['0 step 1']);
    host.fault = { kind: 'unkept' };
    editor.end();
    await settle();
    editor.undo();
    editor.retry();
    expect(host.sent).toHaveLength(1);
  });

  it('is sent again with the same key when the player retries after a temporary fault', async () => {
    open([0]);
    editor.do(['0 step 1']);
    host.fault = { kind: 'unkept' };
    editor.end();
    await settle();
    editor.retry();
    await settle();
    expect(host.sent).toHaveLength(2);
    expect(host.keys[1]).toBe(host.keys[0]);
    expect(editor.answer.value).toBeNull();
  });

  it('is reported as passed if another turn was played elsewhere', async () => {
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.recorded = { ok: true, value: match.record() };
    open([0]);
    editor.do(['0 step 2']);
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.tell(match.plies(4));
    expect(editor.answer.value).toEqual({ kind: 'passed', fate: 'elsewhere' });
    expect(lines()).toEqual([]);
  });

  it('is not reported as passed if the same lines were played in another tab', async () => {
    open([0]);
    editor.do(['0 step 1']);
    host.fault = staleFault;
    editor.end();
    await settle();
    expect([host.startedOver, editor.answer.value, editor.sending.value]).toEqual([1, null, true]);
    match.play('0 step 1', '* tails');
    host.recorded = { ok: true, value: match.record() };
    host.tell(match.view([0]));
    await settle();
    expect([editor.answer.value, editor.sending.value]).toEqual([null, false]);
  });

  it('is reported as passed after a lost race as soon as the record can be read', async () => {
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.recorded = { ok: true, value: match.record() };
    open([0]);
    await settle();
    editor.do(['0 step 2']);
    host.fault = staleFault;
    editor.end();
    await settle();
    match.play('0 step 1', '* tails');
    host.recorded = { ok: false, fault: { kind: 'offline' } };
    host.tell(match.view([0]));
    await settled();
    expect(editor.answer.value).toBeNull();
    host.recorded = { ok: true, value: match.record() };
    await settle();
    expect(editor.answer.value).toEqual({ kind: 'passed', fate: 'elsewhere' });
  });
});
