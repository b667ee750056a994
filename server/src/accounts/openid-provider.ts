import type { IdentityProvider, LogoutMessage, ProviderReply, VisitSecrets } from '@levante/people';
import type { JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import * as z from 'zod/mini';
import { isLoopback } from '../http/loopback.ts';

export interface OpenIdOptions {
  /** Address of the provider, under which it publishes its configuration. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name on the page. */
  readonly name: string;
}

/** Path of the page to which the provider redirects the browser. */
export const PROVIDER_RETURN = '/api/sign-in/provider/return';
const TIMEOUT_S = 10;
/** Age of a fresh sign-in at the provider when its reply arrives. */
const FRESH_S = 300;

/** Age of a logout token when it arrives. */
const LOGOUT_S = 300;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Difference of the clocks. */
const CLOCKS_S = 60;
/** Signatures by a key of the provider; its secret shared with this server signs no logout token. */
const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const load = () => import('openid-client');

/** Claims of a logout token that the library does not verify. A nonce marks an id token. */
const LogoutClaims = z
  .looseObject({
    iss: z.string(),
    sub: z.optional(z.string()),
    sid: z.optional(z.string()),
    jti: z.string().check(z.minLength(1)),
    nonce: z.optional(z.undefined()),
    events: z.looseObject({ [LOGOUT_EVENT]: z.looseObject({}) }),
  })
  .check(z.refine(({ sub, sid }) => sub !== undefined || sid !== undefined));

/** Names a person or something of an issuer by one text. */
const namedBy = (issuer: string, id: string | undefined): string | null =>
  id === undefined ? null : JSON.stringify([issuer, id]);

/** An OpenID provider by openid-client: code flow with PKCE, state and nonce. */
export class OpenIdProvider implements IdentityProvider {
  readonly #options: OpenIdOptions;
  readonly #origin: string;
  #configuration: Promise<Configuration> | null = null;
  #keys: JWTVerifyGetKey | null = null;

  constructor(options: OpenIdOptions, origin: string) {
    this.#options = options;
    this.#origin = origin;
  }

  get name(): string {
    return this.#options.name;
  }

  get issuer(): string {
    return this.#options.issuer;
  }

  async begin({ state, nonce, verifier, asking }: VisitSecrets): Promise<string> {
    const library = await load();
    const url = library.buildAuthorizationUrl(await this.#discovered(), {
      redirect_uri: this.#origin + PROVIDER_RETURN,
      scope: 'openid',
      state,
      nonce,
      code_challenge: await library.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(asking === 'again' && { prompt: 'login', max_age: '0' }),
      ...(asking === 'silently' && { prompt: 'none' }),
    });
    return url.href;
  }

  async finish({ state, nonce, verifier, asking }: VisitSecrets, query: string): Promise<ProviderReply | null> {
    const library = await load();
    const configuration = await this.#discovered();
    const checks = {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
      ...(asking === 'again' && { maxAge: FRESH_S }),
    };
    const url = new URL(`${this.#origin}${PROVIDER_RETURN}?${query}`);
    const claims = await library.authorizationCodeGrant(configuration, url, checks).then(
      (tokens) => tokens.claims(),
      () => null,
    );
    if (!claims) return null;
    const { iss, sub, sid, auth_time } = claims;
    return {
      id: JSON.stringify([iss, sub]),
      authenticatedAt: typeof auth_time === 'number' ? auth_time * 1000 : null,
      session: namedBy(iss, typeof sid === 'string' ? sid : undefined),
    };
  }

  async readLogout(token: string): Promise<LogoutMessage | null> {
    const { createRemoteJWKSet, errors, jwtVerify } = await import('jose');
    const { issuer, jwks_uri } = (await this.#discovered()).serverMetadata();
    if (jwks_uri === undefined) return null;
    this.#keys ??= createRemoteJWKSet(new URL(jwks_uri), { timeoutDuration: TIMEOUT_S * 1000 });
    const verified = await jwtVerify(token, this.#keys, {
      issuer,
      audience: this.#options.clientId,
      algorithms: SIGNATURES,
      maxTokenAge: LOGOUT_S,
      clockTolerance: CLOCKS_S,
    }).catch((error: unknown) => {
      // Everything but a provider that cannot be reached.
      if (error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout)) return null;
      throw error;
    });
    const claims = z.safeParse(LogoutClaims, verified?.payload);
    if (!claims.success) return null;
    const { iss, sub, sid, jti } = claims.data;
    return { id: jti, identity: namedBy(iss, sub), session: namedBy(iss, sid) };
  }

  /** Reads the provider's configuration once. After a failure the next call tries again. */
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
    // Plain HTTP is accepted on the same machine alone.
    const isPlain = address.protocol === 'http:' && isLoopback(address.hostname);
    return await discovery(address, clientId, undefined, ClientSecretBasic(clientSecret), {
      timeout: TIMEOUT_S,
      ...(isPlain && { execute: [allowInsecureRequests] }),
    });
  }
}
