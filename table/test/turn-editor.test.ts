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
  it('is there exactly while one of this screen’s seats decides', () => {
    open([1]);
    expect(editor.draft.value).toBeNull();
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(editor.draft.value).toMatchObject({ ply: 2, seat: 1 });
  });

  it('waits until all before it has been shown', async () => {
    change({ speed: '1' });
    open([1]);
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(editor.draft.value).toBeNull();
    await settle();
    expect(editor.draft.value).toMatchObject({ seat: 1 });
  });

  it('grows by what is picked, is taken back and done again', () => {
    open([0]);
    editor.pick({ on: 'step', step: 1 });
    expect(lines()).toEqual(['0 step 1']);
    expect(editor.open.value).toBe(false);
    editor.undo();
    expect(lines()).toEqual([]);
    editor.redo();
    expect(lines()).toEqual(['0 step 1']);
  });

  it('is replaced by what is advised, up to what would end the turn', () => {
    open([0]);
    editor.pick({ on: 'step', step: 1 });
    editor.adopt(['0 step 1']);
    expect(lines()).toEqual(['0 step 1']);
    editor.adopt(['0 nonsense']);
    expect(lines()).toEqual(['0 step 1']);
    expect(editor.answer.value).toMatchObject({ kind: 'refused' });
  });

  it('offers a choice where several things can be meant, and lets it be', () => {
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

  it('lets a choice be when the same thing is clicked again', () => {
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

  it('says why nothing legal is meant, and is silent where there is nothing to say', async () => {
    open([0]);
    editor.pick({ on: 'step', step: 2 });
    await settled();
    expect(editor.answer.value).toMatchObject({ kind: 'refused', refusal: { code: 'cannot-afford', clause: 'CR-2' } });
    editor.pick({ on: 'goal' });
    await settled();
    expect(editor.answer.value).toBeNull();
    expect(lines()).toEqual([]);
  });

  it('forgets a refusal when the match moves on', async () => {
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

  it('does not say why something cannot be done after something else was', async () => {
    open([0]);
    editor.pick({ on: 'step', step: 2 });
    editor.pick({ on: 'step', step: 1 });
    await settled();
    expect(editor.answer.value).toBeNull();
    expect(lines()).toEqual(['0 step 1']);
  });

  it('is kept for a reload of the tab, and only at its own ply', () => {
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

describe('a reason that has to be fetched first', () => {
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

  it('is shown when it arrives, if nothing has changed', async () => {
    expect(editor.answer.value).toBeNull();
    await answer(0);
    expect(editor.answer.value).toEqual({ kind: 'refused', refusal: reason(0) });
  });

  it('is left out if it cannot be fetched', async () => {
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

  it('is that of the last attempt, in whatever order they arrive', async () => {
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
  it('is for the draft as it was when it was asked for, and gone with the next step', () => {
    open([0]);
    const asked = { editor, view: new ViewState(session, editor) };
    expect(isAdvised(asked as never)).toBe(false);
    askAdvice(asked as never);
    expect(isAdvised(asked as never)).toBe(true);
    editor.do(['0 step 1']);
    expect(isAdvised(asked as never)).toBe(false);
    editor.undo();
    expect(isAdvised(asked as never)).toBe(false);
  });
});

describe('what is seen', () => {
  it('is the draft, then what is played out, then now; or the past while one looks back', () => {
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

  it('is the drafting seat’s turn until the draft is sent, though its position is the next one’s', () => {
    open([0]);
    const view = new ViewState(session, editor);
    editor.do(['0 step 1']);
    expect(editor.position.value?.actor).toBeNull();
    expect(view.drafting.value).toBe(0);
    view.look(0);
    expect(view.drafting.value).toBeNull();
  });

  it('says whose turn it was while one looks back, and never that one waits for oneself', () => {
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

  it('shows the hand of whoever of this screen acts, else its first seat’s', () => {
    open([0, 1]);
    const view = new ViewState(session, editor);
    expect(view.handOf.value).toBe(0);
    match.play('0 step 1', '* tails');
    host.tell(match.plies(0));
    expect(view.handOf.value).toBe(1);
  });

  it('shows nobody’s hand to whoever only watches', () => {
    open([]);
    expect(new ViewState(session, editor).handOf.value).toBeNull();
  });
});

describe('the same table once more', () => {
  it('seats the same bots and the people of this screen, and keeps a seat open for whoever came by link', () => {
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
