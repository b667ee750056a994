import { MemoryStorage } from '@levante/testkit/storage';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyMatchContext, readerOf } from '../src/match/match-context.ts';
import { MatchSession } from '../src/match/session.ts';
import { TurnEditor } from '../src/match/turn-editor.ts';
import { ViewState } from '../src/match/view-state.ts';
import { pressKey } from '../src/room/keys.tsx';
import { isAdvised, mayAskAdvice } from '../src/turn/turn-view.tsx';
import { change } from '../src/ui/settings.ts';
import { FakeHost } from './lib/coin-table.ts';
import { WalkMatch, walkFollower, walkReader } from './lib/walk-table.ts';

/** The parts of the page that a key uses. */
class Field {
  readonly #isField: boolean;

  constructor(isField: boolean) {
    this.#isField = isField;
  }

  closest(): Field | null {
    return this.#isField ? this : null;
  }
}

let host: FakeHost;
let match: WalkMatch;
let focused: string[];
let dialog: object | null;

/** A match at which these seats are this screen’s, with what a page adds to it; all seats named `bots` are bots’. */
function sitAt(mine: readonly number[], more: Partial<AnyMatchContext> = {}, bots: readonly number[] = []) {
  const session = new MatchSession('m', host, walkFollower);
  const editor = new TurnEditor(session, new MemoryStorage(), walkReader);
  const message = match.view(mine);
  const seats = message.match.seats.map((seat, i) => (bots.includes(i) ? { ...seat, kind: 'bot' as const } : seat));
  host.tell({ ...message, match: { ...message.match, seats } });
  const view = new ViewState(session, editor as never);
  const questions = () => ['first', 'second'].map((answer) => ({ answer: () => answer }));
  const rest = { reach: 'here', phrases: { forecast: () => null }, parts: { questions }, ...more };
  const context: AnyMatchContext = { session, editor, view, ...rest } as never;
  const press = (key: string, event: object = {}): boolean => {
    const preventDefault = vi.fn();
    const keys = { ctrlKey: false, metaKey: false, altKey: false, target: null };
    pressKey({ key, ...keys, preventDefault, ...event }, context);
    return preventDefault.mock.calls.length > 0;
  };
  const lines = () => editor.draft.value?.steps.map(({ line }) => line) ?? [];
  return { session, editor, view, context, press, lines };
}

