import { type Emails, emailAddressIn } from '@levante/people';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Signer } from './signer.ts';

const COOKIE = 'levante-known';
const YEAR_S = 365 * 24 * 3600;
/** Maximum number of addresses per browser; the latest stay. */
const MAX_KNOWN = 4;

const marksIn = (request: FastifyRequest): readonly string[] => request.cookies[COOKIE]?.split('.') ?? [];

function cookieOptions(request: FastifyRequest) {
  return { path: '/api', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' } as const;
}

/** Returns the text of an address from which its mark is made, which only this server can make. */
const marked = (address: string): string => `known address ${emailAddressIn(address) ?? ''}`;

/** Returns whether a person with this e-mail address was signed in on the browser before. */
export function knowsAddress(
  { signer }: { readonly signer: Signer },
  request: FastifyRequest,
  address: string,
): boolean {
  const known = marksIn(request);
  return signer.marksOf(marked(address)).some((mark) => known.includes(mark));
}

/** Remembers in the browser that a person with an e-mail address was signed in. */
export async function rememberAddress(
  { signer, emails }: { readonly signer: Signer; readonly emails: Emails | null },
  request: FastifyRequest,
  reply: FastifyReply,
  caller: { readonly person: string },
): Promise<void> {
  const email = await emails?.emailOf(caller);
  if (!email) return;
  const mark = signer.markOf(marked(email.address));
  const known = signer.marksOf(marked(email.address));
  const marks = [mark, ...marksIn(request).filter((one) => !known.includes(one))].slice(0, MAX_KNOWN);
  reply.setCookie(COOKIE, marks.join('.'), { ...cookieOptions(request), maxAge: YEAR_S });
}

/** Deletes the browser's list of remembered addresses. */
export function forgetAddresses(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, cookieOptions(request));
}
