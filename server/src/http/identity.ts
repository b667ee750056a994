import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { HttpError } from './http-error.ts';
import type { Keys } from './ports.ts';
import { isForApi } from './request-path.ts';
import type { Holder, Signer } from './signer.ts';

const COOKIE = 'levante';
const TEN_YEARS_S = 10 * 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated person, or null. */
    person: string | null;
    /** Generation of the keys that authenticated the request; 0 without a person. */
    generation: number;
    /** Whether the request was authenticated by a bearer token, which pages of other sites cannot send. */
    byToken: boolean;
  }
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

/** Dependencies of authentication: the signer and the current key generations. */
export interface Identities {
  readonly signer: Signer;
  readonly keys: Keys;
}

/** Returns the holder if the generation of their keys is current, otherwise null. */
async function valid(keys: Keys, holder: Holder | null): Promise<Holder | null> {
  return holder && (await keys.generationOf(holder.person)) === holder.generation ? holder : null;
}

/** Stores the holder on the request. */
function setHolder(request: FastifyRequest, holder: Holder): void {
  request.person = holder.person;
  request.generation = holder.generation;
}

/**
 * Authenticates a request by bearer token or cookie. Invalid credentials are refused, so that nobody continues under a
 * new identity unknowingly.
 */
async function readPerson({ signer, keys }: Identities, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { authorization } = request.headers;
  if (authorization !== undefined) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
    const holder = token === undefined ? null : await valid(keys, signer.read('token', token));
    if (holder === null) throw HttpError.of('bad-token');
    setHolder(request, holder);
    request.byToken = true;
    return;
  }
  const text = request.cookies[COOKIE];
  if (text === undefined) return;
  const holder = await valid(keys, signer.read('cookie', text));
  if (holder !== null) {
    setHolder(request, holder);
    return;
  }
  clearIdentity(request, reply);
  throw HttpError.of('bad-identity');
}

/** Authenticates every API request. */
export async function addIdentity(app: App, identities: Identities): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.decorateRequest('generation', 0);
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
    setIdentity(signer, { person, generation: 0 }, request, reply);
    request.person = person;
    return person;
  };
}