beforeEach(() => {
  vi.useFakeTimers();
  change({ speed: 'skip', confirmEnd: false, keysOff: false });
  host = new FakeHost();
  match = new WalkMatch();
  focused = [];
  dialog = null;
  vi.stubGlobal('Element', Field);
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'dialog[open]' ? dialog : { focus: () => void focused.push(selector) },
  });
});
afterEach(() => {
  change({ keysOff: false });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a key at the table', () => {
  it('undoes, redoes and ends the turn', () => {
    const { editor, press, lines } = sitAt([0]);
    editor.do(['0 go a']);
    expect([press('u'), lines()]).toEqual([true, []]);
    expect([press('r'), lines()]).toEqual([true, ['0 go a']]);
    expect([press('e'), editor.sending.value]).toEqual([true, true]);
  });

  it('begins a plan ahead, and puts it away', () => {
    const { editor, press } = sitAt([1]);
    expect([press('p'), editor.ahead.value]).toEqual([true, true]);
    editor.do(['1 go a']);
    expect([press('p'), editor.ahead.value, editor.plan.value?.steps.length]).toEqual([true, false, 1]);
  });

  it('shows the forecast if the game has one, and advice if it is allowed', () => {
    const { view, press, context } = sitAt([0, 1, 2]);
    expect([press('f'), view.forecast.value]).toEqual([true, true]);
    expect([press('h'), isAdvised(context)]).toEqual([true, true]);
    const other = sitAt([0], { phrases: {} as never });
    expect([other.press('f'), other.view.forecast.value]).toEqual([false, false]);
    expect([other.press('h'), isAdvised(other.context)]).toEqual([false, false]);
  });

  it('skips the playback', () => {
    change({ speed: '1' });
    const { session, press } = sitAt([0]);
    host.tell(match.play('0 go a', '0 go b', '0 end'));
    expect(session.caughtUp.value).toBe(false);
    expect([press('s'), session.caughtUp.value]).toEqual([true, true]);
  });

  it.each([
    ['t', '[data-prompt]'],
    ['b', '.chart :is([data-target], [data-stop])[tabindex="0"], .chart [data-target]'],
    ['l', '.log-scroll, [data-tab="log"]'],
  ])('%s moves the focus to a part of the table', (key, part) => {
    expect([sitAt([0]).press(key), focused]).toEqual([true, [part]]);
  });

  it.each([
    ['/', 'line'],
    ['?', 'menu'],
  ])('%s opens a sheet', (key, sheet) => {
    const { view, press } = sitAt([0]);
    expect([press(key), view.sheet.value]).toEqual([true, sheet]);
  });

  it('leaves the past, then cancels a choice', () => {
    const { editor, view, press } = sitAt([0]);
    editor.pick({ on: 'signpost' });
    view.look(0);
    expect([press('Escape'), view.past.value, editor.selection.value.picked.length]).toEqual([true, null, 1]);
    expect([press('Escape'), editor.selection.value.picked]).toEqual([true, []]);
  });

  it('answers one of the game’s questions by its number', () => {
    const { editor, press } = sitAt([0]);
    expect([press('2'), editor.answer.value]).toEqual([true, { kind: 'told', text: 'second' }]);
    press('1');
    expect(editor.answer.value).toEqual({ kind: 'told', text: 'first' });
    expect([press('3'), editor.answer.value]).toEqual([true, { kind: 'told', text: 'first' }]);
  });

  it('is left to the browser if it has no meaning here', () => {
    const { press } = sitAt([0]);
    for (const key of ['0', '10', 'x1', 'Tab', 'U', 'x']) expect([key, press(key)]).toEqual([key, false]);
  });

  it('does nothing with a modifier key, in a text field, or under a sheet', () => {
    const { editor, press, lines } = sitAt([0]);
    editor.do(['0 go a']);
    for (const held of ['ctrlKey', 'metaKey', 'altKey']) expect(press('u', { [held]: true })).toBe(false);
    expect(press('u', { target: new Field(true) })).toBe(false);
    dialog = {};
    expect(press('u')).toBe(false);
    expect(lines()).toEqual(['0 go a']);
    dialog = null;
    expect([press('u', { target: new Field(false) }), lines()]).toEqual([true, []]);
  });

  it('does nothing as a single letter if the player has switched such keys off', () => {
    const { editor, view, press, lines } = sitAt([0]);
    change({ keysOff: true });
    editor.do(['0 go a']);
    view.look(0);
    expect([press('u'), press('?'), lines(), view.sheet.value]).toEqual([false, false, ['0 go a'], null]);
    expect([press('Escape'), view.past.value]).toEqual([true, null]);
  });
});

describe('advice', () => {
  it('can be requested in one’s own turn if all others are bots or sit at this screen', () => {
    expect(mayAskAdvice(sitAt([0, 1, 2]).context)).toBe(true);
    expect(mayAskAdvice(sitAt([0, 1]).context)).toBe(false);
    expect(mayAskAdvice(sitAt([0, 1, 2], { reach: 'nowhere' }).context)).toBe(false);
    expect(mayAskAdvice(sitAt([0], {}, [1, 2]).context)).toBe(true);
  });

  it('cannot be requested for a plan, or once the turn is complete', () => {
    const { context, editor } = sitAt([0, 1, 2]);
    editor.do(['0 go a', '0 go b', '0 go c']);
    expect(mayAskAdvice(context)).toBe(false);
    const ahead = sitAt([1], {}, [0, 1, 2]);
    ahead.editor.planAhead();
    expect([ahead.editor.open.value, mayAskAdvice(ahead.context)]).toEqual([true, false]);
  });
});

it('the reader is the only player at this screen, and unknown if several or none sit here', () => {
  expect([[0], [2], [0, 1], []].map((mine) => readerOf(sitAt(mine).context))).toEqual([0, 2, null, null]);
});
