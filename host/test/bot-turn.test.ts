import { aMatch, MemoryStore, purseRace, SUITE_GAMES, TEST_TIME, testChance } from '@levante/testkit/host';
import { beforeEach, describe, expect, it } from 'vitest';
import { MatchTables } from '../src/match/match-tables.ts';
import { PendingCommit } from '../src/match/pending-commit.ts';
import { playBotTurn, type TurnOutcome } from '../src/play/bot-turn.ts';
import { TurnClock } from '../src/play/turn-clock.ts';
import type { BotAnswer, BotQuestion } from '../src/ports/bots.ts';
import type { BotReplaced } from '../src/ports/environment.ts';
import type { StoredMatch, StoredSeat } from '../src/ports/stored-match.ts';

const TURN_MS = 1000;
const WAITED_MS = 70;
const ID = 'aaaaaaaaaaaaaa';
const PURSES = [3, 3];

let questions: BotQuestion[];
let replaced: BotReplaced[];

beforeEach(() => {
  questions = [];
  replaced = [];
});

const bot = (seat: number, level: string | null = 'whole'): StoredSeat => ({
  seat,
  kind: 'bot',
  person: null,
  name: null,
  level,
});
const person = (seat: number, id: string | null): StoredSeat => ({
  seat,
  kind: 'person',
  person: id,
  name: id,
  level: null,
});

interface Setting {
  readonly seats?: readonly StoredSeat[];
  readonly left?: number;
  readonly levels?: readonly string[] | null;
  readonly isFollowed?: boolean;
  readonly openedFrom?: string;
  readonly turnMs?: number;
}

const answers = (...lines: readonly string[]): BotAnswer => ({ ok: true, lines, ms: 10 });

/** Plays the turn of seat 0, who has `left` steps, with bots that give these answers. */
async function played(answer: (question: BotQuestion) => BotAnswer, setting: Setting = {}) {
  const { seats = [bot(0), bot(1)], left = 2, levels = ['whole', 'deckhand'], isFollowed = false } = setting;
  const store = new MemoryStore();
  const state = Object.assign(purseRace.setup({ players: seats.length, goal: 1000 }), { left });
  state.purses.set(seats.map((_, i) => PURSES[i] ?? 3));
  await store.create(
    aMatch({
      id: ID,
      seats,
      state: purseRace.toJson(state),
      options: { players: seats.length, goal: 1000 },
      actor: '0',
    }),
  );
  const stored = await store.read(ID);
  if (!stored) throw new Error('no match');
  // Pretends that three actions were played before.
  const match: StoredMatch = { ...stored, ply: 3, ...(setting.openedFrom && { openedFrom: setting.openedFrom }) };
  const none = (): void => {};
  const log = {
    botReplaced: (event: BotReplaced) => void replaced.push(event),
    botsUnavailable: none,
    stateUnreadable: none,
    matchStuck: none,
    streamFailed: none,
  };
  const bots = {
    levels: async () => levels,
    think: async (question: BotQuestion) => {
      questions.push(question);
      return answer(question);
    },
    stop: async () => {},
  };
  const tables = new MatchTables(SUITE_GAMES, store, log);
  const bell = { ring: none, listen: () => none };
  const chance = { ...testChance(), below: (n: number) => n - 1 };
  const parts = { games: SUITE_GAMES, store, bots, bell, chance, log, time: TEST_TIME, turnMs: TURN_MS, tables };
  const pending = await PendingCommit.begin(parts, match);
  const clock = new TurnClock(setting.turnMs ?? TURN_MS);
  clock.begin(0, match.ply, parts.time.now() - WAITED_MS);
  const outcome: TurnOutcome = await playBotTurn(parts, { match, pending, seat: 0, clock, isFollowed });
  const { steps, left: rest, seat } = pending.table.state();
  return { outcome, length: pending.length, steps: Object(steps)[0], left: rest, seat, clock };
}

