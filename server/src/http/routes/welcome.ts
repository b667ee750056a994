import type { SignIn } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { rememberAddress } from '../known-addresses.ts';
import type { HttpParts } from '../ports.ts';
import { rise } from '../rise.ts';
import { accountOrThrow, callerOf } from './person.ts';

/**
 * Signs a browser in as the person who has proved themselves, with a new session. Someone whose account is being deleted
 * gets the offer to come back, and is not signed in. `keep` names tokens of a guest who becomes the account.
 */
export async function welcome(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, by, isNew, guest }: SignIn,
  keep: readonly string[] = [],
) {
  const { accounts, departures, names } = parts;
  parts.bans.refuseSignIn(request, person);
  // Read before the departure: one that begins in between voids these keys.
  const generation = await parts.sessions.generationOf(person);
  const leaving = accountOrThrow(await departures.offer(person, by));
  if (leaving !== null) return { name: await names.nameOf(person), guest: null, leaving };
  const proof = by === null ? null : accounts.proofBy(by);
  await rise(parts, request, reply, { person, generation, proof, keep, isNewAccount: isNew });
  await rememberAddress(parts, request, reply, callerOf(request));
  return { name: await names.nameOf(person), guest };
}
