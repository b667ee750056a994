import cookie from '@fastify/cookie';
import {
  agentOf,
  type HeldKeys,
  type NewSession,
  type SessionScope,
  type Sessions,
  sessionIdOf,
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
 * Authenticates a request by bearer token or cookie. Invalid credentials are refused, so that nobody continues under a
 * new identity unknowingly.
 */
async function readPerson(identities: Identities, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { authorization } = request.headers;
  if (authorization === undefined) {
    await readCookie(identities, request, reply);
    return;
  }
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? '';
  const holder = identities.signer.read('token', token);
  const held: HeldKeys | null = holder && { ...holder, kind: 'token' };
  const session = held && (await identities.keys.check(held));
  if (holder === null || session === null || typeof session === 'string') throw HttpError.of('bad-token');
  request.heldKeys = held;
  request.person = holder.person;
  request.generation = holder.generation;
  request.session = session.id;
  request.scope = session.scope;
  request.byToken = true;
  if (!identities.sessions.isRecorded(session.id)) void identities.sessions.used(session.id, false);
}

/**
 * Authenticates a request by cookie. Behind TLS the earlier name is accepted until the session was seen under the later
 * one, and replaced.
 */
async function readCookie(identities: Identities, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { signer, keys, sessions } = identities;
  const hostText = isSecure(request) ? request.cookies[HOST_COOKIE] : undefined;
  const text = hostText ?? request.cookies[COOKIE];
  if (text === undefined) return;
  const holder = signer.read('cookie', text);
  const held: HeldKeys | null = holder && { ...holder, kind: 'cookie' };
  const session = held === null ? 'void' : await keys.check(held);
  const isByHostCookie = hostText !== undefined;
  if (
    holder === null ||
    typeof session === 'string' ||
    (session.isHostCookie && isSecure(request) && !isByHostCookie)
  ) {
    // A request in flight while its session is replaced must not remove the new cookie.
    if (session !== 'replaced') clearIdentity(request, reply);
    throw HttpError.of('bad-identity');
  }
  request.heldKeys = held;
  request.person = holder.person;
  request.generation = holder.generation;
  request.session = session.id;
  request.scope = session.scope;
  if (isSecure(request) && !isByHostCookie) {
    setCookie(text, request, reply);
    reply.clearCookie(COOKIE, cookieOptions(request));
  }
  const isFirstUnderHost = isByHostCookie && !session.isHostCookie;
  if (sessions.isRecorded(session.id) && !isFirstUnderHost) return;
  const { person } = holder;
  void sessions.used(session.id, isByHostCookie).then(() => {
    if (isFirstUnderHost) keys.changed(person);
  });
}

/** Throws if the session of a request has ended since it began. */
export async function requireLiveSession({ keys }: Pick<Identities, 'keys'>, request: FastifyRequest): Promise<void> {
  if (request.heldKeys === null) return;
  const session = await keys.check(request.heldKeys);
  if (typeof session === 'string') throw HttpError.of(request.byToken ? 'bad-token' : 'bad-identity');
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
  app.addHook('onRequest', async (request, reply) => {
    if (isForApi(request)) await readPerson(identities, request, reply);
  });
  // A client that holds back the rest of a request could otherwise choose when it counts.
  app.addHook('preHandler', async (request) => {
    if (!isReading(request)) await requireLiveSession(identities, request);
  });
}

/** A session that is about to be issued, and the secret that only its cookie or token contains. */
export interface IssuedSession {
  readonly session: NewSession;
  readonly secret: string;
}

/** The person of a new cookie. */
export type CookieHolder = Pick<NewSession, 'person' | 'generation' | 'proof' | 'binding'>;

/** Creates the session of a cookie for a person, for the browser that asks. */
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

/** Makes the request's browser continue with a session that is stored. */
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
