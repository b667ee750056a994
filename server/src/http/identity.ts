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
    /** Who asks, or null: nobody we have met. */
    person: string | null;
    /** The generation of the person's keys that the request was sent with; 0 where there is no person. */
    generation: number;
    /** Whether the request proved itself by a bearer token, which no other site's page can send. */
    byToken: boolean;
  }
}

function cookieOptions(request: FastifyRequest) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

/** What identities are told by: what signs them, and which of a person's keys are good. */
export interface Identities {
  readonly signer: Signer;
  readonly keys: Keys;
}

/** The holder, if that generation of their keys is valid. */
async function valid(keys: Keys, holder: Holder | null): Promise<Holder | null> {
  return holder && (await keys.generationOf(holder.person)) === holder.generation ? holder : null;
}

/** Notes who sends a request. */
function setHolder(request: FastifyRequest, holder: Holder): void {
  request.person = holder.person;
  request.generation = holder.generation;
}

/** Reads who asks: a bearer token first, else the cookie. What is not ours is refused, so that nobody plays on as a stranger unawares. */
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

/** Knows of every API request who asks. */
export async function addIdentity(app: App, identities: Identities): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.decorateRequest('generation', 0);
  app.decorateRequest('byToken', false);
  app.addHook('onRequest', async (request, reply) => {
    if (isForApi(request)) await readPerson(identities, request, reply);
  });
}

/** Gives a browser its identity. */
export function setIdentity(signer: Signer, holder: Holder, request: FastifyRequest, reply: FastifyReply): void {
  reply.setCookie(COOKIE, signer.sign('cookie', holder), { ...cookieOptions(request), maxAge: TEN_YEARS_S });
}

/** Takes a browser's identity from it. */
export function clearIdentity(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(request));
}

/** Gives whoever asks an identity if there is none yet: a signed cookie that scripts cannot read. */
export type EnsureIdentity = (request: FastifyRequest, reply: FastifyReply) => Promise<string>;

/** `limitNewPeople` refuses when one address makes too many people. */
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
