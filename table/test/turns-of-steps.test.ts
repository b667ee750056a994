import { MemoryStorage } from '@levante/testkit/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MatchSession } from '../src/match/session.ts';
import { TurnEditor } from '../src/match/turn-editor.ts';
import { change } from '../src/ui/settings.ts';
import { FakeHost, matchAt } from './lib/coin-table.ts';
import {
  type WalkFact,
  WalkMatch,
  type WalkPosition,
  type WalkTarget,
  walkFollower,
  walkReader,
} from './lib/walk-table.ts';

type Editor = TurnEditor<WalkPosition, WalkFact, WalkTarget, ReturnType<typeof walkReader.intentsOf>[number]>;

let host: FakeHost;
let match: WalkMatch;
let storage: MemoryStorage;
let session: MatchSession<WalkPosition, WalkFact>;
let editor: Editor;

function open(mine: readonly number[]): void {
  session = new MatchSession('m', host, walkFollower);
  editor = new TurnEditor(session, storage, walkReader);
  host.tell(match.view(mine));
}

/** The page is reloaded. */
function reload(mine: readonly number[]): void {
  editor.close();
  session.close();
  open(mine);
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 'skip', confirmEnd: false, sendPlans: false });
  host = new FakeHost();
  match = new WalkMatch();
  storage = new MemoryStorage();
});
afterEach(() => {
  editor.close();
  session.close();
  change({ confirmEnd: false, sendPlans: false });
  vi.useRealTimers();
});

const lines = (): readonly string[] => editor.draft.value?.steps.map(({ line }) => line) ?? [];
const planned = (): readonly string[] => editor.plan.value?.steps.map(({ line }) => line) ?? [];
const facts = (): readonly string[] => editor.facts.value.map(({ type }) => type);
const settle = () => vi.advanceTimersByTimeAsync(1000);
const go = (place: string): WalkTarget => ({ on: 'place', place });
const SIGNPOST: WalkTarget = { on: 'signpost' };

