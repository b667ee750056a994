import { type CoinIntent, type CoinTarget, coinReader } from '@levante/coin-race/table/act/intents.ts';
import { coinFollower } from '@levante/coin-race/table/follow/follow.ts';
import type { CoinFact, CoinPosition } from '@levante/coin-race/table/follow/position.ts';
import { CoinPhrases } from '@levante/coin-race/table/phrases/phrases.ts';
import { MemoryStorage } from '@levante/testkit/storage';
import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AnnouncementQueue } from '../src/follow/announcer.tsx';
import { MatchSession, type TimelineReader } from '../src/match/session.ts';
import { TurnEditor } from '../src/match/turn-editor.ts';
import { change } from '../src/ui/settings.ts';
import { CoinMatch, FakeHost } from './lib/coin-table.ts';

let host: FakeHost;
let match: CoinMatch;
let session: MatchSession<CoinPosition, CoinFact>;
let editor: TurnEditor<CoinPosition, CoinFact, CoinTarget, CoinIntent>;
let teller: AnnouncementQueue<CoinPosition, CoinFact>;

const phrases = signal(new CoinPhrases(['Ada', 'Bo']));

function open(follower: TimelineReader<CoinPosition, CoinFact>): void {
  session = new MatchSession('m', host, follower);
  editor = new TurnEditor(session, new MemoryStorage(), coinReader);
  teller = new AnnouncementQueue({ session, editor, phrases: () => phrases.value });
}

function close(): void {
  teller.close();
  editor.close();
  session.close();
}

beforeEach(() => {
  change({ speed: 'skip' });
  host = new FakeHost();
  match = new CoinMatch();
  phrases.value = new CoinPhrases(['Ada', 'Bo']);
  open(coinFollower);
});
afterEach(close);

const spoken = (): readonly string[] => teller.sentences.value.map(({ text }) => text);
const QUESTION = 'Take a step; two, if you have a point.';

describe('a screen reader', () => {
  it('hears each action of the others, although all are shown immediately, and then the prompt', () => {
    host.tell(match.view([1]));
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    expect(spoken()).toEqual(['Ada got 1.', 'Ada got 1.', QUESTION]);
  });

  it('hears nothing of what this screen did itself', () => {
    host.tell(match.view([0]));
    match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.tell(match.plies(0));
    expect(spoken()).toEqual([QUESTION, 'Ada got 0.', 'Bo got 1.', 'Bo got 0.', QUESTION]);
  });

  it('hears nothing again when names change or the past of the match arrives', () => {
    host.tell(match.view([1]));
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    const before = teller.sentences.value;
    phrases.value = new CoinPhrases(['Eve', 'Bo']);
    expect(teller.sentences.value).toBe(before);
    match.play('1 step 1', '* tails', '0 step 1', '* tails');
    host.tell(match.plies(2));
    expect(spoken().slice(before.length)).toEqual(['Bo got 0.', 'Eve got 1.', 'Eve got 0.', QUESTION]);
  });

  it('hears nothing of what happened before this screen came to the log', () => {
    match.play('0 step 1', '* tails');
    host.tell(match.view([]));
    expect(spoken()).toEqual([]);
  });

  it('hears the last twelve of many sentences, each with its own id', () => {
    host.tell(match.view([]));
    for (let i = 0; i < 4; i++) match.play('0 step 1', '* tails', '1 step 1', '* tails');
    host.tell(match.plies(0));
    expect(spoken()).toHaveLength(12);
    expect(new Set(teller.sentences.value.map(({ id }) => id)).size).toBe(12);
    expect(spoken().at(-1)).toBe('Bo got 0.');
  });

  it('hears nothing of a held event until the player has continued', () => {
    close();
    open({ ...coinFollower, stops: () => true });
    host.tell(match.view([1]));
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    expect(spoken()).toEqual([]);
    session.goOn();
    expect(spoken()).toEqual(['Ada got 1.']);
    session.goOn();
    expect(spoken()).toEqual(['Ada got 1.', 'Ada got 1.', QUESTION]);
  });

  it('hears of actions whose phrases load late as soon as the phrases have loaded', () => {
    const come = signal(false);
    const known = new CoinPhrases(['Ada', 'Bo']);
    teller.close();
    teller = new AnnouncementQueue({
      session,
      editor,
      phrases: () => ({
        question: (position) => known.question(position),
        happened: (ply, facts) => (come.value ? known.happened(ply, facts) : null),
      }),
    });
    host.tell(match.view([]));
    match.play('0 step 1', '* heads');
    host.tell(match.plies(0));
    match.play('1 step 1', '* tails');
    host.tell(match.plies(2));
    expect(spoken()).toEqual([]);
    come.value = true;
    expect(spoken()).toEqual(['Ada got 1.', 'Ada got 1.', 'Bo got 1.', 'Bo got 0.']);
  });
});
