import type { SignIn } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setIdentity, useOf } from '../identity.ts';
import { rememberAddress } from '../known-addresses.ts';
import type { HttpParts } from '../ports.ts';
import { accountOrThrow } from './person.ts';

/**
 * Signs a browser in as the person who has proved themselves. A browser that is signed in as this person keeps its session,
 * so that it stays signed in if the reply is lost. Someone whose account is being deleted gets the offer to come back, and
 * is not signed in.
 */
export async function welcome(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, guest }: SignIn,
) {
  const { signer, sessions, accounts, departures, names } = parts;
  parts.bans.refuseSignIn(request, person);
  // Read before the departure: one that begins in between voids these keys.
  const generation = await parts.keys.generationOf(person);
  const leaving = accountOrThrow(await departures.offer(person));
  if (leaving !== null) return { name: await names.nameOf(person), guest: null, leaving };
  const isSame = request.person === person && request.session !== null && !request.byToken;
  const session = isSame && request.session !== null ? request.session : signer.newSession();
  const holder = { person, generation, session };
  const use = useOf({ ...holder, byToken: false, headers: request.headers });
  if (use !== null) await sessions.add(use);
  await accounts.noteSignIn(session);
  setIdentity(signer, holder, request, reply);
  await rememberAddress(parts, request, reply, { person, session });
  return { name: await names.nameOf(person), guest };
}
