import { MemoryStorage } from '@levante/testkit/storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MatchSession } from '../src/match/session.ts';
import { TurnEditor } from '../src/match/turn-editor.ts';
import { ViewState } from '../src/match/view-state.ts';
import { change } from '../src/ui/settings.ts';
import { FakeHost } from './lib/coin-table.ts';
import { type WalkFact, WalkMatch, type WalkPosition, walkFollower, walkReader } from './lib/walk-table.ts';

let host: FakeHost;
let match: WalkMatch;
let session: MatchSession<WalkPosition, WalkFact>;
let editor: TurnEditor<WalkPosition, WalkFact, never, never>;
let view: ViewState<WalkPosition, WalkFact>;

beforeEach(() => {
  change({ speed: 'skip' });
  host = new FakeHost();
  match = new WalkMatch();
  session = new MatchSession('m', host, walkFollower);
  editor = new TurnEditor(session, new MemoryStorage(), walkReader as never);
  view = new ViewState(session, editor as never);
});
afterEach(() => {
  editor.close();
  session.close();
});

describe('the view state', () => {
  it('is empty before the first message, and opens nothing', () => {
    expect([view.scene.value, view.moment.value, view.drafting.value, view.handOf.value]).toEqual(Array(4).fill(null));
    expect([view.past.value, view.sheet.value, view.advised.value]).toEqual([null, null, null]);
    expect([view.astray.value, view.forecast.value, view.isQuestionHidden.value]).toEqual([false, false, false]);
  });

  it('gives the committed position besides the drafted one', () => {
    host.tell(match.view([0]));
    editor.do(['0 go a']);
    expect(view.scene.value?.position.places).toEqual(['a']);
    expect(view.moment.value?.places).toEqual([]);
    host.tell(match.play('0 go b', '0 end', '1 go c'));
    expect([view.scene.value?.kind, view.moment.value?.places]).toEqual(['now', ['c']]);
    view.look(1);
    expect([view.scene.value?.kind, view.moment.value?.places]).toEqual(['past', ['b']]);
  });

  it('names the acting seat as drafting while another seat plans', () => {
    host.tell(match.view([0, 2]));
    expect(view.drafting.value).toBe(0);
    host.tell(match.play('0 go a', '0 end'));
    expect(view.drafting.value).toBeNull();
    editor.planAhead();
    expect([editor.seat, view.drafting.value]).toEqual([2, 1]);
    // Chance has the word, in the turn of seat 1.
    host.tell(match.play('1 draw'));
    expect([editor.seat, view.drafting.value]).toEqual([2, 1]);
  });

  it('shows the hand of the drafting seat, else of the next to act, else of the first of this screen', () => {
    host.tell(match.view([1, 2]));
    expect(view.handOf.value).toBe(1);
    host.tell(match.play('0 go a', '0 end', '1 go a', '1 end'));
    expect(view.handOf.value).toBe(2);
    host.tell(match.play('2 go a', '2 end'));
    expect(view.handOf.value).toBe(1);
    editor.planAhead();
    expect(view.handOf.value).toBe(1);
  });

  it('shows a past ply until the present is chosen, and is then exact again', () => {
    host.tell(match.view([1]));
    host.tell(match.play('0 go a'));
    view.look(0);
    expect([view.past.value, view.scene.value?.position.places, view.scene.value?.facts]).toEqual([0, [], []]);
    view.look(null);
    expect([view.past.value, view.astray.value, view.scene.value?.position.places]).toEqual([null, false, ['a']]);
  });

  it('is marked inexact if it shows only the nearest ply to the requested one', () => {
    view.look(1, 9);
    expect([view.past.value, view.astray.value]).toEqual([1, true]);
    view.look(1);
    expect(view.astray.value).toBe(false);
  });

  it('hides a dismissed question until it is answered', () => {
    view.hideQuestion();
    expect(view.isQuestionHidden.value).toBe(true);
    view.showQuestion();
    expect(view.isQuestionHidden.value).toBe(false);
  });

  it('opens and closes the forecast and a sheet', () => {
    view.toggleForecast();
    expect(view.forecast.value).toBe(true);
    view.toggleForecast();
    expect(view.forecast.value).toBe(false);
    view.open({ clause: 'CR-2' });
    expect(view.sheet.value).toEqual({ clause: 'CR-2' });
    view.open(null);
    expect(view.sheet.value).toBeNull();
  });
});
