import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { networkOf } from './address.ts';
import type { App } from './app.ts';
import { type Counts, countingStore } from './counts.ts';
import { HttpError } from './http-error.ts';
import type { Limits } from './ports.ts';
import { isForApi } from './request-path.ts';

const MINUTE_MS = 60_000;
const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Everything comes from this server, nothing is inline, nobody frames us. */
const CONTENT_SECURITY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** Whether a request comes from a page of this very site. A program sends neither header; every browser sends one of them. */
function isSameSite(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.host;
}

/** The headers that every reply has, as helmet sets them; it would put the same together for each. */
function securityHeaders(): OutgoingHttpHeaders {
  const set = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
    // These three mean something over https only; whoever puts the server behind it sets them there.
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  const request = new IncomingMessage(new Socket());
  const reply = new ServerResponse(request);
  set(request, reply, () => {});
  return { ...reply.getHeaders(), 'content-security-policy': CONTENT_SECURITY };
}

/** Security headers on every reply, and changes only by JSON from our own pages or by token. */
export function addGuard(app: App): void {
  const headers = securityHeaders();
  // What the API tells one person is nothing to be kept by whatever lies between.
  const ofApi = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(isForApi(request) ? ofApi : headers);
    next();
  });
  app.addHook('onRequest', (request, _reply, next) => {
    next(refusalOf(request));
  });
}

/** Why a request is not let in; nothing where it is. */
function refusalOf(request: FastifyRequest): HttpError | undefined {
  if (request.is404 || !CHANGING.has(request.method)) return;
  if (!request.byToken && !isSameSite(request)) return HttpError.of('cross-site');
  const type = request.headers['content-type'] ?? '';
  return /^application\/json\s*(;|$)/i.test(type) ? undefined : HttpError.of('unsupported-media-type');
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether requests count against no limit and wait behind no others. */
    isUnlimited?: boolean;
  }
}

/** Refuses what comes too often. */
export type RateLimiter = (request: FastifyRequest) => Promise<void>;

export interface RateLimiters {
  readonly newMatch: RateLimiter;
  readonly newPerson: RateLimiter;
}

const FREE: RateLimiter = async () => {};

/** Limits for every request and stricter ones for what costs more, each by identity and by address. */
export async function addLimits(app: App, limits: Limits | null, counts?: Counts): Promise<RateLimiters> {
  if (limits === null) return { newMatch: FREE, newPerson: FREE };
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
  const both =
    (...limiters: readonly RateLimiter[]): RateLimiter =>
    async (request) => {
      for (const limiter of limiters) await limiter(request);
    };
  const ofAddress = rateLimiter(address.requests, addressKey);
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.isUnlimited) await ofAddress(request);
  });
  return {
    newMatch: both(rateLimiter(identity.newMatches, clientKey), rateLimiter(address.newMatches, addressKey)),
    newPerson: rateLimiter(address.newPeople, addressKey),
  };
}

/** What a limit counts by: the identity if there is one, else the address. */
export function clientKey(request: FastifyRequest): string {
  return request.person ?? addressKey(request);
}

/** What the limit of an address counts by. */
export function addressKey(request: FastifyRequest): string {
  return networkOf(request.ip);
}
