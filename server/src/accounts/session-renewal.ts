import type { IdentityProof, ProofMeans, ProviderBinding } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { newCookie, setIdentity } from '../http/identity.ts';
import { endStreamsAfter, requirePerson } from '../http/person.ts';
import type { AccountRouteDependencies } from './dependencies.ts';

/** Replacement of a browser's session at a change of privilege. */
export interface SessionRenewal {
  /** The person who gets the new session. */
  readonly person: string;
  /** Generation of the person's keys, read before the decision to sign them in. */
  readonly generation: number;
  /** Proof of identity for the new session only. Null if none was given. */
  readonly proof: IdentityProof | null;
  /** The provider's session with which the new one begins. Default: the previous session's. */
  readonly binding?: ProviderBinding | null;
  /** Ids of tokens and channels of the previous session that remain. */
  readonly keep: readonly string[];
  /** Whether a guest becomes an account, which ends everything that was issued to the guest. */
  readonly isNewAccount: boolean;
}

/**
 * Gives the browser a new session and ends the previous one with everything that it issued, so that no copy of an
 * earlier credential gains from the higher privilege. Streams of the person end; the page reopens them with its new
 * cookie.
 */
export async function renewSession(
  parts: Pick<AccountRouteDependencies, 'signer' | 'sessions' | 'endStreamsOf' | 'accounts'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { person, generation, proof, keep, isNewAccount, ...rest }: SessionRenewal,
): Promise<void> {
  const { person: before, session } = request;
  const from = before === null || session === null ? null : { id: session, person: before };
  const binding = rest.binding === undefined ? await bindingBefore(parts, from, person) : rest.binding;
  const holder = { person, proof, binding };
  const terms = { keep, isAlone: isNewAccount };
  let issued = newCookie(parts, request, { ...holder, generation });
  if (!(await parts.sessions.replace({ ...terms, from, to: issued.session }))) {
    if (!isNewAccount) throw sessionReplacedError();
    // A copy of the guest's cookie has renewed the keys since the account is there: it must not keep them.
    issued = newCookie(parts, request, { ...holder, generation: await parts.sessions.generationOf(person) });
    await parts.sessions.replace({ ...terms, from: null, to: issued.session });
  }
  setIdentity(parts, issued, request, reply);
  if (isNewAccount) await parts.accounts.showMark(person);
  for (const one of new Set([person, before ?? person])) endStreamsAfter(reply, parts, one);
}

/** Returns the provider's session with which a person's session before began; null for other sessions. */
async function bindingBefore(
  { sessions }: Pick<AccountRouteDependencies, 'sessions'>,
  from: { readonly id: string; readonly person: string } | null,
  person: string,
): Promise<ProviderBinding | null> {
  return from === null || from.person !== person ? null : await sessions.providerOf(from.id);
}

/**
 * Returns the error for a session that a concurrent request has just ended or replaced. The cookie is kept, since it may
 * already be the new one.
 */
export function sessionReplacedError(): HttpError {
  return HttpError.of('bad-identity', { message: 'Another request has just renewed these keys. Use the new ones.' });
}

/** Gives a person who has just proved their identity a new session with the proof. */
export async function proveBy(
  by: ProofMeans,
  parts: Pick<AccountRouteDependencies, 'signer' | 'sessions' | 'endStreamsOf' | 'accounts'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { keep, isNewAccount = false }: { readonly keep: SessionRenewal['keep']; readonly isNewAccount?: boolean },
): Promise<void> {
  const { generation } = request;
  const proof = parts.accounts.proofBy(by);
  await renewSession(parts, request, reply, { person: requirePerson(request), generation, proof, keep, isNewAccount });
}
