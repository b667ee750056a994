import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Provider } from 'oidc-provider';

export const CLIENT_ID = 'levante';
export const CLIENT_SECRET = 'a secret of this test alone';

const textOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID provider on loopback, with its own pages to sign in: any name is accepted, and is the subject. */
export class TestProvider {
  readonly issuer: string;
  readonly #server: Server;
  readonly #key: KeyObject;

  private constructor(issuer: string, server: Server, key: KeyObject) {
    this.issuer = issuer;
    this.#server = server;
    this.#key = key;
  }

  /** Starts a provider on a free port that leads back to this address, and says at its origin who was signed out. */
  static async open(redirect: string): Promise<TestProvider> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const issuer = `http://localhost:${typeof address === 'object' && address !== null ? address.port : 0}`;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const client = {
      client_id: CLIENT_ID,
      client_secret: CLIENT_SECRET,
      redirect_uris: [redirect],
      backchannel_logout_uri: `${new URL(redirect).origin}/api/sign-in/provider/logout`,
      backchannel_logout_session_required: true,
    };
    const provider = new Provider(issuer, {
      clients: [client],
      features: { backchannelLogout: { enabled: true } },
      // Its own way to fetch refuses addresses of this machine.
      fetch: (url, options) =>
        fetch(url, {
          redirect: 'manual',
          method: options?.method ?? 'GET',
          headers: options?.headers ?? {},
          body: options?.body ?? null,
        }),
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
      cookies: { keys: ['of this test alone'] },
      pkce: { required: () => true },
    });
    const answer = provider.callback();
    server.on('request', (request, response) => void answer(request, response));
    return new TestProvider(issuer, server, privateKey);
  }

  /** Signs a token as the provider does, or with another key. */
  sign(claims: object, header: object = {}, key: KeyObject = this.#key): string {
    const signed = `${textOf({ alg: 'RS256', typ: 'logout+jwt', ...header })}.${textOf(claims)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise<void>((closed) => this.#server.close(() => closed()));
  }
}

/** A browser at the provider's own pages, which stays signed in there. */
export class ProviderBrowser {
  readonly #jar = new Map<string, string>();

  /** Signs in as a browser does, if the provider asks for it. Returns the address that it leads back to. */
  async visit(url: string, login: string): Promise<URL> {
    const { origin } = new URL(url);
    let at = new URL(url);
    let response = await this.#request(at);
    for (let steps = 0; steps < 20; steps++) {
      const location = response.headers.get('location');
      if (location !== null) {
        at = new URL(location, at);
        if (at.origin !== origin) return at;
        response = await this.#request(at);
        continue;
      }
      const page = await response.text();
      const action = /action="([^"]+)"/.exec(page)?.[1];
      if (action === undefined) throw new Error(`the provider refused: ${page}`);
      at = new URL(action, at);
      const isLogin = page.includes('name="login"');
      const form = isLogin ? { prompt: 'login', login, password: 'any' } : { prompt: 'consent' };
      response = await this.#request(at, form);
    }
    throw new Error('the provider leads nowhere');
  }

  /** Signs out at the provider, which tells those that it has signed this browser in to. */
  async signOut(issuer: string): Promise<void> {
    const page = await (await this.#request(new URL('/session/end', issuer))).text();
    const action = /action="([^"]+)"/.exec(page)?.[1] ?? '';
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
    await this.#request(new URL(action, issuer), { xsrf, logout: 'yes' });
  }

  async #request(to: URL, form?: Record<string, string>): Promise<Response> {
    const cookie = [...this.#jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(to, {
      redirect: 'manual',
      headers: { cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split(/=(.*)/);
      this.#jar.set(name, value);
    }
    return response;
  }
}

/** Signs in at a provider in a browser that was never there. Returns the address that it leads back to. */
export const visitProvider = (url: string, login: string): Promise<URL> => new ProviderBrowser().visit(url, login);
