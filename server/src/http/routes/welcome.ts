import type { SignIn } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setIdentity, useOf } from '../identity.ts';
import type { HttpParts } from '../ports.ts';

/** Gives a browser a new session of the person who has signed in. */
export async function welcome(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, guest }: SignIn,
) {
  const { signer, sessions, accounts, names } = parts;
  const session = signer.newSession();
  const holder = { person, generation: await parts.keys.generationOf(person), session };
  const use = useOf({ ...holder, byToken: false, headers: request.headers });
  if (use !== null) await sessions.add(use);
  await accounts.noteSignIn(session);
  // Signed in as the same person again: this browser's earlier session would be listed as another device.
  if (request.person === person && request.session !== null && !request.byToken) {
    await sessions.end(person, request.session);
  }
  setIdentity(signer, holder, request, reply);
  return { name: await names.nameOf(person), guest };
}
