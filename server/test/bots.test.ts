import { GAMES } from '@levante/games/rules';
import type { BotPort, BotQuestion } from '@levante/host';
import { waitFor } from '@levante/testkit/wait';
import { afterEach, expect, it } from 'vitest';
import { botsBy, type Fixture, openFixture, randomBots, TEST_GAMES } from './lib/fixture.ts';
import { untilRested } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());

const good = randomBots(TEST_GAMES);

/** Plays a match between two bots to its end. */
async function playedBy(bots: BotPort, match: object = { game: 'purse-race', options: { goal: 4 } }): Promise<Visitor> {
  fixture = await openFixture({ bots, games: new Map([...TEST_GAMES, ...GAMES]) });
  const visitor = new Visitor(() => fixture.server.url);
  const seats = [
    { kind: 'bot', level: 'random' },
    { kind: 'bot', level: 'random' },
  ];
  const { id } = await visitor.open({ ...match, seats });
  const follower = visitor.follow(id, '0');
  await follower.until(({ message }) => message.type === 'plies' && message.result !== null);
  await follower.close();
  return visitor;
}

/** Records the questions. */
function listen(bots: BotPort): { readonly bots: BotPort; readonly questions: BotQuestion[] } {
  const questions: BotQuestion[] = [];
  const think = (question: BotQuestion) => {
    questions.push(question);
    return bots.think(question);
  };
  return { bots: { ...bots, think }, questions };
}

it('a bot receives only its seat’s view', async () => {
  const { bots, questions } = listen(good);
  await playedBy(bots);
  expect(questions.length).toBeGreaterThan(3);
  const match = questions[0]?.match;
  for (const { seat, view, ...rest } of questions) {
    const more = {
      match,
      place: expect.any(String),
      fairnessGroup: '',
      seed: expect.any(Number),
      ms: 1000,
      idle: expect.any(Boolean),
      turns: 1,
      waited: expect.any(Number),
    };
    expect(rest).toEqual({ game: 'purse-race', level: 'random', ...more });
    expect(view.purses).toEqual(seat === 0 ? [expect.any(Number), null] : [null, expect.any(Number)]);
  }
  expect(new Set(questions.map((question) => question.seed)).size).toBe(questions.length);
});

it('a bot is asked once for a whole turn', async () => {
  const lines = ({ seat, view }: BotQuestion) => [...Array(Number(view.left)).fill(`${seat} step`), `${seat} end`];
  const { bots, questions } = listen(botsBy((question) => ({ ok: true, lines: lines(question), ms: 1 })));
  await playedBy(bots, { game: 'purse-race', options: { goal: 30 } });
  expect(questions.map(({ seat }) => seat)).toEqual(questions.map((_question, i) => i % 2));
  expect(fixture.log()).not.toContain('bot-replaced');
});

it('lines after the bot’s turn are not played, and the bot is asked again after an illegal one', async () => {
  const { bots, questions } = listen(
    botsBy(({ seat, view }) => ({
      ok: true,
      // A step of the other player's turn, and one more after the bot's last step: neither is played.
      lines: view.left === 0 ? [`${seat} end`, `${1 - seat} step`, `${seat} step`] : [`${seat} step`, '* throw 3'],
      ms: 1,
    })),
  );
  await playedBy(bots);
  expect(fixture.log()).not.toContain('bot-replaced');
  const steps = questions.filter(({ view }) => view.left !== 0).length;
  expect(questions.length).toBeGreaterThan(steps);
});

it('a turn has one time budget across random events, and a minimum for each further question', async () => {
  const random = randomBots(GAMES);
  const { bots, questions } = listen({
    ...random,
    think: async (question) => ({ ...(await random.think(question)), ms: 500 }),
  });
  await playedBy(bots, { game: 'golden-horn', options: { players: 2 } });
  const expected: number[] = [];
  for (const [i, { seat }] of questions.entries()) {
    const before = seat === questions[i - 1]?.seat ? expected[i - 1] : undefined;
    expected.push(before === undefined ? 1000 : Math.max(100, before - 500));
  }
  expect(questions.map(({ ms }) => ms)).toEqual(expected);
  expect(expected.filter((ms) => ms === 100).length).toBeGreaterThan(3);
});

