import { type CoinIntent, type CoinTarget, coinReader } from '@levante/coin-race/table/act/intents.ts';
import { coinFollower } from '@levante/coin-race/table/follow/follow.ts';
import type { CoinFact, CoinPosition } from '@levante/coin-race/table/follow/position.ts';
import { MemoryStorage } from '@levante/testkit/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchSession, type TimelineReader } from '../src/match/session.ts';
import { TurnEditor } from '../src/match/turn-editor.ts';
import { ViewState } from '../src/match/view-state.ts';
import { change } from '../src/ui/settings.ts';
import { CoinMatch, FakeHost, matchAt, secretFollower } from './lib/coin-table.ts';

let host: FakeHost;
let match: CoinMatch;
let storage: MemoryStorage;
let session: MatchSession<CoinPosition, CoinFact>;
let editor: TurnEditor<CoinPosition, CoinFact, CoinTarget, CoinIntent>;

function open(mine: readonly number[], follower: TimelineReader<CoinPosition, CoinFact> = coinFollower): void {
  session = new MatchSession('m', host, follower);
  editor = new TurnEditor(session, storage, coinReader);
  if (follower.secret) host.tell({ type: 'match', match: matchAt(0, mine), legal: null });
  else host.tell(match.view(mine));
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 'skip', confirmEnd: false, sendPlans: false });
  host = new FakeHost();
  match = new CoinMatch();
  storage = new MemoryStorage();
});
afterEach(() => {
  editor.close();
  session.close();
  change({ sendPlans: false });
  vi.useRealTimers();
});

const lines = (): readonly string[] => editor.draft.value?.steps.map(({ line }) => line) ?? [];
const planned = (): readonly string[] => editor.plan.value?.steps.map(({ line }) => line) ?? [];
const settle = () => vi.advanceTimersByTimeAsync(1000);
/** Actions of the others arrive. */
const tell = (...more: readonly string[]) => {
  const from = match.lines.length;
  match.play(...more);
  host.tell(match.plies(from));
};

