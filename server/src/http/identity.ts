import cookie from '@fastify/cookie';
import { agentOf, type Sessions, type SessionUse } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { HttpError } from './http-error.ts';
import type { Keys } from './ports.ts';
import { isForApi } from './request-path.ts';
import type { Holder, SignatureKind, Signer } from './signer.ts';

const COOKIE = 'levante';
const TEN_YEARS_S = 10 * 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated person, or null. */
    person: string | null;
    /** Generation of the keys that authenticated the request; 0 without a person. */
    generation: number;
    /** The session of the cookie or token; null without a person, and for one of an earlier version. */
    session: string | null;
    /** Whether the request was authenticated by a bearer token, which pages of other sites cannot send. */
    byToken: boolean;
  }
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

/** Dependencies of authentication. */
export interface Identities {
  readonly signer: Signer;
  readonly keys: Keys;
  readonly sessions: Sessions;
}

/** Reads a signed text. Returns its holder, or null if it is not valid. */
async function holderOf(identities: Identities, kind: SignatureKind, text: string): Promise<Holder | null> {
  const holder = identities.signer.read(kind, text);
  return holder && (await identities.keys.isValid(holder)) ? holder : null;
}

/** Stores the holder on the request. */
function setHolder(request: FastifyRequest, holder: Holder): void {
  request.person = holder.person;
  request.generation = holder.generation;
  request.session = holder.session;
}

/**
 * Authenticates a request by bearer token or cookie. Invalid credentials are refused, so that nobody continues under a
 * new identity unknowingly.
 */
async function readPerson(identities: Identities, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const holder = token === undefined ? null : await holderOf(identities, 'token', token);
    if (holder === null) throw HttpError.of('bad-token');
    setHolder(request, holder);
    request.byToken = true;
    recordUse(identities, request);
    return;
  }
  const text = request.cookies[COOKIE];
  if (text === undefined) return;
  const holder = await holderOf(identities, 'cookie', text);
  if (holder !== null) {
    setHolder(request, holder);
    recordUse(identities, request);
    return;
  }
  clearIdentity(request, reply);
  throw HttpError.of('bad-identity');
}

/** Returns the use of its session by a request; null without one. */
export function useOf({
  person,
  generation,
  session,
  byToken,
  headers,
}: Pick<FastifyRequest, 'person' | 'generation' | 'session' | 'byToken' | 'headers'>): SessionUse | null {
  if (person === null || session === null) return null;
  const agent = agentOf(headers['user-agent'] ?? '');
  return { id: session, person, generation, kind: byToken ? 'token' : 'cookie', agent };
}

function recordUse({ sessions }: Identities, request: FastifyRequest): void {
  // Almost all uses: only a new one has its client's family read.
  if (request.session !== null && sessions.isRecorded(request.session)) return;
  const use = useOf(request);
  if (use !== null) sessions.used(use);
}

/** Authenticates every API request. */
export async function addIdentity(app: App, identities: Identities): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.decorateRequest('generation', 0);
  app.decorateRequest('session', null);
  app.decorateRequest('byToken', false);
  app.addHook('onRequest', async (request, reply) => {
    if (isForApi(request)) await readPerson(identities, request, reply);
  });
}

/** Sets the identity cookie. */
export function setIdentity(signer: Signer, holder: Holder, request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(COOKIE, signer.sign('cookie', holder), { ...cookieOptions(request), maxAge: TEN_YEARS_S });
}

/** Clears the identity cookie. */
export function clearIdentity(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(request));
}

/** Returns the caller's identity, creating one with a signed, HTTP-only cookie if there is none. */
export type EnsureIdentity = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

/** Creates `EnsureIdentity`. `limitNewPeople` throws if an address creates too many identities. */
export function ensureIdentityWith(
  signer: Signer,
  limitNewPeople: (request: FastifyRequest) => Promise<void>,
): EnsureIdentity {
  return async (request, reply) => {
    if (request.person !== null) return request.person;
    await limitNewPeople(request);
    const person = signer.newPerson();
    const holder = { person, generation: 0, session: signer.newSession() };
    setIdentity(signer, holder, request, reply);
    setHolder(request, holder);
    return person;
  };
}
