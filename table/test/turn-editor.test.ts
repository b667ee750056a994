import { type CoinIntent, type CoinTarget, coinReader } from '@levante/coin-race/table/act/intents.ts';
import { coinFollower } from '@levante/coin-race/table/follow/follow.ts';
import type { CoinFact, CoinPosition } from '@levante/coin-race/table/follow/position.ts';
import { type Refusal, refuse } from '@levante/contract';
import { MemoryStorage } from '@levante/testkit/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestAgain } from '../src/end/after-match.tsx';
import { MatchSession } from '../src/match/session.ts';
import { TurnEditor } from '../src/match/turn-editor.ts';
import { idleText } from '../src/match/use-pointing.ts';
import { ViewState } from '../src/match/view-state.ts';
import { askAdvice, isAdvised } from '../src/turn/turn-view.tsx';
import { change } from '../src/ui/settings.ts';
import { words } from '../src/words/index.ts';
import { CoinMatch, FakeHost, matchAt } from './lib/coin-table.ts';

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

describe('a draft', () => {
  it('exists only while a seat of this screen decides', () => {
    open([1]);
    expect(editor.draft.value).toBeNull();
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(editor.draft.value).toMatchObject({ ply: 2, seat: 1 });
  });

  it('begins once everything before it has been shown', async () => {
    change({ speed: '1' });
    open([1]);
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(editor.draft.value).toBeNull();
    await settle();
    expect(editor.draft.value).toMatchObject({ seat: 1 });
  });

  it('is extended by a pick, and can be undone and redone', () => {
    open([0]);
    editor.pick({ on: 'step', step: 1 });
    expect(lines()).toEqual(['0 step 1']);
    expect(editor.open.value).toBe(false);
    editor.undo();
    expect(lines()).toEqual([]);
    editor.redo();
    expect(lines()).toEqual(['0 step 1']);
  });

  it('is replaced by adopted advice, and stays if the advice is illegal', () => {
    open([0]);
    editor.pick({ on: 'step', step: 1 });
    editor.adopt(['0 step 1']);
    expect(lines()).toEqual(['0 step 1']);
    editor.adopt(['0 nonsense']);
    expect(lines()).toEqual(['0 step 1']);
    expect(editor.answer.value).toMatchObject({ kind: 'refused' });
  });

  it('offers a choice if a pick has several meanings, and can cancel it', () => {
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    open([0]);
    editor.pick({ on: 'runner' });
    expect(editor.selection.value.intents.map((way) => way.lines[0]?.text)).toEqual(['0 step 1', '0 step 2']);
    editor.cancel();
    expect(editor.selection.value.intents).toEqual([]);
    editor.pick({ on: 'runner' });
    editor.pick({ on: 'step', step: 2 });
    expect(lines()).toEqual(['0 step 2']);
  });

  it('cancels a choice when the same target is picked again', () => {
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    open([0]);
    editor.pick({ on: 'runner' });
    expect(editor.selection.value.picked).toEqual([{ on: 'runner' }]);
    editor.pick({ on: 'runner' });
    expect(editor.selection.value).toEqual({ picked: [], intents: [] });
    expect([lines(), editor.answer.value]).toEqual([[], null]);
    editor.pick({ on: 'runner' });
    expect(editor.selection.value.picked).toEqual([{ on: 'runner' }]);
  });

  it('explains a pick without a legal meaning, and shows nothing if there is no explanation', async () => {
    open([0]);
    editor.pick({ on: 'step', step: 2 });
    await settled();
    expect(editor.answer.value).toMatchObject({ kind: 'refused', refusal: { code: 'cannot-afford', clause: 'CR-2' } });
    editor.pick({ on: 'goal' });
    await settled();
    expect(editor.answer.value).toBeNull();
    expect(lines()).toEqual([]);
  });

  it('drops a refusal when the match moves on', async () => {
    open([0]);
    editor.pick({ on: 'step', step: 2 });
    await settled();
    expect(editor.answer.value).toMatchObject({ kind: 'refused' });
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(editor.answer.value).toBeNull();
    match.play('1 step 1', '* tails');
    host.tell(match.plies(2));
    expect(editor.draft.value).toMatchObject({ ply: 4, seat: 0 });
    expect(editor.answer.value).toBeNull();
  });

  it('shows no explanation of a failed pick after a later successful one', async () => {
    open([0]);
    editor.pick({ on: 'step', step: 2 });
    editor.pick({ on: 'step', step: 1 });
    await settled();
    expect(editor.answer.value).toBeNull();
    expect(lines()).toEqual(['0 step 1']);
  });

  it('is restored after a reload of the tab, at its own ply only', () => {
    open([0]);
    editor.do(['0 step 1']);
    editor.close();
    session.close();
    open([0]);
    expect(lines()).toEqual(['0 step 1']);
    editor.close();
    session.close();
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    open([0]);
    expect(lines()).toEqual([]);
  });
});

