import { OFFER_MS, type SignIn, type SignInMeans } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setHostCookie } from '../host-cookie.ts';
import { setIdentity, useOf } from '../identity.ts';
import { rememberAddress } from '../known-addresses.ts';
import type { HttpParts } from '../ports.ts';
import { accountOrThrow } from './person.ts';

/** Binds the offer to come back to the browser that has signed in, for as long as the offer is valid. */
export const LEAVING = { name: 'levante-leaving', path: '/api/sign-in/come-back' };
const LEAVING_S = OFFER_MS / 1000;

/**
 * Signs a browser in as a person, with proof of who they are if their means are one. A browser that is signed in as this
 * person keeps its session, so that it stays signed in if the reply is lost. Someone whose account is being deleted gets the
 * offer to come back, and is not signed in.
 */
export async function welcome(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { signIn: { person, guest }, means }: { readonly signIn: SignIn; readonly means: SignInMeans },
) {
  const { signer, sessions, accounts, departures, names } = parts;
  parts.bans.refuseSignIn(request, person);
  // Read before the departure: one that begins in between voids these keys.
  const generation = await parts.keys.generationOf(person);
  const leaving = accountOrThrow(await departures.offer(person, means));
  if (leaving !== null) {
    setHostCookie(LEAVING, request, reply, { value: leaving.ticket, maxAge: LEAVING_S });
    return { name: await names.nameOf(person), guest: null, leaving };
  }
  const isSame = request.person === person && request.session !== null && !request.byToken;
  const session = isSame && request.session !== null ? request.session : signer.newSession();
  const holder = { person, generation, session };
  const use = useOf({ ...holder, byToken: false, headers: request.headers });
  if (use !== null) await sessions.add(use);
  if (means.isProof) await accounts.noteSignIn(session);
  await parts.provider?.bind(session, means.binding);
  setIdentity(signer, holder, request, reply);
  await rememberAddress(parts, request, reply, { person, session });
  return { name: await names.nameOf(person), guest };
}
