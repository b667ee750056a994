import { type MatchRecord, readRecord, replay } from '@levante/contract';
import { Dealer } from '@levante/dealer';
import { GAMES } from '@levante/games/rules';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { startServer } from '../src/index.ts';
import { type Fixture, openFixture, patientBots, randomBots } from './lib/fixture.ts';
import { type Course, dataFolderOf, freshHorn, MATCH, openAction, play, SEED, visitorAt } from './lib/horn.ts';
import { untilRested } from './lib/play.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());

const open = async (course: Course, words: number): Promise<void> => {
  fixture = await openFixture({ games: GAMES, bots: randomBots(GAMES) }, dataFolderOf(course, words));
};

/** Deals a match from the seed until a condition holds. Returns the number of words used. */
function dealtUntil(holds: (plies: number, state: Record<string, unknown>, actor: string | null) => boolean) {
  const table = freshHorn();
  const dealer = new Dealer(SEED);
  let count = 0;
  const plies = play(
    table,
    (legal) => dealer.draw(legal),
    () => {
      count += 1;
      return holds(count - 1, table.state(), table.legal().actor);
    },
  );
  return { course: { plies, state: table.state() }, position: dealer.words };
}

const inTurn = () => dealtUntil((_plies, state) => state.step === 'turn');

async function recordOf(visitor: Visitor, id: string): Promise<MatchRecord> {
  const record = readRecord((await visitor.get(`/api/matches/${id}/record`)).json);
  if (!record.ok) throw new Error('no record');
  return record.value;
}

/** Replays the record and compares every draw with the seed. */
function verify(record: MatchRecord): void {
  const dealer = new Dealer(record.seed ?? '');
  const end = replay(GAMES, record, (table, ply) => {
    const legal = table.legal();
    if (legal.actor === '*') expect(dealer.draw(legal)).toBe(record.actions[ply]);
  });
  expect('refusal' in end ? end : end.result()).toEqual(record.result);
}

it.each(['random', 'deckhand'])('bots of level %s play matches of every size to the end', async (level) => {
  fixture = await openFixture();
  const log: string[] = [];
  const server = await startServer({
    dataDir: `${fixture.dataDir}/shipped`,
    limits: null,
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
  });
  try {
    for (const players of [2, 4]) {
      const visitor = new Visitor(() => server.url);
      const seats = Array.from({ length: players }, () => ({ kind: 'bot', level }));
      const { id } = await visitor.open({ game: 'golden-horn', options: { players }, seats });
      const follower = visitor.follow(id, '0');
      await follower.until(({ message }) => message.type === 'plies' && message.result !== null);
      await follower.close();
      verify(await recordOf(visitor, id));
    }
    expect(log.join('')).not.toMatch(/bot-replaced|match-stuck|stream-failed/);
  } finally {
    await server.stop();
  }
});

it('random events in a turn are part of its commit, and the same seat acts next', async () => {
  const { course, position } = inTurn();
  await open(course, position);
  const anna = visitorAt(() => fixture.server.url, 0);
  const ply = course.plies.length;
  const follower = anna.follow(MATCH, String(ply));
  const { legal } = await nowOf(anna);
  const load = legal.find((line) => line.startsWith('0 load')) ?? '';
  const reply = await anna.act(MATCH, ply, [load], 'key-of-anna');
  const { message } = await follower.untilPly(ply + 2);
  if (message.type !== 'plies') throw new Error('no plies');
  const lines = message.plies.map((one) => one.action);
  expect(lines[0]).toBe(load);
  expect(lines.slice(1).every((line) => /^\* cube (VEN|CON) [a-z]+$/.test(line))).toBe(true);
  expect(reply.json).toEqual({ ply: ply + lines.length });
  expect(message).toMatchObject({ from: ply, ply: ply + lines.length, actor: '0', state: { step: 'voyage', seat: 0 } });
  expect(message.legal).toContain('0 stop');
  await follower.close();

  // Repeating the command has no effect, although the match has moved on.
  expect((await anna.act(MATCH, ply, [load], 'key-of-anna')).json).toEqual(reply.json);
  expect(codeOf(await anna.act(MATCH, ply, ['0 stop'], 'key-of-anna'))).toBe('key-reused');
  expect((await anna.match(MATCH)).ply).toBe(ply + lines.length);
  expect((await anna.act(MATCH, ply + lines.length, ['0 stop'])).status).toBe(200);
  expect((await anna.match(MATCH)).actor).toBe('1');
});

