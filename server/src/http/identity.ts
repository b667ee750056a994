import cookie from '@fastify/cookie';
import {
  agentOf,
  type CheckedKeys,
  type HeldKeys,
  type NewSession,
  type SessionScope,
  type Sessions,
  sessionIdOf,
  type ValidSession,
} from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { HttpError } from './http-error.ts';
import type { Keys } from './ports.ts';
import { isForApi, isReading } from './request-path.ts';
import type { Signer } from './signer.ts';

const COOKIE = 'levante';
/** Name of the cookie behind TLS: browsers accept it only from this host, so that no sibling domain can plant one. */
const HOST_COOKIE = '__Host-levante';
const TEN_YEARS_S = 10 * 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated person, or null. */
    person: string | null;
    /** Generation of the keys that authenticated the request; 0 without a person. */
    generation: number;
    /** Id of the session of the cookie or token; null without a person. */
    session: string | null;
    /** The keys that authenticated the request; null without a person. */
    heldKeys: HeldKeys | null;
    /** Rights of the session; `read` without a person. */
    scope: SessionScope;
    /** Whether the request was authenticated by a bearer token, which pages of other sites cannot send. */
    byToken: boolean;
  }
}

/** Dependencies of authentication. */
export interface Identities {
  readonly signer: Signer;
  readonly keys: Keys;
  readonly sessions: Sessions;
}

const isSecure = ({ protocol }: FastifyRequest): boolean => protocol === 'https';

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) } as const;
}

/**
 * Authenticates a request by bearer token or cookie, immediately if its keys are known. Invalid credentials are
 * refused, so that people do not unknowingly continue with a new identity.
 */
function readPerson(identities: Identities, request: FastifyRequest, reply: FastifyReply): Promise<void> | null {
  const { signer, keys } = identities;
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const held = signer.read('token', /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '');
    if (held === null) throw HttpError.of('bad-token');
    const session = keys.known(held);
    if (session === null) return keys.check(held).then((checked) => acceptToken(identities, request, held, checked));
    acceptToken(identities, request, held, session);
    return null;
  }
  const hostText = isSecure(request) ? request.cookies[HOST_COOKIE] : undefined;
  const text = hostText ?? request.cookies[COOKIE];
  if (text === undefined) return null;
  const held = signer.read('cookie', text);
  const cookie: ReadCookie = { held, text, isByHostCookie: hostText !== undefined };
  const session = held === null ? 'void' : keys.known(held);
  if (session === null && held !== null) {
    return keys.check(held).then((checked) => acceptCookie(identities, request, reply, cookie, checked));
  }
  acceptCookie(identities, request, reply, cookie, session ?? 'void');
  return null;
}

function acceptToken({ sessions }: Identities, request: FastifyRequest, held: HeldKeys, session: CheckedKeys): void {
  if (typeof session === 'string') throw HttpError.of('bad-token');
  hold(request, held, session);
  request.byToken = true;
  if (!sessions.isRecorded(session.id)) void sessions.used(session.id, false);
}

/** A cookie of a request. `held` is null if its signature is invalid. */
interface ReadCookie {
  readonly held: HeldKeys | null;
  readonly text: string;
  readonly isByHostCookie: boolean;
}

/**
 * Accepts a cookie. Behind TLS the earlier name is accepted until the session was seen under the later one, and replaced.
 */
function acceptCookie(
  { keys, sessions }: Identities,
  request: FastifyRequest,
  reply: FastifyReply,
  { held, text, isByHostCookie }: ReadCookie,
  session: CheckedKeys,
): void {
  if (held === null || typeof session === 'string' || (session.isHostCookie && isSecure(request) && !isByHostCookie)) {
    // A request in flight while its session is replaced must not remove the new cookie.
    if (session !== 'replaced') clearIdentity(request, reply);
    throw HttpError.of('bad-identity');
  }
  hold(request, held, session);
  if (isSecure(request) && !isByHostCookie) {
    setCookie(text, request, reply);
    reply.clearCookie(COOKIE, cookieOptions(request));
  }
  const isFirstUnderHost = isByHostCookie && !session.isHostCookie;
  if (sessions.isRecorded(session.id) && !isFirstUnderHost) return;
  void sessions.used(session.id, isByHostCookie).then(() => {
    if (isFirstUnderHost) keys.changed(held.person);
  });
}

