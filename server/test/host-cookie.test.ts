import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fixture, openFixture } from './lib/fixture.ts';

/** Headers of a proxy that speaks TLS to the browser. */
const TLS = { 'x-forwarded-proto': 'https' };

let fixture: Fixture;
beforeEach(async () => {
  fixture = await openFixture({ trustProxy: true });
});
afterEach(() => fixture.close());

/** Asks who a browser is. Returns status, name and the cookies that the reply sets, by name. */
async function whoIs(cookie: string, headers: Record<string, string> = TLS, name?: string) {
  const reply = await fetch(`${fixture.server.url}/api/me`, {
    headers: { ...headers, cookie, ...(name !== undefined && { 'content-type': 'application/json' }) },
    ...(name !== undefined && { method: 'POST', body: JSON.stringify({ name }) }),
  });
  const set = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0]?.split('=') ?? []);
  return {
    status: reply.status,
    name: Object(await reply.json()).name,
    set: new Map(set.map(([key = '', value = '']) => [key, value])),
  };
}

/** Creates a person by plain HTTP, as before TLS. Returns the value of the cookie. */
async function withoutTls(name: string): Promise<string> {
  return (await whoIs('', {}, name)).set.get('levante') ?? '';
}

async function behindTls(name: string): Promise<string> {
  return (await whoIs('', TLS, name)).set.get('__Host-levante') ?? '';
}

describe('the cookie behind TLS', () => {
  it('has a name that browsers accept from this host only', async () => {
    const value = await behindTls('Anna');
    expect(value).toMatch(/^c2\./);
    expect(await whoIs(`__Host-levante=${value}`)).toMatchObject({ status: 200, name: 'Anna' });
  });

  it('is used instead of one with the plain name that a sibling domain has set', async () => {
    const anna = await behindTls('Anna');
    const eve = await behindTls('Eve');
    for (const planted of [`levante=${eve}; __Host-levante=${anna}`, `__Host-levante=${anna}; levante=${eve}`]) {
      expect((await whoIs(planted)).name).toBe('Anna');
    }
    expect((await whoIs(`levante=${eve}`)).status).toBe(401);
  });

  it('replaces the cookie of the earlier name, which is accepted until the new one was sent', async () => {
    const value = await withoutTls('Anna');
    // Requests of a page come together, before the browser has the reply to the first.
    for (let i = 0; i < 3; i++) {
      const { name, set } = await whoIs(`levante=${value}`);
      expect([name, set.get('__Host-levante'), set.get('levante')]).toEqual(['Anna', value, '']);
    }
    expect(await whoIs(`__Host-levante=${value}`)).toMatchObject({ name: 'Anna', set: new Map() });
    await expect.poll(async () => (await whoIs(`levante=${value}`)).status).toBe(401);
    expect((await whoIs(`__Host-levante=${value}`)).name).toBe('Anna');
  });

  it('is cleared under both names when it is void', async () => {
    const { status, set } = await whoIs('__Host-levante=c2.no');
    expect([status, [...set.keys()].sort()]).toEqual([401, ['__Host-levante', 'levante']]);
  });
});

describe('the cookie without TLS', () => {
  it('keeps the plain name, as browsers refuse the other one without TLS', async () => {
    const value = await withoutTls('Anna');
    expect(await whoIs(`levante=${value}`, {})).toMatchObject({ name: 'Anna', set: new Map() });
  });
});
