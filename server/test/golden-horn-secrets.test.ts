import { Random, type Seat } from '@levante/contract';
import { GAMES } from '@levante/games/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture, randomBots } from './lib/fixture.ts';
import {
  type Course,
  courseUpTo,
  dataFolderOf,
  leaksIn,
  MATCH,
  openAction,
  otherwiseHidden,
  SEED,
  visitorAt,
} from './lib/horn.ts';
import { plyOf } from './lib/play.ts';
import { Visitor } from './lib/visitor.ts';

const houses: Fixture[] = [];
afterEach(async () => {
  for (const fixture of houses.splice(0)) await fixture.close();
});

const seatedHouse = async (course: Course): Promise<Fixture> => {
  const fixture = await openFixture({ games: GAMES, bots: randomBots(GAMES) }, dataFolderOf(course));
  houses.push(fixture);
  return fixture;
};

/** Sends every kind of request, valid and invalid. */
async function askForEverything(visitor: Visitor, ply: number): Promise<void> {
  for (const path of ['', '/record', '?seat=0', '?seat=1', '/record?seat=1', '/record?seat=2', '/stream?seat=9'])
    await visitor.get(`/api/matches/${MATCH}${path}`);
  for (const line of ['0 on red', '1 on blue', '2 raid 0.mono red red', '* card 1 red', '1 announce', '2 done'])
    await visitor.act(MATCH, ply, [line], `key-${line.replaceAll(/\W/g, '-')}-${ply}`);
  await visitor.act(MATCH, ply - 1, ['1 stop'], `key-late-${ply}`);
  await visitor.post(`/api/matches/${MATCH}/seats`, { name: 'Eve', seat: 1 });
  for (const last of [undefined, '0', String(ply - 3)]) {
    const follower = visitor.follow(MATCH, last);
    await follower.untilPly(ply);
    await follower.close();
  }
}

/** Plays two turns of others while the viewer sends every kind of request. Returns all bytes the viewer received. */
async function watched(course: Course, viewer: Seat | 'spectator', others: readonly Seat[]) {
  const fixture = await seatedHouse(course);
  const visitor = visitorAt(() => fixture.server.url, viewer);
  const following = visitor.follow(MATCH);
  let ply = course.plies.length;
  await following.untilPly(ply);
  for (const seat of others) {
    const actor = visitorAt(() => fixture.server.url, seat);
    await askForEverything(visitor, ply);
    for (;;) {
      const own = actor.follow(MATCH, undefined, seat);
      const { message } = await own.until(() => true);
      await own.close();
      if (message.type !== 'view' || message.match.actor !== String(seat)) break;
      await actor.act(MATCH, ply, [openAction(message.legal ?? [])], `key-open-${seat}-${ply}`);
      ply = (await actor.match(MATCH)).ply;
      await following.untilPly(ply);
    }
  }
  await askForEverything(visitor, ply);
  await following.close();
  const messages = following.events.map(({ id, message }) => `${id} ${sameClock(JSON.stringify(message))}`);
  return { bytes: visitor.received.join('\n'), messages, log: logOf(fixture), plies: ply - course.plies.length };
}

/** Returns the log without times and ports. */
function logOf(fixture: Fixture): string[] {
  return fixture
    .log()
    .trim()
    .split('\n')
    .map((line) => line.replace(/"(time|pid|ms)":\d+,?/g, '').replace(/127\.0\.0\.1:\d+/g, 'here'))
    .sort();
}

