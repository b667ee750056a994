import { OFFER_MS, type SignIn, type SignInMeans } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { setHostCookie } from '../http/host-cookie.ts';
import { HttpError } from '../http/http-error.ts';
import { clearIdentity } from '../http/identity.ts';
import { rememberAddress } from '../http/known-addresses.ts';
import { accountOrThrow, callerOf } from '../http/person.ts';
import type { AccountRouteDependencies } from './dependencies.ts';
import { renewSession } from './session-renewal.ts';

/**
 * Cookie that binds the offer to cancel a deletion to the browser that has signed in, for as long as the offer is
 * valid.
 */
export const LEAVING = { name: 'levante-leaving', path: '/api/sign-in/come-back' };
const LEAVING_S = OFFER_MS / 1000;

/**
 * Signs a browser in as a person with a new session. The session has a proof if the sign-in method is one. A person
 * whose account is being deleted is offered to cancel the deletion, and is not signed in. `keep` names the tokens of a
 * guest who becomes the account.
 */
export async function signInBrowser(
  parts: AccountRouteDependencies,
  request: FastifyRequest,
  reply: FastifyReply,
  { signIn: { person, isNew, guest, ...signIn }, means }: { readonly signIn: SignIn; readonly means: SignInMeans },
  keep: readonly string[] = [],
) {
  const { departures, names } = parts;
  parts.bans.refuseSignIn(request, person);
  // Read before the departure: one that begins in between voids these keys. So does signing out everywhere after a message.
  const generation = signIn.generation ?? (await parts.sessions.generationOf(person));
  const leaving = accountOrThrow(await departures.offer(person, means));
  if (leaving !== null) {
    setHostCookie(LEAVING, request, reply, { value: leaving.ticket, maxAge: LEAVING_S });
    return { name: await names.nameOf(person), guest: null, leaving };
  }
  const { proof, binding } = means;
  await renewSession(parts, request, reply, { person, generation, proof, binding, keep, isNewAccount: isNew });
  // A logout at the provider lists the session from now on, and is known here if it came before.
  if (parts.provider !== null && (await parts.provider.hasLoggedOut(means))) {
    await parts.sessions.end(person, callerOf(request).session);
    clearIdentity(request, reply);
    throw HttpError.of('not-proven');
  }
  await rememberAddress(parts, request, reply, callerOf(request));
  return { name: await names.nameOf(person), guest };
}
