import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { Devices, Me, Token } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { openForOperator, takeMeasure } from '../src/operators/operators.ts';
import { Authenticator, addPasskey, prove, signIn } from './lib/authenticator.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

const Coded = z.looseObject({ code: z.optional(z.string()) });

/** Status of a reply, and the code of an error. */
type Outcome = readonly [number | undefined, string | undefined];

const ENDED: Outcome = [401, 'bad-identity'];

describe('a request with a delayed body', () => {
  let fixture: Fixture;
  afterEach(() => fixture.close());
  const url = (): string => `http://localhost:${fixture.server.port}`;
  const visitor = (): Visitor => new Visitor(url);
  const waiting = { game: 'purse-race', seats: [{ kind: 'me', name: 'Anna' }, { kind: 'open' }], shuffle: false };

  /** Sends the head of a request, whose credentials the server checks. Returns a function that sends its body. */
  async function hold(who: Visitor, path: string, body: object): Promise<() => Promise<Outcome>> {
    const text = JSON.stringify(body);
    const head = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
    const headers = { ...who.headers(), ...head, expect: '100-continue' };
    const sent = request(`${url()}${path}`, { method: 'POST', agent: false, headers });
    const reply = new Promise<Outcome>((resolve, reject) => {
      sent.on('error', reject);
      sent.on('response', (response) => {
        const outcome = json(response).then((parsed): Outcome => [response.statusCode, z.parse(Coded, parsed).code]);
        outcome.then(resolve, reject);
      });
    });
    reply.catch(() => {});
    sent.flushHeaders();
    await once(sent, 'continue');
    // By the reply to a later request, the head of this one has been looked at.
    expect((await who.get('/api/me')).status).toBe(200);
    return async () => {
      sent.end(text);
      return await reply;
    };
  }

  /** A visitor with a name, and the holder of a copy of their cookie. */
  async function withCopy() {
    const anna = visitor();
    const copy = visitor();
    await anna.post('/api/me', { name: 'Anna' });
    copy.cookie = anna.cookie;
    return { anna, copy };
  }

  const devicesOf = async (who: Visitor) => z.parse(Devices, (await who.get('/api/me/devices')).json).devices;
  const nameOf = async (who: Visitor) => z.parse(Me, (await who.get('/api/me')).json).name;

  it('issues nothing to a copy of a guest’s cookie once the guest has an account', async () => {
    fixture = await openFixture();
    const { anna, copy } = await withCopy();
    const token = await hold(copy, '/api/tokens', { scope: 'play' });
    const keys = await hold(copy, '/api/me/keys', { token: true });
    expect((await addPasskey(anna, new Authenticator(url()))).status).toBe(200);
    expect([await token(), await keys()]).toEqual([ENDED, ENDED]);
    expect(await devicesOf(anna)).toMatchObject([{ kind: 'cookie', mine: true }]);
  });

  it('issues nothing to a copy of a cookie once its owner has proved their identity', async () => {
    fixture = await openFixture();
    const { anna, copy } = await withCopy();
    const key = new Authenticator(url());
    expect((await addPasskey(anna, key)).status).toBe(200);
    copy.cookie = anna.cookie;
    const token = await hold(copy, '/api/tokens', { scope: 'play' });
    const keys = await hold(copy, '/api/me/keys', { token: true });
    expect((await prove(anna, key)).status).toBe(200);
    expect([await token(), await keys()]).toEqual([ENDED, ENDED]);
    expect(await devicesOf(anna)).toMatchObject([{ kind: 'cookie', mine: true }]);
  });

  it('issues no new keys to a device that is signed out meanwhile', async () => {
    fixture = await openFixture();
    const anna = visitor();
    const phone = visitor();
    const key = new Authenticator(url());
    await anna.get('/api/me');
    await addPasskey(anna, key);
    expect((await signIn(phone, key)).status).toBe(200);
    const keys = await hold(phone, '/api/me/keys', { token: true });
    const other = (await devicesOf(anna)).find(({ mine }) => !mine);
    expect((await anna.post(`/api/me/devices/${other?.id}/sign-out`, {})).status).toBe(200);
    expect(await keys()).toEqual(ENDED);
    expect(await devicesOf(anna)).toMatchObject([{ kind: 'cookie', mine: true }]);
  });

  it('changes nothing once its person has signed out everywhere else', async () => {
    fixture = await openFixture();
    const { anna, copy } = await withCopy();
    await addPasskey(anna, new Authenticator(url()));
    copy.cookie = anna.cookie;
    const program = visitor();
    program.token = z.parse(Token, (await anna.post('/api/tokens', { scope: 'play' })).json).token;
    const opening = await hold(program, '/api/matches', waiting);
    const held = [
      await hold(copy, '/api/me', { name: 'Thief' }),
      await hold(copy, '/api/me/handle', { handle: 'thief' }),
      await hold(copy, '/api/matches', waiting),
      await hold(copy, '/api/me/forget', {}),
    ];
    expect((await anna.post('/api/me/keys', {})).status).toBe(201);
    for (const send of held) expect(await send()).toEqual(ENDED);
    expect(await opening()).toEqual([401, 'bad-token']);
    expect(await nameOf(anna)).toBe('Anna');
    expect((await anna.get('/api/me/account')).json).toMatchObject({ handle: null });
    expect((await anna.get('/api/matches')).json).toMatchObject({ matches: [] });
  });

  it('changes nothing once its client is banned', async () => {
    fixture = await openFixture();
    const { anna, copy } = await withCopy();
    const { id } = await anna.open(waiting);
    const rename = await hold(copy, '/api/me', { name: 'Thief' });
    const opening = await hold(copy, '/api/matches', waiting);
    const { store, measures, close } = await openForOperator({ folder: fixture.dataDir });
    const subject = (await store.show(id))?.match.openedBy ?? '';
    expect(await takeMeasure(measures, { kind: 'ban', subject, until: Date.now() + 3_600_000 })).toBe(true);
    await close();
    await expect.poll(async () => codeOf(await anna.post('/api/tokens', {}))).toBe('banned');
    expect([await rename(), await opening()]).toEqual([
      [403, 'banned'],
      [403, 'banned'],
    ]);
    expect(await nameOf(anna)).toBe('Anna');
    expect((await anna.get('/api/matches')).json).toMatchObject({ matches: [] });
  });
});
