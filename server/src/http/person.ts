import type { AccountReply, Caller, Emails, Site } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { HttpError } from './http-error.ts';
import type { Keys } from './ports.ts';
import type { Signer } from './signer.ts';

/**
 * Throws `not-found` unless the caller is an operator, `banned` if they are banned, and `proof-needed` if they have not
 * proved their identity.
 */
export type Admission = (request: FastifyRequest) => Promise<void>;

/** Returns the authenticated person, or throws `bad-identity`. */
export function requirePerson({ person }: FastifyRequest): string {
  if (person === null) throw HttpError.of('bad-identity');
  return person;
}

/** Returns the caller of a route about their own account, or throws `bad-identity`. */
export function callerOf(request: FastifyRequest): Caller {
  const person = requirePerson(request);
  const { session } = request;
  if (session === null) throw HttpError.of('bad-identity');
  return { person, session };
}

/** Returns whether the keys of a request are still valid. */
export async function isStillValid(
  { keys }: { readonly keys: Pick<Keys, 'check'> },
  { person, generation, session, byToken }: FastifyRequest,
): Promise<boolean> {
  if (person === null || session === null) return true;
  const checked = await keys.check({ person, generation, kind: byToken ? 'token' : 'cookie', sessions: [session] });
  return typeof checked !== 'string';
}

/** Returns the site to which passkeys are bound; null where browsers support none. */
export type SiteOf = (request: FastifyRequest) => Site | null;

/** Returns the site of a request, or throws `no-passkeys-here`. */
export function requireSite({ siteOf }: { readonly siteOf: SiteOf }, request: FastifyRequest): Site {
  const site = siteOf(request);
  if (site === null) throw HttpError.of('no-passkeys-here');
  return site;
}

/** Returns the e-mail sign-in, or throws `no-email-here`. */
export function requireEmails({ emails }: { readonly emails: Emails | null }): Emails {
  if (emails === null) throw HttpError.of('no-email-here');
  return emails;
}

/** Returns the mark of a request's address, by which attempts are counted. */
export function addressMark({ signer }: { readonly signer: Signer }, request: FastifyRequest): string {
  return signer.markOf(addressKey(request));
}

/** Returns the value of a reply, or throws its fault as an error response. */
export function accountOrThrow<T>(reply: AccountReply<T>): T {
  if (reply.ok) return reply.value;
  throw HttpError.of(reply.fault);
}

/** Ends a person's streams after the reply was sent, so that the page reconnects with its new cookie. */
export function endStreamsAfter(
  reply: FastifyReply,
  { endStreamsOf }: { readonly endStreamsOf: (person: string) => void },
  person: string,
): void {
  if (reply.raw.closed) endStreamsOf(person);
  else reply.raw.once('close', () => endStreamsOf(person));
}
