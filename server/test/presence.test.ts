import { waitFor } from '@levante/testkit/wait';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { Follower } from './lib/follower.ts';
import { Visitor } from './lib/visitor.ts';

let fixture: Fixture;
let anna: Visitor;
let bo: Visitor;
let eve: Visitor;

beforeEach(async () => {
  fixture = await openFixture();
  anna = visitor();
  bo = visitor();
  eve = visitor();
});
afterEach(() => fixture.close());

const visitor = (): Visitor => new Visitor(() => fixture.server.url);

const knows = (follower: Follower, here: readonly number[], spectators: number): Promise<void> =>
  waitFor(() => expect(follower.presence).toEqual({ type: 'presence', here, spectators }));

it('everyone at a match is sent which players have it open, and the number of spectators', async () => {
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const { id } = await anna.open({ game: 'purse-race', options: { players: 2 }, seats, shuffle: false });
  const first = anna.follow(id);
  await knows(first, [0], 0);
  const watching = eve.follow(id);
  await knows(first, [0], 1);
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  const second = bo.follow(id);
  await knows(watching, [0, 1], 1);
  const again = anna.follow(id);
  await first.close();
  await watching.close();
  await knows(second, [0, 1], 0);
  await again.close();
  await knows(second, [1], 0);
  await second.close();
});

it('a player does not count as present while their page is hidden and only polls', async () => {
  const { id } = await anna.open({
    game: 'purse-race',
    options: { players: 2 },
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
    shuffle: false,
  });
  const watching = eve.follow(id);
  await knows(watching, [], 1);
  const url = `${fixture.server.url}/api/matches/${id}/stream?unseen=1`;
  const hidden = new Follower(url, anna.headers(), []);
  await waitFor(() => expect(hidden.events.length).toBe(1));
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  const second = bo.follow(id);
  await knows(watching, [1], 1);
  for (const one of [hidden, watching, second]) await one.close();
});

it('spectators are sent as a number, without their ids or names', async () => {
  const { id } = await anna.open({
    game: 'purse-race',
    options: {},
    seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }],
  });
  await eve.get('/api/me');
  const watching = eve.follow(id);
  const first = anna.follow(id);
  await waitFor(() => expect(watching.presence?.here.length).toBe(1));
  const sent = JSON.stringify(watching.presence);
  expect(sent).toMatch(/^\{"type":"presence","here":\[\d\],"spectators":1\}$/);
  await first.close();
  await watching.close();
});