const sameClock = (bytes: string): string =>
  bytes
    .replaceAll(/\["(date|content-length|keep-alive)","[^"]*"\],?/g, '')
    .replaceAll(/"askedSince":\d+/g, '"askedSince":0')
    // Sent after a pause in which people come and go.
    .replaceAll(/data: \{"type":"presence"[^\n]*/g, '')
    .replaceAll(/\n+/g, '\n');

describe('two matches that differ only in secrets', () => {
  it.each([
    [0, [1, 2]],
    [1, [2, 0]],
    ['spectator', [0, 1, 2]],
  ] as const)('send the same bytes to viewer %s', async (viewer, others) => {
    const course = courseUpTo(others[0]);
    const twin = otherwiseHidden(course, viewer, 11);
    const players = (one: Course) => JSON.stringify(one.state.players);
    expect(players(twin)).not.toBe(players(course));
    expect(JSON.stringify(twin.state.deck)).not.toBe(JSON.stringify(course.state.deck));
    expect(twin.plies.map((ply) => ply.action)).not.toEqual(course.plies.map((ply) => ply.action));

    const first = await watched(course, viewer, others);
    const second = await watched(twin, viewer, others);
    expect(first.plies).toBeGreaterThan(4);
    expect(second.messages).toEqual(first.messages);
    expect(sameClock(second.bytes)).toBe(sameClock(first.bytes));
    expect(second.log).toEqual(first.log);
    expect(leaksIn(first.bytes, viewer)).toEqual([]);
  });

  it('send different bytes to the owners of the secrets', async () => {
    const course = courseUpTo(1);
    const twin = otherwiseHidden(course, 0, 11);
    const first = await watched(course, 2, []);
    const second = await watched(twin, 2, []);
    expect(second.messages).not.toEqual(first.messages);
    expect(leaksIn(first.bytes, 0)).not.toEqual([]);
  });
});

describe('a match of two people and a bot', () => {
  it('reveals no secrets to others before the end, and then everything to everyone', async () => {
    const drawn = new Random(3);
    const fixture = await openFixture({
      games: GAMES,
      bots: randomBots(GAMES),
      chance: {
        newSeed: () => SEED,
        newMatchId: () => 'bbbbbbbbbbbbbb',
        below: (n) => drawn.below(n),
      },
    });
    houses.push(fixture);
    const url = () => fixture.server.url;
    const anna = new Visitor(url);
    const bo = new Visitor(url);
    const eve = new Visitor(url);
    await bo.get('/api/me');
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }, { kind: 'bot', level: 'random' }];
    const { id } = await anna.open({ game: 'golden-horn', shuffle: false, options: { players: 3 }, seats });
    const watching = [anna.follow(id), bo.follow(id), eve.follow(id)] as const;
    await Promise.all(watching.map((follower) => follower.until(() => true)));
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });

    const random = new Random(5);
    const people = [anna, bo] as const;
    let sent = ['', '', ''];
    let log = '';
    for (let turn = 0, ply = -1; ; turn++) {
      const { message: news } = await watching[2].until(
        (event) => event.message.type === 'plies' && event.message.ply > ply && event.message.actor !== '2',
      );
      if (news.type !== 'plies' || news.result !== null) break;
      ply = news.ply;
      if (turn % 20 === 0) for (const visitor of [anna, bo, eve]) await visitor.get(`/api/matches/${id}/record`);
      sent = [anna, bo, eve].map((visitor) => visitor.received.join(''));
      log = fixture.log();
      const seat = Number(news.actor);
      const { message } = await (watching[seat] ?? watching[0]).untilPly(ply);
      const legal = message.type === 'plies' ? (message.legal ?? []) : [];
      const reply = await people[seat]?.act(id, ply, [legal[random.below(legal.length)] ?? '']);
      expect(reply?.status).toBe(200);
    }
    expect(sent.map((bytes, seat) => leaksIn(bytes, seat === 2 ? 'spectator' : seat))).toEqual([[], [], []]);
    expect(leaksIn(log, 'spectator')).toEqual([]);
    expect(sent[0]?.length).toBeGreaterThan(50_000);

    for (const [i, visitor] of [anna, bo, eve].entries()) {
      const end = await watching[i]?.until(({ message }) => message.type === 'plies' && message.result !== null);
      const players = Array.from({ length: 3 }, () => ({
        hand: { pink: expect.any(Number) },
        warehouse: { pink: expect.any(Number) },
        score: expect.any(Number),
      }));
      expect(end?.message).toMatchObject({ state: { players, deck: { pink: expect.any(Number) } }, legal: null });
      const { text, json } = await visitor.get(`/api/matches/${id}/record`);
      expect(json).toMatchObject({ seed: SEED, result: expect.anything() });
      expect(text).not.toContain('?');
      expect(new Set(text.match(/\* card \d/g))).toEqual(new Set(['* card 0', '* card 1', '* card 2']));
      await watching[i]?.close();
    }
  });
});

describe('reconnecting during a secret deal', () => {
  it.each([0, 2, 'spectator'] as const)('resumes at its ply with the view of %s', async (viewer) => {
    const course = courseUpTo(0);
    const fixture = await seatedHouse(course);
    const visitor = visitorAt(() => fixture.server.url, viewer);
    const { text } = await visitor.get(`/api/matches/${MATCH}/record`);
    const lines =
      /"actions":\[(.*?)\]/
        .exec(text)?.[1]
        ?.split(',')
        .map((line) => line.slice(1, -1)) ?? [];
    expect(lines).toHaveLength(course.plies.length);
    const deals = lines.flatMap((line, ply) => (line.startsWith('* card') ? [ply, ply + 1] : []));
    expect(deals.length).toBeGreaterThan(15);
    for (const ply of new Set(deals.filter((at) => at < lines.length))) {
      const follower = visitor.follow(MATCH, String(ply));
      const { message } = await follower.until((event) => event.message.type === 'plies');
      expect(plyOf(message)).toBe(lines.length);
      expect(message.type === 'plies' && message.plies.map((one) => one.action)).toEqual(lines.slice(ply));
      await follower.close();
      expect(follower.events.some((event) => event.message.type === 'view')).toBe(false);
    }
    expect(leaksIn(visitor.received.join(''), viewer)).toEqual([]);
  });
});
