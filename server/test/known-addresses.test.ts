import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { forgetAddresses, knowsAddress, rememberAddress } from '../src/http/known-addresses.ts';
import { Signer } from '../src/http/signer.ts';

const signer = new Signer([{ id: '', secret: Buffer.alloc(32, 1) }]);
const caller = { person: 'anna', session: 'session' };

/** A browser that remembers addresses at a server, which trusts its proxy. */
async function browser(own = signer) {
  const app = fastify({ trustProxy: true });
  await app.register(cookie);
  const emails = (address: string) => Object.create({ emailOf: async () => (address === 'none' ? null : { address }) });
  app.post<{ Params: { address: string } }>('/in/:address', async (request, reply) => {
    await rememberAddress({ signer: own, emails: emails(request.params.address) }, request, reply, caller);
    return '';
  });
  app.post('/in', async (request, reply) => {
    await rememberAddress({ signer: own, emails: null }, request, reply, caller);
    return '';
  });
  app.get<{ Params: { address: string } }>('/knows/:address', async (request) => ({
    known: knowsAddress({ signer: own }, request, request.params.address),
  }));
  app.post('/out', async (request, reply) => {
    forgetAddresses(request, reply);
    return '';
  });
  let jar: string | null = null;
  const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string> = {}) => {
    const cookies: Record<string, string> = jar === null ? {} : { cookie: `levante-known=${jar}` };
    const reply = await app.inject({ method, url, headers: { ...headers, ...cookies } });
    const [set] = reply.cookies;
    if (set) jar = set.value;
    return { reply, set };
  };
  return {
    ask,
    signIn: (address: string) => ask('POST', `/in/${address}`),
    knows: async (address: string): Promise<unknown> => (await ask('GET', `/knows/${address}`)).reply.json().known,
    get jar() {
      return jar;
    },
    set jar(text) {
      jar = text;
    },
  };
}

it('a browser remembers the addresses of the last four people who signed in', async () => {
  const one = await browser();
  expect(await one.knows('a@levante.example')).toBe(false);
  for (const name of ['a', 'b', 'c', 'd', 'b']) await one.signIn(`${name}@levante.example`);
  expect(one.jar?.split('.')).toHaveLength(4);
  for (const name of ['a', 'b', 'c', 'd'])
    expect([name, await one.knows(`${name}@levante.example`)]).toEqual([name, true]);
  expect(await one.knows(encodeURIComponent(' B@Levante.example'))).toBe(true);
  await one.signIn('e@levante.example');
  // The one that was used last stays.
  const known = [];
  for (const name of ['a', 'b', 'c', 'd', 'e']) known.push(await one.knows(`${name}@levante.example`));
  expect(known).toEqual([false, true, true, true, true]);
});

it('the cookie of known addresses contains no name, is sent to the API only, and lasts a year', async () => {
  const one = await browser();
  const { set, reply } = await one.signIn('a@levante.example');
  expect(set).toMatchObject({
    name: 'levante-known',
    path: '/api',
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: 31_536_000,
  });
  expect(set).not.toHaveProperty('secure');
  expect(set?.value).toMatch(/^[\w-]{22}$/);
  expect(reply.headers['set-cookie']).not.toContain('example');
  const behind = await one.ask('POST', '/in/b@levante.example', { 'x-forwarded-proto': 'https' });
  expect(behind.set).toMatchObject({ secure: true });
});

it('a mark of another server or of no address is not recognised', async () => {
  const one = await browser();
  const other = await browser(new Signer([{ id: '', secret: Buffer.alloc(32, 2) }]));
  await other.signIn('a@levante.example');
  one.jar = other.jar;
  expect(await one.knows('a@levante.example')).toBe(false);
  one.jar = `${signer.markOf('a@levante.example')}.${signer.markOf('known address')}`;
  expect(await one.knows('a@levante.example')).toBe(false);
});

it('a person without an address leaves no mark, and the marks are removed on request', async () => {
  const one = await browser();
  expect((await one.signIn('none')).set).toBeUndefined();
  expect((await one.ask('POST', '/in')).set).toBeUndefined();
  await one.signIn('a@levante.example');
  const { set } = await one.ask('POST', '/out');
  expect(set).toMatchObject({ name: 'levante-known', value: '', path: '/api', httpOnly: true, sameSite: 'Lax' });
  expect(set?.expires?.getTime()).toBe(0);
});

it('a browser is known by its addresses after a rotation of the keys, each once', async () => {
  const before = { id: '', secret: Buffer.alloc(32, 1) };
  const after = { id: '2027', secret: Buffer.alloc(32, 2) };
  const one = await browser(new Signer([before]));
  const rotated = await browser(new Signer([after, before]));
  await one.signIn('a@levante.example');
  rotated.jar = one.jar;
  expect(await rotated.knows('a@levante.example')).toBe(true);
  await rotated.signIn('a@levante.example');
  expect(rotated.jar).toBe(new Signer([after]).markOf('known address a@levante.example'));
});