describe('a bot’s turn', () => {
  it('plays the bot’s lines until someone else is to act', async () => {
    const turn = await played(() => answers('0 step', '0 step', '0 end', '0 step'));
    expect(turn).toMatchObject({ outcome: 'played', length: 3, steps: 2 });
    expect([questions.length, replaced]).toEqual([1, []]);
  });

  it('asks the bot again, with the remaining time, if its answer ends within the turn', async () => {
    const turn = await played(({ view }) => (Object(view).left > 0 ? answers('0 step') : answers('0 end')));
    expect(turn).toMatchObject({ outcome: 'played', length: 3, steps: 2 });
    expect(questions.map(({ ms }) => ms)).toEqual([1000, 990, 980]);
  });

  it('asks the bot again after the legal lines if a later line is illegal', async () => {
    const turn = await played(({ view }) => (Object(view).left > 0 ? answers('0 step', '0 fly') : answers('0 end')));
    expect(turn).toMatchObject({ outcome: 'played', length: 3, steps: 2 });
    expect(replaced).toEqual([]);
  });

  it('passes the seat’s view, the people in the match and its place to the bot', async () => {
    await played(() => answers('0 end'), {
      seats: [bot(0, 'mate'), person(1, 'zoe'), person(2, 'anna'), person(3, 'zoe')],
      openedFrom: 'here',
    });
    expect(questions).toMatchObject([
      { match: ID, place: 'here', fairnessGroup: 'anna zoe', game: 'purse-race', level: 'mate', seat: 0, idle: false },
    ]);
    expect([questions[0]?.seed, questions[0]?.view]).toMatchObject([2 ** 32 - 1, { purses: [3, null, null, null] }]);
  });

  it('puts matches without people into one fairness group, and leaves an unknown place empty', async () => {
    await played(() => answers('0 end'), { seats: [bot(0), bot(1), person(2, null)] });
    expect(questions).toMatchObject([{ fairnessGroup: '', place: '' }]);
  });

  it.each([
    ['a count of two turns if a person waits for two bots', [bot(0), bot(1), person(2, 'anna')], 2],
    ['a count of one turn if only bots play', [bot(0), bot(1), bot(2)], 1],
  ])('passes the time that the turn has waited to the bot, and %s', async (_, seats, turns) => {
    await played(() => answers('0 end'), { seats });
    expect(questions).toMatchObject([{ turns }]);
    expect(questions[0]?.waited).toBeGreaterThanOrEqual(WAITED_MS);
  });

  it.each([
    ['has no priority', 'of bots alone that nobody follows', [bot(0), bot(1)], false, true],
    ['has priority', 'of bots alone that somebody follows', [bot(0), bot(1)], true, false],
    ['has priority', 'in which a person sits', [bot(0), person(1, 'anna')], false, false],
    ['has priority', 'in which a person sat', [bot(0), person(1, null)], false, false],
  ])('%s for bot time in a match %s', async (_can, _match, seats, isFollowed, idle) => {
    await played(() => answers('0 end'), { seats, isFollowed });
    expect(questions.map((question) => question.idle)).toEqual([idle]);
  });

  it.each([
    ['stopped', 'stopped'],
    ['unavailable', 'unavailable'],
    ['busy', 'unavailable'],
  ] as const)('is discarded if the bots are %s', async (reason, outcome) => {
    const turn = await played(() => ({ ok: false, reason }));
    expect([turn.outcome, turn.length, replaced]).toEqual([outcome, 0, []]);
  });

  it('is finished by the stand-in, with little time, if the bot fails within the turn', async () => {
    const turn = await played(({ level, view }) => {
      if (level === 'deckhand') return answers('0 end');
      return Object(view).left === 2 ? answers('0 step') : answers('1 end');
    });
    expect(turn).toMatchObject({ outcome: 'played', length: 2, steps: 1 });
    expect(questions.map(({ level, ms }) => [level, ms])).toEqual([
      ['whole', 1000],
      ['whole', 990],
      ['deckhand', 100],
    ]);
    expect(replaced).toEqual([
      { match: ID, ply: 4, seat: 0, level: 'whole', reason: 'refused', code: 'not-your-turn' },
    ]);
  });

  it('is finished with legal actions if the stand-in fails as well', async () => {
    const turn = await played(({ level }) =>
      level === 'whole' ? answers() : { ok: false, reason: 'threw', where: ['x'] },
    );
    // The fake chance takes the last legal action: a step while there is one.
    expect(turn).toMatchObject({ outcome: 'played', length: 3, steps: 2 });
    expect(replaced).toEqual([
      { match: ID, ply: 3, seat: 0, level: 'whole', reason: 'silent' },
      { match: ID, ply: 3, seat: 0, level: 'deckhand', reason: 'threw', where: ['x'] },
    ]);
  });

  it.each([
    ['has none', ['whole']],
    ['is unavailable', null],
  ])('is finished with legal actions if the stand-in %s', async (_, levels) => {
    const turn = await played(() => ({ ok: false, reason: 'died' }), { levels });
    expect([turn.outcome, turn.length, turn.steps]).toEqual(['played', 3, 2]);
    expect([questions.length, replaced.length]).toEqual([1, 1]);
  });

  it('requests an empty level for a seat without a level', async () => {
    await played(() => answers('0 end'), { seats: [bot(0, null), bot(1)] });
    expect(questions.map(({ level }) => level)).toEqual(['']);
  });

  it('is committed in pieces of 64 actions if it does not end', async () => {
    const whole = await played(() => answers(...Array<string>(100).fill('0 step')), { left: 500 });
    expect(whole).toMatchObject({ outcome: 'played', length: 64, steps: 64, seat: 0 });
    const single = await played(() => answers('0 step'), { left: 500 });
    expect(single).toMatchObject({ outcome: 'played', length: 64, left: 436 });
  });
});