describe('a turn planned ahead', () => {
  it('can be begun while others play, and is not sent before its turn', async () => {
    open([1]);
    expect(editor.canPlan.value).toBe(true);
    editor.planAhead();
    expect([editor.ahead.value, editor.draft.value?.seat, editor.canPlan.value]).toEqual([true, 1, false]);
    editor.pick({ on: 'step', step: 1 });
    expect(lines()).toEqual(['1 step 1']);
    editor.end();
    await settle();
    expect(host.sent).toEqual([]);
    expect(editor.draft.value).toBeNull();
    expect(planned()).toEqual(['1 step 1']);
  });

  it('cannot be begun in one’s own turn, by a spectator, or after the match', () => {
    open([0]);
    expect(editor.canPlan.value).toBe(false);
    editor.planAhead();
    expect(editor.ahead.value).toBe(false);
    editor.close();
    open([]);
    expect(editor.canPlan.value).toBe(false);
    editor.close();
    session.close();
    session = new MatchSession('m', host, coinFollower);
    editor = new TurnEditor(session, storage, coinReader);
    host.tell({
      type: 'view',
      match: matchAt(0, [1], { status: 'over' }),
      state: { options: { players: 2 } },
      legal: null,
    });
    expect(editor.canPlan.value).toBe(false);
  });

  it('is offered when its turn comes, and becomes the draft on request', async () => {
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.keepPlan();
    tell('0 step 1', '* tails');
    expect(editor.draft.value).toMatchObject({ ply: 2, seat: 1, steps: [] });
    expect(planned()).toEqual(['1 step 1']);
    editor.playPlan();
    expect(lines()).toEqual(['1 step 1']);
    expect(editor.plan.value).toBeNull();
    editor.end();
    await settle();
    expect(host.sent).toEqual([{ ply: 2, actions: ['1 step 1'] }]);
  });

  it('becomes the draft of the turn if it was still being edited when the turn came', () => {
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    tell('0 step 1', '* heads');
    expect([editor.ahead.value, lines(), editor.plan.value]).toEqual([false, ['1 step 1'], null]);
    expect(editor.draft.value?.ply).toBe(2);
    expect(editor.position.value?.scores).toEqual([2, 1]);
  });

  it('is sent automatically if the player has chosen that', async () => {
    change({ sendPlans: true });
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.keepPlan();
    tell('0 step 1', '* tails');
    await settle();
    expect(host.sent).toEqual([{ ply: 2, actions: ['1 step 1'] }]);
    tell('1 step 1', '* tails');
    expect([editor.draft.value, editor.plan.value, editor.answer.value]).toEqual([null, null, null]);
  });

  it('is not sent automatically over a draft of the turn from before a reload', async () => {
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.keepPlan();
    tell('0 step 1', '* heads');
    editor.do(['1 step 2']);
    editor.close();
    session.close();
    change({ sendPlans: true });
    open([1]);
    await settle();
    expect(host.sent).toEqual([]);
    expect([lines(), planned()]).toEqual([['1 step 2'], ['1 step 1']]);
  });

  it.each([
    ['without a reload', true],
    ['after a reload', false],
  ])('is discarded %s if its turn was played elsewhere', async (_, stays) => {
    change({ sendPlans: false });
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.keepPlan();
    change({ sendPlans: true, speed: '1' });
    if (!stays) {
      editor.close();
      session.close();
    }
    match.play('0 step 1', '* tails', '1 step 1', '* tails', '0 step 1', '* tails');
    host.recorded = { ok: true, value: match.record() };
    if (stays) host.tell(match.plies(0));
    else open([1]);
    session.skip();
    await settle();
    expect(editor.draft.value).toMatchObject({ ply: 6, seat: 1, steps: [] });
    expect([host.sent, planned()]).toEqual([[], []]);
    expect(storage.length).toBe(0);
  });

  it('is sent as soon as its turn begins, however slowly a hidden tab shows what led to it', async () => {
    change({ sendPlans: true, speed: '1' });
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.keepPlan();
    tell('0 step 1', '* tails');
    expect([session.caughtUp.value, editor.draft.value]).toEqual([false, null]);
    await vi.advanceTimersByTimeAsync(0);
    expect([host.sent, editor.sending.value]).toEqual([[{ ply: 2, actions: ['1 step 1'] }], true]);
    await settle();
    expect([session.caughtUp.value, lines(), editor.sending.value]).toEqual([true, ['1 step 1'], true]);
    expect(host.sent).toHaveLength(1);
    tell('1 step 1', '* tails');
    expect([editor.draft.value, editor.plan.value, editor.answer.value, editor.sending.value]).toEqual([
      null,
      null,
      null,
      false,
    ]);
  });

  it('is offered again if it was sent before its turn was shown and was refused', async () => {
    change({ sendPlans: true, speed: '1' });
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.keepPlan();
    host.fault = { kind: 'refused', status: 409, error: { code: 'out-of-time', message: '' } };
    tell('0 step 1', '* tails');
    await vi.advanceTimersByTimeAsync(0);
    expect([editor.sending.value, planned()]).toEqual([false, ['1 step 1']]);
    expect(editor.answer.value).toMatchObject({ kind: 'fault' });
  });

  it('is not sent until the player has read what must be read first', async () => {
    change({ sendPlans: true, speed: '1' });
    open([1], { ...coinFollower, stops: (facts) => facts.length > 0 });
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.keepPlan();
    tell('0 step 1', '* tails');
    await settle();
    expect(host.sent).toEqual([]);
    while (session.held.value !== null) {
      session.goOn();
      await settle();
    }
    expect(host.sent).toEqual([{ ply: 2, actions: ['1 step 1'] }]);
  });

  it('is not sent automatically while it is still being edited', async () => {
    change({ sendPlans: true });
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    tell('0 step 1', '* tails');
    await settle();
    expect(host.sent).toEqual([]);
  });

  it('is replayed on every new position, and dropped with a message when it is no longer legal', () => {
    match.play('0 step 1', '* tails', '1 step 1', '* heads');
    open([1]);
    editor.planAhead();
    editor.do(['1 step 2']);
    editor.keepPlan();
    expect(editor.plan.value?.ply).toBe(4);
    // The host resets the table: no player has a point, so two steps are not possible.
    host.tell({
      type: 'view',
      match: matchAt(6, [1]),
      state: { options: { players: 2, goal: 5 }, seat: 0 },
      legal: null,
    });
    expect(editor.plan.value).toBeNull();
    expect(editor.answer.value).toMatchObject({ kind: 'plan-gone', refusal: { code: 'cannot-afford' } });
  });

  it('lasts over the turns of several others, and can be changed and dropped', () => {
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.keepPlan();
    editor.planAhead();
    expect(lines()).toEqual(['1 step 1']);
    editor.undo();
    expect(storage.length).toBe(0);
    editor.keepPlan();
    expect(editor.plan.value).toBeNull();
    editor.planAhead();
    editor.do(['1 step 1']);
    editor.dropPlan();
    expect([editor.ahead.value, editor.draft.value, editor.plan.value]).toEqual([false, null, null]);
  });

  it('is restored by a reload, finished or still being edited, until it is played', async () => {
    const again = () => {
      editor.close();
      session.close();
      open([1]);
    };
    open([1]);
    editor.planAhead();
    editor.do(['1 step 1']);
    again();
    expect([editor.ahead.value, editor.draft.value, planned()]).toEqual([false, null, ['1 step 1']]);
    again();
    expect(planned()).toEqual(['1 step 1']);
    tell('0 step 1', '* tails');
    again();
    expect([lines(), planned()]).toEqual([[], ['1 step 1']]);
    editor.playPlan();
    again();
    expect([lines(), planned()]).toEqual([['1 step 1'], []]);
    editor.end();
    await settle();
    expect(storage.length).toBe(0);
  });

  it('is not restored if it was dropped, and is dropped with a message if a reload finds it illegal', () => {
    match.play('0 step 1', '* tails', '1 step 1', '* heads');
    open([1]);
    editor.planAhead();
    editor.do(['1 step 2']);
    editor.close();
    session.close();
    match = new CoinMatch();
    open([1]);
    expect(editor.plan.value).toBeNull();
    expect(editor.answer.value).toMatchObject({ kind: 'plan-gone', refusal: { code: 'cannot-afford' } });
    expect(storage.length).toBe(0);
    editor.planAhead();
    editor.do(['1 step 1']);
    expect(storage.length).toBe(1);
    editor.dropPlan();
    expect(storage.length).toBe(0);
  });

  it('is put away while an event must be read first', () => {
    open([1], { ...coinFollower, stops: () => true });
    editor.planAhead();
    editor.do(['1 step 1']);
    tell('0 step 1');
    expect([editor.ahead.value, editor.draft.value, planned()]).toEqual([false, null, ['1 step 1']]);
  });

  it('leaves the panel of the acting player lit, and shows the planned position on the table', () => {
    open([1]);
    const view = new ViewState(session, editor);
    editor.planAhead();
    editor.do(['1 step 1']);
    expect(view.drafting.value).toBe(0);
    expect(view.scene.value).toMatchObject({ kind: 'draft' });
    expect(view.scene.value?.position.scores).toEqual([0, 1]);
  });

  it('belongs to the viewing seat alone in a game with secrets', () => {
    open([1], secretFollower);
    expect(session.planners.value).toEqual([1]);
    editor.close();
    session.close();
    open([0, 1]);
    expect(session.planners.value).toEqual([0, 1]);
  });
});
