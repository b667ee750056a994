import { SignedIn } from '@levante/wire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { Authenticator, addPasskey, signIn } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { matchIn, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture();
});
afterEach(() => fixture.close());

describe('a person who returns after deleting their account', () => {
  it('has their seat in the match that continued theirs after the others took back a turn', async () => {
    const url = (): string => `http://localhost:${fixture.server.port}`;
    const anna = new Visitor(url);
    const bo = new Visitor(url);
    const back = new Visitor(url);
    const authenticator = new Authenticator(url());
    await anna.get('/api/me');
    expect((await addPasskey(anna, authenticator)).status).toBe(200);
    const seats = [{ kind: 'me', name: 'Anna' }, { kind: 'open' }];
    const { id } = await anna.open({
      game: 'purse-race',
      options: { players: 2, goal: 100 },
      shuffle: false,
      seats,
    });
    await bo.post(`/api/matches/${id}/seats`, { name: 'Bo' });
    expect((await anna.post('/api/me/forget', {})).status).toBe(200);
    // The bot plays Anna's turns.
    const ofBo = async (match: string) => {
      await expect.poll(async () => (await bo.match(match)).actor).toBe('1');
      return (await bo.match(match)).ply;
    };
    expect((await bo.act(id, await ofBo(id), ['1 end'])).status).toBe(200);
    await ofBo(id);
    const { continuedBy = '' } = matchIn(await bo.post(`/api/matches/${id}/proposals`, { kind: 'take-back' }));
    expect((await bo.match(continuedBy)).seats[0]?.playedBy?.why).toBe('resigned');

    const { leaving } = z.parse(SignedIn, (await signIn(back, authenticator)).json);
    const reply = await back.post('/api/sign-in/come-back', { ticket: leaving?.ticket });
    expect(reply.json).toMatchObject({ restored: { seats: 1, lostSeats: 0 } });
    expect((await bo.match(continuedBy)).seats[0]?.playedBy).toBeUndefined();
  });
});
