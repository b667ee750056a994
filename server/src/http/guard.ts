import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { addressKey, clientNetworks, NETWORK_FACTORS } from './address.ts';
import type { App } from './app.ts';
import { type Counts, countingStore } from './counts.ts';
import { HttpError } from './http-error.ts';
import type { Limits } from './ports.ts';
import { isForApi } from './request-path.ts';

const MINUTE_MS = 60_000;
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Everything is loaded from this server, nothing is inline, and no site may frame the page. */
const CONTENT_SECURITY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** Returns whether a request comes from our own pages. Programs send neither header; every browser sends one. */
function isSameSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** Returns the headers of every reply. Computed once, since helmet would build them for each. */
function securityHeaders(): OutgoingHttpHeaders {
  const set = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // These three apply to HTTPS only; the TLS proxy sets them.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  const request = new IncomingMessage(new Socket());
  const reply = new ServerResponse(request);
  set(request, reply, () => {});
  return { ...reply.getHeaders(), 'content-security-policy': CONTENT_SECURITY };
}

/**
 * Adds security headers to every reply. Accepts changes only as JSON, and only from the server's own pages or with a
 * token.
 */
export function addGuard(app: App): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, body, done) => {
    const isRead = request.routeOptions.config.acceptsForm === 'read';
    done(null, isRead ? Object.fromEntries(new URLSearchParams(String(body))) : {});
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.includes('u0000') && NUL_IN_JSON.test(body)) done(HttpError.of('bad-request', { path: '/body' }));
    else parse(request, body, done);
  });
  const headers = securityHeaders();
  // API replies are personal: no cache may store them.
  const ofApi = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(isForApi(request) ? ofApi : headers);
    next();
  });
  app.addHook('onRequest', (request, _reply, next) => {
    next(refusalOf(request));
  });
}

const FORM = /^application\/x-www-form-urlencoded\s*(;|$)/i;

/** A character in a URL that no database can compare, and those in a path that no header of a reply may contain. */
const NUL = /%00/;
const CONTROL = /^[^?]*%(?:[01][0-9a-f]|7f)/i;
/** The escape of the same character in JSON, after an even number of backslashes. */
const NUL_IN_JSON = /(?<!\\)(?:\\\\)*\\u0000/;

/** Returns the error for a rejected request, or undefined. */
function refusalOf(request: FastifyRequest): HttpError | undefined {
  if (NUL.test(request.url) || (isForApi(request) && CONTROL.test(request.url))) {
    return HttpError.of('bad-request', { path: '/url' });
  }
  if (request.is404 || !CHANGING.has(request.method)) return;
  if (!request.byToken && !isSameSite(request)) return HttpError.of('cross-site');
  const type = request.headers['content-type'] ?? '';
  if (/^application\/json\s*(;|$)/i.test(type)) return;
  // Mail programs and OpenID providers send a form.
  if (request.routeOptions.config.acceptsForm && FORM.test(type)) return;
  return HttpError.of('unsupported-media-type');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests count against no limit and bypass the request scheduler. */
    isUnlimited?: boolean;
    /** Whether requests may also be HTML forms, and whether their fields are the body or say nothing. */
    acceptsForm?: 'read' | 'ignored';
  }
}

/** Throws `too-many-requests` above a limit. */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

export interface RateLimiters {
  readonly newMatch: RateLimiter;
  readonly newPerson: RateLimiter;
  readonly newToken: RateLimiter;
  readonly signIn: RateLimiter;
  readonly invitation: RateLimiter;
  /** For lines, signals, reports and blocks. */
  readonly chat: RateLimiter;
}

const FREE: RateLimiter = async () => {};

/** Adds limits for all requests, by identity and by address. Returns stricter limits for expensive requests. */
export async function addLimits(app: App, limits: Limits | null, counts?: Counts): Promise<RateLimiters> {
  if (limits === null)
    return { newMatch: FREE, newPerson: FREE, newToken: FREE, signIn: FREE, invitation: FREE, chat: FREE };
  const { identity, address } = limits;
  const store = counts && { store: countingStore(counts) };
  await app.register(rateLimit, { max: identity.requests, timeWindow: MINUTE_MS, keyGenerator: clientKey, ...store });
  const rateLimiter = (max: number, keyGenerator: (request: FastifyRequest) => string): RateLimiter => {
    const check = app.createRateLimit({ max, timeWindow: MINUTE_MS, keyGenerator });
    return async (request) => {
      const use = await check(request);
      if (!use.isAllowed && use.isExceeded) throw HttpError.of('too-many-requests');
    };
  };
  /** Limits each network of an address, by its factor. */
  const byNetworks = (max: number): RateLimiter => {
    const ofNetwork = NETWORK_FACTORS.map((factor) => {
      const keyOf = (request: FastifyRequest): string =>
        clientNetworks(request).find((network) => network.factor === factor)?.key ?? '';
      return [factor, rateLimiter(factor * max, keyOf)] as const;
    });
    const limiters = new Map(ofNetwork);
    return async (request) => {
      for (const { factor } of clientNetworks(request)) await limiters.get(factor)?.(request);
    };
  };
  const both =
    (...limiters: readonly RateLimiter[]): RateLimiter =>
    async (request) => {
      for (const limiter of limiters) await limiter(request);
    };
  const ofAddress = byNetworks(address.requests);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isUnlimited) await ofAddress(request);
  });
  return {
    newMatch: both(rateLimiter(identity.newMatches, clientKey), byNetworks(address.newMatches)),
    newPerson: byNetworks(address.newPeople),
    newToken: both(rateLimiter(identity.newTokens, clientKey), byNetworks(address.newTokens)),
    signIn: byNetworks(address.signIns),
    invitation: byNetworks(address.invitations),
    chat: both(rateLimiter(identity.lines, clientKey), byNetworks(address.lines)),
  };
}

/** Returns the rate-limit key of a client: its identity, or its address if it has none. */
export function clientKey(request: FastifyRequest): string {
  return request.person ?? addressKey(request);
}
