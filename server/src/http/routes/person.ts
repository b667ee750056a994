import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http-error.ts';
import type { HttpParts } from '../ports.ts';

/** Returns the authenticated person, or throws `bad-identity`. */
export function requirePerson({ person }: FastifyRequest): string {
  if (person === null) throw HttpError.of('bad-identity');
  return person;
}

/** Ends a person's streams after the reply is sent, so that the page reconnects with its new cookie. */
export function endStreamsAfter(
  reply: FastifyReply,
  { endStreamsOf }: Pick<HttpParts, 'endStreamsOf'>,
  person: string,
): void {
  if (reply.raw.closed) endStreamsOf(person);
  else reply.raw.once('close', () => endStreamsOf(person));
}