describe('a turn of several steps', () => {
  it('begins with an empty draft and without facts, an answer or a selection', () => {
    open([0]);
    expect([lines(), facts(), editor.answer.value, editor.selection.value]).toEqual([
      [],
      [],
      null,
      { picked: [], intents: [] },
    ]);
    expect([editor.sending.value, editor.confirming.value, editor.open.value]).toEqual([false, false, true]);
    expect([editor.seat, editor.canEnd]).toEqual([0, false]);
  });

  it('shows the facts of the last step, and none after an undo', () => {
    open([0]);
    editor.do(['0 go a']);
    expect(facts()).toEqual(['0 go a']);
    editor.do(['0 go b']);
    expect(facts()).toEqual(['0 go b']);
    editor.undo();
    expect([lines(), facts()]).toEqual([['0 go a'], []]);
    editor.redo();
    expect([lines(), facts()]).toEqual([['0 go a', '0 go b'], ['0 go b']]);
    editor.undo(0);
    expect(lines()).toEqual([]);
  });

  it('can be ended after the first step, and is sent together with its ending action', async () => {
    open([0]);
    editor.do(['0 go a']);
    expect([editor.open.value, editor.canEnd]).toEqual([true, true]);
    editor.end();
    await settle();
    expect(host.sent).toEqual([{ ply: 0, actions: ['0 go a', '0 end'] }]);
  });

  it('is open until it is complete, and is then sent without an ending action', async () => {
    open([0]);
    editor.do(['0 go a', '0 go b', '0 go c']);
    expect([editor.open.value, editor.canEnd]).toEqual([false, true]);
    editor.pick(go('d'));
    expect(lines()).toHaveLength(3);
    editor.end();
    await settle();
    expect(host.sent).toEqual([{ ply: 0, actions: ['0 go a', '0 go b', '0 go c'] }]);
  });

  it('reports why it cannot be ended, and sends nothing', async () => {
    open([0]);
    editor.end();
    await settle();
    expect(editor.answer.value).toMatchObject({ kind: 'refused', refusal: { code: 'act-first' } });
    expect([host.sent, editor.sending.value]).toEqual([[], false]);
    editor.do(['0 go a']);
    expect(editor.answer.value).toBeNull();
  });

  it('reports a refused step, and keeps the earlier ones', async () => {
    open([0]);
    editor.do(['0 go a']);
    editor.do(['0 go b', '0 go a']);
    expect(editor.answer.value).toMatchObject({ kind: 'refused', refusal: { code: 'been-there' } });
    expect(lines()).toEqual(['0 go a']);
    editor.pick(SIGNPOST);
    expect(editor.answer.value).toBeNull();
    editor.pick(go('a'));
    await settle();
    expect(editor.answer.value).toMatchObject({ kind: 'refused', refusal: { code: 'been-there' } });
    editor.cancel();
    expect([editor.answer.value, editor.selection.value.picked]).toEqual([null, []]);
  });

  it('performs the chosen meaning, and drops an open choice when a step is undone', () => {
    open([0]);
    editor.pick(SIGNPOST);
    const [, second] = editor.selection.value.intents;
    if (!second) throw new Error('one way only');
    editor.choose(second);
    expect([lines(), editor.selection.value.intents]).toEqual([['0 go b'], []]);
    editor.pick(SIGNPOST);
    expect(editor.selection.value.intents).toHaveLength(3);
    editor.undo();
    expect(editor.selection.value.intents).toEqual([]);
  });

  it('needs a confirmation to end, and a new one after any other step', async () => {
    change({ confirmEnd: true });
    open([0]);
    editor.do(['0 go a']);
    editor.end();
    expect(editor.confirming.value).toBe(true);
    editor.cancel();
    expect(editor.confirming.value).toBe(false);
    editor.end();
    editor.do(['0 go b']);
    expect(editor.confirming.value).toBe(false);
    editor.end();
    editor.end();
    expect([editor.confirming.value, editor.sending.value]).toEqual([false, true]);
    await settle();
    expect(host.sent).toEqual([{ ply: 0, actions: ['0 go a', '0 go b', '0 end'] }]);
  });

  it('cannot be changed while it is being sent', async () => {
    open([0]);
    editor.do(['0 go a']);
    editor.end();
    expect([editor.sending.value, editor.open.value]).toEqual([true, false]);
    editor.do(['0 go b']);
    editor.pick(go('b'));
    editor.undo();
    editor.end();
    editor.decide('0 go c');
    editor.retry();
    expect(lines()).toEqual(['0 go a']);
    await settle();
    expect(host.sent).toHaveLength(1);
  });

  it('is sent immediately if only chance can continue, and only then', async () => {
    open([0]);
    editor.do(['0 go a']);
    await settle();
    expect(host.sent).toEqual([]);
    editor.do(['0 draw']);
    await settle();
    expect(host.sent.map(({ actions }) => actions)).toEqual([['0 go a', '0 draw']]);
  });

  it('is sent with the drafted steps before the decision', async () => {
    open([0]);
    editor.do(['0 go a']);
    editor.decide('0 go b', '0 go c');
    await settle();
    expect(host.sent).toEqual([{ ply: 0, actions: ['0 go a', '0 go b', '0 go c'] }]);
  });

  it('is replaced by the legal part of the advice, and is ended by the player', () => {
    open([0]);
    editor.do(['0 go d']);
    editor.adopt(['0 go a', '0 go b', '0 end']);
    expect([lines(), facts()]).toEqual([['0 go a', '0 go b'], ['0 go b']]);
    editor.adopt(['0 go c', '0 go c']);
    expect(lines()).toEqual(['0 go a', '0 go b']);
    expect(editor.answer.value).toMatchObject({ kind: 'refused', refusal: { code: 'been-there' } });
  });

  it('highlights a pointed target only if picking it has a meaning', () => {
    open([0]);
    editor.point(SIGNPOST);
    expect(editor.pointedAt.value).toEqual(SIGNPOST);
    editor.point(go('a'));
    expect(editor.pointedAt.value).toBeNull();
    editor.point(SIGNPOST);
    editor.point(null);
    expect(editor.pointedAt.value).toBeNull();
  });

  it('cannot be edited, sent or ended while others play', async () => {
    open([1]);
    expect([editor.seat, editor.canEnd, editor.open.value, editor.position.value]).toEqual([null, false, false, null]);
    editor.pick(go('a'));
    editor.do(['1 go a']);
    editor.undo();
    editor.redo();
    editor.end();
    editor.decide('1 go a');
    editor.retry();
    editor.keepPlan();
    editor.playPlan();
    await settle();
    expect([lines(), host.sent, editor.answer.value]).toEqual([[], [], null]);
  });

  it('is not opened any more once the editor is closed', () => {
    open([1]);
    editor.close();
    host.tell(match.play('0 go a', '0 end'));
    expect(editor.draft.value).toBeNull();
  });

  it('begins with an empty draft after the others’ turns, whatever the last one left', async () => {
    open([0]);
    editor.do(['0 go a']);
    editor.end();
    await settle();
    host.tell(match.play('0 go a', '0 end', '1 go b', '1 end', '2 go c', '2 end'));
    expect(editor.draft.value).toMatchObject({ ply: 6, seat: 0, steps: [] });
    expect([facts(), editor.sending.value, editor.answer.value]).toEqual([[], false, null]);
  });

  it('is discarded with its plan once the match is over', () => {
    open([1]);
    editor.planAhead();
    editor.do(['1 go a']);
    editor.keepPlan();
    host.tell({ type: 'match', match: matchAt(0, [1], { status: 'over' }), legal: null });
    expect([editor.plan.value, editor.draft.value, editor.canPlan.value, storage.length]).toEqual([
      null,
      null,
      false,
      0,
    ]);
  });
});

