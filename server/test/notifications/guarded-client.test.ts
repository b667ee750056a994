import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { LookupFunction } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GuardedClient, type GuardOptions } from '../../src/notifications/guarded-client.ts';
import { isPublicAddress } from '../../src/notifications/public-address.ts';
import { brokenOff, endless, Receiver, silent, withStatus } from '../lib/webhook-receiver.ts';

const REFUSED = { status: null, fault: 'address not allowed' };
const NO_HOST = { status: null, fault: 'no public address with this name' };
/** Waits for nothing, since names that are refused are answered after a while. */
const AT_ONCE = { pause: async () => {} };

let receiver: Receiver;
beforeEach(async () => {
  receiver = await Receiver.open();
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await receiver.close();
});

const post = (url: string, options: GuardOptions = {}) =>
  new GuardedClient({ allowHttp: true, ...AT_ONCE, ...options }).post(url, {
    headers: { 'content-length': 5 },
    body: 'hello',
  });

/** A resolver that returns these addresses, one for each request, then fails. */
function resolver(...addresses: readonly string[]): LookupFunction {
  const rest = [...addresses];
  return (host, options, done) => {
    const address = rest.shift();
    if (address === undefined) return done(Object.assign(new Error(host), { code: 'ENOTFOUND' }), '');
    const family = address.includes(':') ? 6 : 4;
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
}

describe('an internal address is refused without a connection:', () => {
  const refused = async (host: string, options: GuardOptions = {}, answer: object = REFUSED) => {
    expect(await post(`http://${host}:${receiver.port}/`, options)).toEqual(answer);
    expect(receiver.requests).toEqual([]);
  };

  it('127.0.0.1', () => refused('127.0.0.1'));
  it('169.254.169.254', () => refused('169.254.169.254'));
  it('[::1]', () => refused('[::1]'));
  it('0.0.0.0', () => refused('0.0.0.0'));
  it('[::]', () => refused('[::]'));
  it('[::ffff:127.0.0.1]', () => refused('[::ffff:127.0.0.1]'));
  it('[64:ff9b::7f00:1]', () => refused('[64:ff9b::7f00:1]'));
  it('2130706433', () => refused('2130706433'));
  it('0x7f.1', () => refused('0x7f.1'));
  it('0177.0.0.1', () => refused('0177.0.0.1'));
  it('127.1', () => refused('127.1'));
  it('127.0.0.1 with a dot at the end', () => refused('127.0.0.1.'));
  it('wide digits', () => refused('１２７.０.０.１'));
  it('localhost', () => refused('localhost', {}, NO_HOST));
  it('localhost with a dot at the end', () => refused('localhost.', { lookup: resolver('127.0.0.1') }, NO_HOST));
  it('a name that resolves to an internal address', () =>
    refused('webhook.example', { lookup: resolver('127.0.0.1') }, NO_HOST));
  it('a name that resolves to a public address as well', () =>
    refused(
      'webhook.example',
      {
        lookup: (_, __, done) =>
          done(null, [
            { address: '8.8.8.8', family: 4 },
            { address: '127.0.0.1', family: 4 },
          ]),
      },
      NO_HOST,
    ));
});

describe('an internal address behind a public one is refused', () => {
  /** The receiver counts as outside, all other addresses of this machine as inside. */
  const isAllowed = (address: string): boolean => address === '127.0.0.1' || isPublicAddress(address);

  it('if the name resolves to it at the second lookup', async () => {
    const inside = await Receiver.open('127.0.0.2', receiver.port);
    const client = new GuardedClient({
      allowHttp: true,
      isAllowed,
      ...AT_ONCE,
      lookup: resolver('127.0.0.1', '127.0.0.2'),
    });
    const url = `http://webhook.example:${receiver.port}/`;
    const request = { headers: {}, body: '' };
    expect(await client.post(url, request)).toEqual({ status: 204, retryAfterMs: null });
    expect(await client.post(url, request)).toEqual(NO_HOST);
    expect([receiver.requests.length, inside.requests.length]).toEqual([1, 0]);
    await inside.close();
  });

  it.each([301, 302, 307, 308])('if a redirect with status %i leads to it', async (status) => {
    const inside = await Receiver.open('127.0.0.2');
    receiver.answer = withStatus(status, { location: `http://127.0.0.2:${inside.port}/` });
    expect(await post(receiver.url, { isAllowed })).toEqual(REFUSED);
    expect([receiver.requests.length, inside.requests.length]).toEqual([1, 0]);
    await inside.close();
  });

  it('if a redirect leads to a name that now resolves to it', async () => {
    receiver.answer = withStatus(307, { location: '/again' });
    const url = `http://webhook.example:${receiver.port}/`;
    expect(await post(url, { isAllowed, lookup: resolver('127.0.0.1', '10.0.0.1') })).toEqual(NO_HOST);
    expect(receiver.requests).toHaveLength(1);
  });

  it('if a redirect leads to another protocol', async () => {
    receiver.answer = withStatus(307, { location: 'file:///etc/passwd' });
    expect(await post(receiver.url, { isAllowed })).toEqual({ status: null, fault: 'not https' });
  });
});

describe('a request', () => {
  const allowed: GuardOptions = { allowPrivate: true };

  it('needs https unless http is allowed', async () => {
    expect(await post(receiver.url, { ...allowed, allowHttp: false })).toEqual({ status: null, fault: 'not https' });
    expect(receiver.requests).toEqual([]);
  });

  it('reaches private addresses if that is allowed', async () => {
    expect(await post(receiver.url, allowed)).toEqual({ status: 204, retryAfterMs: null });
    expect(receiver.requests.map(({ body }) => body.toString())).toEqual(['hello']);
  });

  it('follows three redirects with the same body, and no fourth', async () => {
    const at = (n: number) => withStatus(307, { location: `/${n}` });
    receiver.answer = (reply, request) => {
      const n = Number(request.path.slice(1));
      (n < 3 ? at(n + 1) : withStatus(200))(reply, request);
    };
    expect(await post(receiver.url, allowed)).toEqual({ status: 200, retryAfterMs: null });
    expect(receiver.requests.map(({ path, body }) => `${path} ${body}`)).toEqual([
      '/ hello',
      '/1 hello',
      '/2 hello',
      '/3 hello',
    ]);
    receiver.answer = at(1);
    expect(await post(receiver.url, allowed)).toEqual({ status: null, fault: 'too many redirects' });
    expect(receiver.requests).toHaveLength(8);
  });

  it('does not use a proxy of the environment', async () => {
    const proxy = await Receiver.open();
    for (const name of ['HTTP_PROXY', 'http_proxy', 'ALL_PROXY']) vi.stubEnv(name, proxy.url);
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    await post(receiver.url, allowed);
    expect([receiver.requests.length, proxy.requests.length]).toEqual([1, 0]);
    await proxy.close();
  });

  it('ends after its time limit, with no reply or with an endless body', async () => {
    receiver.answer = silent;
    expect(await post(receiver.url, { ...allowed, timeoutMs: 50 })).toEqual({
      status: null,
      fault: 'no answer in time',
    });
    // With the usual time of ten seconds: the body is cut off.
    receiver.answer = endless;
    expect(await post(receiver.url, { ...allowed, timeoutMs: 60_000 })).toMatchObject({ status: 200 });
  });

  it('counts as answered if the connection breaks after the status', async () => {
    receiver.answer = brokenOff;
    expect(await post(receiver.url, allowed)).toMatchObject({ status: 200 });
  });

  it('reports why there is no answer', async () => {
    receiver.answer = (reply) => reply.destroy();
    expect(await post(receiver.url, allowed)).toEqual({ status: null, fault: 'connection closed' });
    const { url } = receiver;
    await receiver.close();
    expect(await post(url, allowed)).toEqual({ status: null, fault: 'connection refused' });
    expect(await post('no address')).toEqual({ status: null, fault: 'not an address' });
    receiver = await Receiver.open();
  });

  it('gets the same answer in the same time for the name of an internal address as for an unknown one', async () => {
    const fails =
      (code: string): LookupFunction =>
      (_, __, done) =>
        done(Object.assign(new Error('no such name'), { code }), '');
    const pauses: number[] = [];
    const pause = async (ms: number) => pauses.push(ms);
    const answers = [];
    for (const lookup of [resolver('10.0.0.1'), resolver('127.0.0.1'), resolver(), fails('EAI_AGAIN')]) {
      answers.push(await post('http://inside.example/', { lookup, pause }));
    }
    expect(answers).toEqual([NO_HOST, NO_HOST, NO_HOST, NO_HOST]);
    // Each until a second after its beginning.
    expect(pauses.map((ms) => ms >= 0 && ms <= 1000)).toEqual([true, true, true, true]);
  });

  it('reads Retry-After in seconds and as a date', async () => {
    receiver.answer = withStatus(429, { 'retry-after': '120' });
    expect(await post(receiver.url, allowed)).toEqual({ status: 429, retryAfterMs: 120_000 });
    receiver.answer = withStatus(503, { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() });
    const { retryAfterMs } = Object(await post(receiver.url, allowed));
    expect(Math.abs(retryAfterMs - 3_600_000)).toBeLessThan(60_000);
    receiver.answer = withStatus(429, { 'retry-after': 'soon' });
    expect(await post(receiver.url, allowed)).toEqual({ status: 429, retryAfterMs: null });
  });
});

describe('a request with TLS', () => {
  const fixture = (name: string) => readFileSync(join(import.meta.dirname, '..', 'fixtures', 'tls', name));
  const paths: string[] = [];
  const server = createServer(
    { cert: fixture('self-signed.txt'), key: fixture('self-signed-key.txt') },
    ({ url, headers }, reply) => {
      paths.push(`${headers.host} ${url}`);
      reply.writeHead(204).end();
    },
  );
  let port = 0;
  beforeEach(async () => {
    paths.length = 0;
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  const outside = () => ({ allowHttp: false, isAllowed: () => true, lookup: resolver('127.0.0.1') });

  it('is refused if the certificate has no known issuer', async () => {
    const fault = 'certificate or TLS not accepted';
    expect(await post(`https://webhook.example:${port}/`, outside())).toEqual({ status: null, fault });
    expect(paths).toEqual([]);
  });

  it('goes to the address found by the lookup, with the name of the receiver', async () => {
    // Accepts the certificate above, which only the fixture has.
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    expect(await post(`https://webhook.example:${port}/hook`, outside())).toMatchObject({ status: 204 });
    expect(paths).toEqual([`webhook.example:${port} /hook`]);
  });

  it('to an internal address is refused', async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const options = { allowHttp: false, lookup: resolver('127.0.0.1') };
    expect(await post(`https://webhook.example:${port}/`, options)).toEqual(NO_HOST);
    expect(await post(`https://127.0.0.1:${port}/`, options)).toEqual(REFUSED);
    expect(paths).toEqual([]);
  });
});

describe('an address', () => {
  const PRIVATE = [
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '198.18.0.1',
    '192.0.2.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    'fd00::1',
    'fc00::1',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
    '100::1',
    '4000::1',
    'example.org',
    '',
  ];
  it.each(PRIVATE)('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each([
    '8.8.8.8',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700:4700::1111',
    '2a00:1450:4001::1',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));
});
