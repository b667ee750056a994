import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';

export const CLIENT_ID = 'levante';
export const CLIENT_SECRET = 'a secret of this test alone';

/** An OpenID provider on loopback, with its own pages to sign in: any name is accepted, and is the subject. */
export class TestProvider {
  readonly issuer: string;
  readonly #server: Server;

  private constructor(issuer: string, server: Server) {
    this.issuer = issuer;
    this.#server = server;
  }

  /** Starts a provider on a free port that leads back to this address. */
  static async open(redirect: string): Promise<TestProvider> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const issuer = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const provider = new Provider(issuer, {
      clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirect] }],
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['of this test alone'] },
      pkce: { required: () => true },
    });
    const answer = provider.callback();
    server.on('request', (request, response) => void answer(request, response));
    return new TestProvider(issuer, server);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((closed) => this.#server.close(() => closed()));
  }
}

/** Signs in at a provider's own pages as a browser does. Returns the address that it leads back to. */
export async function visitProvider(url: string, login: string): Promise<URL> {
  const jar = new Map<string, string>();
  const { origin } = new URL(url);
  const request = async (to: URL, form?: Record<string, string>): Promise<Response> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(to, {
      redirect: 'manual',
      headers: { cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/);
      jar.set(name, value);
    }
    return response;
  };
  let at = new URL(url);
  let response = await request(at);
  for (let steps = 0; steps < 20; steps++) {
    const location = response.headers.get('location');
    if (location !== null) {
      at = new URL(location, at);
      if (at.origin !== origin) return at;
      response = await request(at);
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (action === undefined) throw new Error(`the provider refused: ${page}`);
    at = new URL(action, at);
    const isLogin = page.includes('name="login"');
    response = await request(at, isLogin ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' });
  }
  throw new Error('the provider leads nowhere');
}