describe('a plan of several steps', () => {
  it('belongs to the seat of this screen that acts next, in whatever order the seats are listed', () => {
    for (const mine of [
      [1, 2],
      [2, 1],
    ]) {
      open(mine);
      editor.planAhead();
      expect(editor.seat).toBe(1);
      editor.close();
      session.close();
    }
    host.tell(match.play('0 go a', '0 end'));
    open([0, 2]);
    editor.planAhead();
    expect(editor.seat).toBe(2);
    host.tell(match.play('1 go a', '1 end'));
    reload([1, 0]);
    editor.planAhead();
    expect(editor.seat).toBe(0);
  });

  it('can be stored as soon as it has a step, takes decisions, and never sends them', async () => {
    open([1]);
    editor.planAhead();
    expect(editor.canEnd).toBe(false);
    editor.decide('1 go a');
    expect([lines(), editor.canEnd]).toEqual([['1 go a'], true]);
    editor.do(['1 draw']);
    expect([lines(), editor.ahead.value]).toEqual([['1 go a', '1 draw'], true]);
    await settle();
    expect(host.sent).toEqual([]);
    editor.planAhead();
    expect(lines()).toEqual(['1 go a', '1 draw']);
    editor.keepPlan();
    expect([editor.ahead.value, planned(), editor.canEnd]).toEqual([false, ['1 go a', '1 draw'], false]);
  });

  it('is updated while others act, and replaces the draft of its turn when the player plays it', () => {
    open([2]);
    editor.planAhead();
    editor.do(['2 go a', '2 go b']);
    host.tell(match.play('0 go a', '0 end'));
    expect([lines(), editor.draft.value?.ply]).toEqual([['2 go a', '2 go b'], 2]);
    editor.keepPlan();
    host.tell(match.play('1 go a'));
    expect([planned(), editor.plan.value?.ply]).toEqual([['2 go a', '2 go b'], 3]);
    host.tell(match.play('1 end'));
    expect([lines(), planned()]).toEqual([[], ['2 go a', '2 go b']]);
    editor.do(['2 go c']);
    editor.playPlan();
    expect([lines(), planned()]).toEqual([['2 go a', '2 go b'], []]);
  });

  it('is kept for its own seat only when another seat’s turn is sent', async () => {
    open([0, 1]);
    editor.do(['0 go a']);
    expect(editor.plan.value).toBeNull();
    host.tell(match.play('0 go a', '0 end', '1 go a', '1 end'));
    editor.planAhead();
    expect(editor.seat).toBe(0);
    editor.do(['0 go b']);
    editor.keepPlan();
    host.tell(match.play('2 go a', '2 end'));
    expect(planned()).toEqual(['0 go b']);
    editor.do(['0 go c']);
    editor.end();
    expect(planned()).toEqual([]);
    await settle();
    expect(host.sent).toEqual([{ ply: 6, actions: ['0 go c', '0 end'] }]);
  });

  it('is dropped if it has no step, without a message', () => {
    open([1]);
    editor.planAhead();
    editor.keepPlan();
    expect([editor.ahead.value, editor.plan.value]).toEqual([false, null]);
    editor.planAhead();
    host.tell(match.play('0 go a', '0 end'));
    expect([editor.ahead.value, lines(), editor.plan.value, editor.answer.value]).toEqual([false, [], null, null]);
  });
});