it.each([
  ['answers what is illegal', ({ seat }: BotQuestion) => [`${seat === 0 ? 1 : 0} end`], 'refused'],
  ['answers for chance', () => ['* throw 3'], 'refused'],
  ['answers nonsense', () => ['\u0000'], 'refused'],
  ['answers nothing', () => [], 'silent'],
])('a bot that %s is replaced for its turn and logged', async (_what, lines, reason) => {
  await playedBy(botsBy((question) => ({ ok: true, lines: lines(question), ms: 1 })));
  expect(fixture.log()).toContain('"msg":"bot-replaced"');
  expect(fixture.log()).toContain(`"reason":"${reason}"`);
  expect(fixture.log()).not.toMatch(/"(0|1) end"|\* throw/);
});

it.each(['late', 'died'] as const)('a bot that is %s does not delay the match', async (reason) => {
  await playedBy(botsBy(() => ({ ok: false, reason })));
  expect(fixture.log()).toContain(`"reason":"${reason}"`);
});

it('the stand-in finishes a turn if the game has one, and random legal actions do otherwise', async () => {
  const levels = async () => ['random', 'deckhand'];
  const answer = ({ seat, level, view }: BotQuestion) => {
    if (level === 'random') return { ok: false, reason: 'died' } as const;
    return { ok: true, lines: [seat === 0 && view.left !== 0 ? '0 step' : `${seat} end`], ms: 1 } as const;
  };
  const { bots, questions } = listen({ ...botsBy(answer), levels });
  await playedBy(bots);
  const standIns = questions.filter(({ level }) => level === 'deckhand');
  expect(standIns.every(({ ms }) => ms === 100)).toBe(true);
  const turns = questions.filter(({ level }) => level === 'random');
  expect(turns.every(({ ms }) => ms === 1000)).toBe(true);
  // Seat 1 ends its turn immediately, so its bot is asked once per turn.
  expect(standIns.filter(({ seat }) => seat === 1)).toHaveLength(turns.filter(({ seat }) => seat === 1).length);
  expect(fixture.log()).not.toContain('"level":"deckhand"');
  await fixture.close();

  await playedBy({ ...botsBy(() => ({ ok: false, reason: 'late' })), levels });
  expect(fixture.log()).toContain('"level":"deckhand","reason":"late"');
});

it('bots get the match’s place, also after a restart, and clients and logs do not', async () => {
  const { bots, questions } = listen(good);
  fixture = await openFixture({ bots });
  const anna = new Visitor(() => fixture.server.url);
  const bo = new Visitor(() => fixture.server.url);
  const seats = [
    { kind: 'me', name: 'Me' },
    { kind: 'bot', level: 'random' },
  ];
  const request = { game: 'purse-race', shuffle: false, seats };
  const hers = await anna.open(request);
  const his = await bo.open(request);
  const placeOf = async (visitor: Visitor, id: string): Promise<string> => {
    const { ply } = await untilRested(visitor, id);
    questions.length = 0;
    await visitor.act(id, ply, ['0 end']);
    await waitFor(() => expect(questions.map(({ match }) => match)).toContain(id));
    return questions[0]?.place ?? '';
  };
  const place = await placeOf(anna, hers.id);
  expect(place).not.toBe('');
  expect(await placeOf(bo, his.id)).toBe(place);
  await fixture.restart({ bots });
  expect(await placeOf(anna, hers.id)).toBe(place);
  expect([...anna.received, ...bo.received, fixture.log()].join()).not.toContain(place);
});

it('matches of the same people share a fairness group, as do matches without people', async () => {
  const { bots, questions } = listen(good);
  fixture = await openFixture({ bots });
  const anna = new Visitor(() => fixture.server.url);
  const bo = new Visitor(() => fixture.server.url);
  const me = { kind: 'me', name: 'Me' };
  const bot = { kind: 'bot', level: 'random' };
  const groups: (string | undefined)[] = [];
  for (const [visitor, seats] of [
    [anna, [me, bot]],
    [anna, [bot, me]],
    [bo, [me, bot]],
    [anna, [bot, bot]],
    [bo, [bot, bot]],
  ] as const) {
    const { id, mine } = await visitor.open({ game: 'purse-race', shuffle: false, seats });
    const { ply } = await untilRested(visitor, id);
    if (mine[0] === 0) await visitor.act(id, ply, ['0 end']);
    await waitFor(() => expect(questions.map(({ match }) => match)).toContain(id));
    groups.push(questions.find(({ match }) => match === id)?.fairnessGroup);
  }
  const [first, second, third, fourth, fifth] = groups;
  expect(first).toBe(second);
  expect(new Set([first, third, fourth]).size).toBe(3);
  expect([fourth, fifth]).toEqual(['', '']);
  expect(fixture.log()).not.toContain(first);
});