function hold(request: FastifyRequest, held: HeldKeys, { id, scope }: ValidSession): void {
  request.heldKeys = held;
  request.person = held.person;
  request.generation = held.generation;
  request.session = id;
  request.scope = scope;
}

/** Throws if the session of a request has ended since it began. */
export async function requireLiveSession({ keys }: Pick<Identities, 'keys'>, request: FastifyRequest): Promise<void> {
  if (request.heldKeys === null) return;
  const session = await keys.check(request.heldKeys);
  if (typeof session === 'string') throw HttpError.of(request.byToken ? 'bad-token' : 'bad-identity');
}

function goOn(pending: Promise<void> | null, next: (error?: Error) => void): void {
  if (pending === null) next();
  else pending.then(() => next(), next);
}

/** Authenticates every API request. */
export async function addIdentity(app: App, identities: Identities): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.decorateRequest('generation', 0);
  app.decorateRequest('session', null);
  app.decorateRequest('scope', 'read');
  app.decorateRequest('byToken', false);
  app.decorateRequest('heldKeys', null);
  // Hooks with callbacks: most keys are known, and a promise for each request costs more than the check.
  app.addHook('onRequest', (request, reply, next) => {
    goOn(isForApi(request) ? readPerson(identities, request, reply) : null, next);
  });
  // A client that holds back the rest of a request could otherwise choose when it counts.
  app.addHook('preHandler', (request, _reply, next) => {
    const { heldKeys } = request;
    const isKnown = isReading(request) || heldKeys === null || identities.keys.known(heldKeys) !== null;
    goOn(isKnown ? null : requireLiveSession(identities, request), next);
  });
}

/** A session to be issued, and its secret, which only the cookie or token contains. */
export interface IssuedSession {
  readonly session: NewSession;
  readonly secret: string;
}

/** The person of a new cookie. */
export type CookieHolder = Pick<NewSession, 'person' | 'generation' | 'proof' | 'binding'>;

/** Creates the session of a cookie for a person in the requesting browser. */
export function newCookie(
  { signer }: Pick<Identities, 'signer'>,
  request: FastifyRequest,
  { person, generation, proof, binding }: CookieHolder,
): IssuedSession {
  const secret = signer.newSecret();
  const session: NewSession = {
    id: sessionIdOf(secret),
    person,
    generation,
    kind: 'cookie',
    scope: 'manage',
    name: null,
    issuer: null,
    agent: agentOf(request.headers['user-agent'] ?? ''),
    isHostCookie: isSecure(request),
    proof,
    binding,
  };
  return { session, secret };
}

/** Sets the cookie of a stored session in the browser. */
export function setIdentity(
  { signer }: Pick<Identities, 'signer'>,
  { session, secret }: IssuedSession,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { person, generation, id, scope } = session;
  setCookie(signer.sign('cookie', { person, generation, secret }), request, reply);
  request.person = person;
  request.generation = generation;
  request.session = id;
  request.scope = scope;
}

function setCookie(text: string, request: FastifyRequest, reply: FastifyReply): void {
  const name = isSecure(request) ? HOST_COOKIE : COOKIE;
  reply.setCookie(name, text, { ...cookieOptions(request), maxAge: TEN_YEARS_S });
}

/** Clears the identity cookie. */
export function clearIdentity(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(request));
  if (isSecure(request)) reply.clearCookie(HOST_COOKIE, cookieOptions(request));
}

/** Returns the caller's identity, creating one with a signed, HTTP-only cookie if there is none. */
export type EnsureIdentity = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

/** Creates `EnsureIdentity`. `limitNewPeople` throws if an address creates too many identities. */
export function ensureIdentityWith(
  identities: Pick<Identities, 'signer' | 'sessions'>,
  limitNewPeople: (request: FastifyRequest) => Promise<void>,
): EnsureIdentity {
  return async (request, reply) => {
    if (request.person !== null) return request.person;
    await limitNewPeople(request);
    const person = identities.signer.newPerson();
    const issued = newCookie(identities, request, { person, generation: 0, proof: null, binding: null });
    await identities.sessions.add(issued.session);
    setIdentity(identities, issued, request, reply);
    return person;
  };
}
