import { MAX_TOKENS } from '@levante/wire';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../src/index.ts';
import { type Fixture, openFixture } from './lib/fixture.ts';
import { codeOf, Visitor } from './lib/visitor.ts';

let fixture: Fixture;
afterEach(() => fixture.close());
const visitor = (): Visitor => new Visitor(() => fixture.server.url);

describe('tokens', () => {
  it('are refused to a person who has 50, until one is signed out', async () => {
    fixture = await openFixture();
    const anna = visitor();
    await anna.get('/api/me');
    for (let i = 0; i < MAX_TOKENS; i++) expect((await anna.post('/api/tokens', {})).status).toBe(201);
    const refused = await anna.post('/api/tokens', {});
    expect([refused.status, codeOf(refused)]).toEqual([409, 'too-many-tokens']);
    const { devices } = Object((await anna.get('/api/me/devices')).json);
    expect(devices).toHaveLength(MAX_TOKENS + 1);
    const [token] = devices.filter(({ mine }: { readonly mine: boolean }) => !mine);
    expect((await anna.post(`/api/me/devices/${token.id}/sign-out`, {})).status).toBe(200);
    expect((await anna.post('/api/tokens', {})).status).toBe(201);
  });

  it('are refused above the limits per minute of their person and their address', async () => {
    const { identity, address } = DEFAULT_LIMITS;
    const limits = {
      ...DEFAULT_LIMITS,
      identity: { ...identity, newTokens: 2 },
      address: { ...address, newTokens: 3 },
    };
    fixture = await openFixture({ limits });
    const anna = visitor();
    const bo = visitor();
    const codes: (string | number)[] = [];
    for (const one of [anna, anna, anna, bo, bo]) {
      const reply = await one.post('/api/tokens', {});
      codes.push(reply.status === 201 ? 201 : codeOf(reply));
    }
    // A request beyond the limit of its person does not count for the address.
    expect(codes).toEqual([201, 201, 'too-many-requests', 201, 'too-many-requests']);
  });
});

describe('a request whose X-Forwarded-For contains no address', () => {
  it('counts towards the limits of the proxy’s address', async () => {
    const { address } = DEFAULT_LIMITS;
    const limits = { ...DEFAULT_LIMITS, address: { ...address, newPeople: 3 } };
    fixture = await openFixture({ limits, trustProxy: true });
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++) {
      const headers = { 'x-forwarded-for': `nobody-${i}` };
      statuses.push((await fetch(`${fixture.server.url}/api/me`, { headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});
