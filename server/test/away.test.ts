import { waitFor } from '@levante/testkit/wait';
import { expect, it } from 'vitest';
import { openFixture } from './lib/fixture.ts';
import { Visitor } from './lib/visitor.ts';

it('a bot plays for a person who has left a live match, until they take the seat back with their time', async () => {
  const fixture = await openFixture({ awayMs: 3000 });
  const [anna, bo] = [0, 1].map(() => new Visitor(() => fixture.server.url));
  if (!anna || !bo) throw new Error('two people');
  const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
  const timeControl = { kind: 'live', bankS: 600, incrementS: 20 };
  const { id } = await anna.open({ game: 'purse-race', options: { goal: 30 }, shuffle: false, seats, timeControl });
  await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
  const first = anna.follow(id);
  const second = bo.follow(id);
  await waitFor(() => expect(first.presence?.here).toEqual([0, 1]));
  await second.close();
  const { message } = await first.until(
    ({ message: one }) => one.type === 'match' && one.match.seats[1]?.playedBy !== undefined,
  );
  expect(message).toMatchObject({ match: { seats: [{}, { name: 'Bo', playedBy: { why: 'away' } }] } });
  const back = await bo.post(`/api/matches/${id}/return`, {});
  expect(back.json).toMatchObject({ clocks: { seats: [{}, { leftMs: 600_000 }] } });
  await first.close();
  await fixture.close();
});