describe('the explanation of a refusal, which must be loaded,', () => {
  const reason = (step: number) => refuse<string>('cannot-afford', 'CR-2', { price: step, cash: 0 });
  /** Answers the requests for a reason, in their order. */
  let answers: ((refusal: Refusal | null) => void)[];
  let fail: (error: Error) => void;

  beforeEach(() => {
    answers = [];
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    open([0], {
      ...coinReader,
      whyNot: () =>
        new Promise<Refusal | null>((resolve, reject) => {
          answers.push(resolve);
          fail = reject;
        }),
    });
    editor.pick({ on: 'goal' });
  });

  async function answer(request: number): Promise<void> {
    answers[request]?.(reason(request));
    await settled();
  }

  it('is shown when it arrives if nothing has changed', async () => {
    expect(editor.answer.value).toBeNull();
    await answer(0);
    expect(editor.answer.value).toEqual({ kind: 'refused', refusal: reason(0) });
  });

  it('is omitted if it cannot be loaded', async () => {
    fail(new Error('no network'));
    await settled();
    expect(editor.answer.value).toBeNull();
    expect(editor.open.value).toBe(true);
  });

  it('is not shown for another position', async () => {
    editor.pick({ on: 'step', step: 2 });
    expect(lines()).toEqual(['0 step 2']);
    await answer(0);
    expect(editor.answer.value).toBeNull();
  });

  it('is not shown for another draft of the same position', async () => {
    editor.pick({ on: 'step', step: 2 });
    editor.undo();
    expect(lines()).toEqual([]);
    await answer(0);
    expect(editor.answer.value).toBeNull();
  });

  it('is not shown for another selection', async () => {
    editor.pick({ on: 'runner' });
    expect(editor.selection.value.picked).toEqual([{ on: 'runner' }]);
    await answer(0);
    expect(editor.answer.value).toBeNull();
  });

  it('is not shown once the match has moved on', async () => {
    match.play('0 step 1', '* tails');
    host.tell(match.plies(4));
    expect(editor.draft.value).toBeNull();
    await answer(0);
    expect(editor.answer.value).toBeNull();
  });

  it('does not replace a later answer', async () => {
    editor.tell('Ada is first.');
    await answer(0);
    expect(editor.answer.value).toEqual({ kind: 'told', text: 'Ada is first.' });
  });

  it('belongs to the last attempt, in whatever order explanations arrive', async () => {
    editor.pick({ on: 'goal' });
    await answer(0);
    expect(editor.answer.value).toBeNull();
    await answer(1);
    expect(editor.answer.value).toEqual({ kind: 'refused', refusal: reason(1) });
  });

  it('is not shown while the turn is being sent', async () => {
    editor.decide('0 step 1');
    expect(editor.sending.value).toBe(true);
    answers[0]?.(reason(0));
    await Promise.resolve();
    await Promise.resolve();
    expect(editor.answer.value).toBeNull();
  });
});

describe('advice', () => {
  it('is shown for the draft at which it was requested, and disappears with the next step', () => {
    open([0]);
    const context = { editor, view: new ViewState(session, editor) };
    expect(isAdvised(context as never)).toBe(false);
    askAdvice(context as never);
    expect(isAdvised(context as never)).toBe(true);
    editor.do(['0 step 1']);
    expect(isAdvised(context as never)).toBe(false);
    editor.undo();
    expect(isAdvised(context as never)).toBe(false);
  });
});

describe('the scene on screen', () => {
  it('shows the past while looking back, else the draft, without one the playback, and at its end the present', () => {
    open([0]);
    const view = new ViewState(session, editor);
    expect(view.scene.value?.kind).toBe('draft');
    editor.do(['0 step 1']);
    expect(view.scene.value).toMatchObject({ kind: 'draft', facts: [{ type: 'scored' }] });
    expect(view.scene.value?.position.scores).toEqual([1, 0]);
    editor.undo();
    change({ speed: '1' });
    match.play('0 step 1', '* tails', '1 step 1');
    host.tell(match.plies(0));
    expect(view.scene.value?.kind).toBe('playing');
    session.skip();
    expect(view.scene.value?.kind).toBe('now');
    view.look(1);
    expect(view.scene.value).toMatchObject({ kind: 'past', facts: [] });
    expect(view.scene.value?.position.scores).toEqual([1, 0]);
    view.look(null);
    expect(view.scene.value?.kind).toBe('now');
  });

  it('belongs to the drafting seat until the draft is sent, although another seat is next', () => {
    open([0]);
    const view = new ViewState(session, editor);
    editor.do(['0 step 1']);
    expect(editor.position.value?.actor).toBeNull();
    expect(view.drafting.value).toBe(0);
    view.look(0);
    expect(view.drafting.value).toBeNull();
  });

  it('names the player who acted while looking back, and never asks the reader to wait for themselves', () => {
    open([0]);
    const view = new ViewState(session, editor);
    const idle = () => idleText({ editor, session, view, words: words.value, names: ['Captain', 'Bo'] });
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(idle()).toBe('It is Bo’s turn, not yours.');
    view.look(0);
    expect(idle()).toBe('You’re looking back: it was Captain’s turn.');
    match.play('1 step 1', '* tails');
    host.tell(match.plies(2));
    view.look(null);
    expect(idle()).toBe('There is nothing to do here right now.');
  });

  it('shows the hand of this screen’s acting seat, else of its first seat', () => {
    open([0, 1]);
    const view = new ViewState(session, editor);
    expect(view.handOf.value).toBe(0);
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(view.handOf.value).toBe(1);
  });

  it('shows no hand to a spectator', () => {
    open([]);
    expect(new ViewState(session, editor).handOf.value).toBeNull();
  });
});

describe('the request to play the same table again', () => {
  it('has the same bots and this screen’s people, and opens the seats of people who came by link', () => {
    const [ada, bo] = matchAt(9, [0]).seats;
    if (!ada || !bo) throw new Error('nobody sits there');
    const bot = { ...bo, seat: 2, kind: 'bot' as const, name: 'Zoe', level: 'mate' };
    expect(requestAgain(matchAt(9, [0], { seats: [ada, bo, bot] }))).toEqual({
      game: 'coin-race',
      options: { players: 2, goal: 5 },
      seats: [{ kind: 'me', name: 'P0' }, { kind: 'open' }, { kind: 'bot', level: 'mate', name: 'Zoe' }],
    });
  });
});
