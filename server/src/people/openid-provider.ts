import { isIP } from 'node:net';
import type { IdentityProvider, VisitSecrets } from '@levante/people';
import type { Configuration } from 'openid-client';

export interface OpenIdOptions {
  /** Address of the provider, under which it publishes its configuration. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name on the page. */
  readonly name: string;
}

/** Path of the page that the provider sends the browser back to. */
export const PROVIDER_RETURN = '/api/sign-in/provider/return';
const TIMEOUT_S = 10;
/** Age of a fresh sign-in at the provider when its reply arrives. */
const FRESH_S = 300;

const load = () => import('openid-client');

/** Plain HTTP is accepted on the same machine alone. */
const isLoopback = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || (isIP(hostname) === 4 && hostname.startsWith('127.'));

/** An OpenID provider by openid-client: code flow with PKCE, state and nonce. */
export class OpenIdProvider implements IdentityProvider {
  readonly #options: OpenIdOptions;
  readonly #origin: string;
  #configuration: Promise<Configuration> | null = null;

  constructor(options: OpenIdOptions, origin: string) {
    this.#options = options;
    this.#origin = origin;
  }

  get name(): string {
    return this.#options.name;
  }

  async begin({ state, nonce, verifier, isFresh }: VisitSecrets): Promise<string> {
    const library = await load();
    const url = library.buildAuthorizationUrl(await this.#discovered(), {
      ...{ redirect_uri: this.#origin + PROVIDER_RETURN, scope: 'openid', state, nonce },
      ...{ code_challenge: await library.calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256' },
      ...(isFresh && { prompt: 'login', max_age: '0' }),
    });
    return url.href;
  }

  async finish({ state, nonce, verifier, isFresh }: VisitSecrets, query: string): Promise<string | null> {
    const library = await load();
    const configuration = await this.#discovered();
    const checks = {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
      ...(isFresh && { maxAge: FRESH_S }),
    };
    const url = new URL(`${this.#origin}${PROVIDER_RETURN}?${query}`);
    const claims = await library.authorizationCodeGrant(configuration, url, checks).then(
      (tokens) => tokens.claims(),
      () => null,
    );
    return claims ? JSON.stringify([claims.iss, claims.sub]) : null;
  }

  /** Reads the provider's configuration once; after a failure the next visit tries again. */
  #discovered(): Promise<Configuration> {
    this.#configuration ??= this.#discover().catch((error: unknown) => {
      this.#configuration = null;
      throw error;
    });
    return this.#configuration;
  }

  async #discover(): Promise<Configuration> {
    const { allowInsecureRequests, ClientSecretBasic, discovery } = await load();
    const { issuer, clientId, clientSecret } = this.#options;
    const address = new URL(issuer);
    const isPlain = address.protocol === 'http:' && isLoopback(address);
    return await discovery(address, clientId, undefined, ClientSecretBasic(clientSecret), {
      timeout: TIMEOUT_S,
      ...(isPlain && { execute: [allowInsecureRequests] }),
    });
  }
}