it('actions after a random event are refused, and no outcome is drawn for them', async () => {
  const { course, position } = inTurn();
  await open(course, position);
  const anna = visitorAt(() => fixture.server.url, 0);
  const ply = course.plies.length;
  const { legal } = await nowOf(anna);
  const load = legal.find((line) => line.startsWith('0 load')) ?? '';
  for (const after of ['0 on', '0 stop', '0 on red']) {
    const reply = await anna.act(MATCH, ply, [load, after]);
    expect([reply.status, codeOf(reply)]).toEqual([422, 'not-your-turn']);
    expect(reply.json).toMatchObject({ at: 1, data: {} });
  }
  expect((await anna.match(MATCH)).ply).toBe(ply);
});

it.each([
  ['before the first ship is placed', 0, 'place'],
  ['while the cities are filled', 7, 'fill'],
  ['while a hand is dealt', 30, 'deal'],
])('a server that starts %s continues with the outcomes of the seed', async (_when, plies, step) => {
  const { course, position } = dealtUntil((count) => count === plies);
  expect(course.state.step).toBe(step);
  const { course: whole } = inTurn();
  await open(course, position);
  for (const seat of [0, 1, 2]) {
    const visitor = visitorAt(() => fixture.server.url, seat);
    if (plies === 0) await placeShips();
    await untilTurn(visitor);
    const { actions } = await recordOf(visitor, MATCH);
    const seen = whole.plies.map(({ action }) => action.replace(/^(\* card \d) .*/, '$1 ?'));
    const own = (lines: readonly string[]) => lines.filter((line) => line.startsWith(`* card ${seat} `));
    expect(actions.map((line) => line.replace(/^(\* card \d) .*/, '$1 ?'))).toEqual(seen);
    expect(own(actions)).toEqual(own(whole.plies.map(({ action }) => action)));
    expect(own(actions)).toHaveLength(5);
  }
  expect(fixture.log()).not.toContain('match-stuck');
});

/** Returns the current view of a visitor. */
async function nowOf(visitor: Visitor) {
  const follower = visitor.follow(MATCH);
  const { message } = await follower.until((event) => event.message.type === 'view');
  await follower.close();
  if (message.type !== 'view') throw new Error('no view');
  return { state: message.state, legal: message.legal ?? [] };
}

async function untilTurn(visitor: Visitor): Promise<void> {
  const follower = visitor.follow(MATCH);
  await follower.until(({ message }) => message.type !== 'match' && message.state.step === 'turn');
  await follower.close();
}

/** Places all ships like `play`; skips seats that have placed theirs. */
async function placeShips(): Promise<void> {
  for (const seat of [2, 1, 0]) {
    const visitor = visitorAt(() => fixture.server.url, seat);
    const { ply, actor } = await visitor.match(MATCH);
    if (actor === String(seat) && ply === 2 - seat)
      await visitor.act(MATCH, ply, [openAction((await nowOf(visitor)).legal)]);
  }
}

it('a match with an absent person and a bot to act continues after a restart', async () => {
  fixture = await openFixture({ games: GAMES, bots: patientBots() });
  const anna = new Visitor(() => fixture.server.url);
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'bot', level: 'random' },
  ];
  const { id } = await anna.open({ game: 'golden-horn', shuffle: false, options: { players: 2 }, seats });
  expect((await anna.match(id)).actor).toBe('1');
  await fixture.restart({ bots: randomBots(GAMES) });
  expect(await untilRested(anna, id)).toMatchObject({ actor: '0', status: 'running' });
});
