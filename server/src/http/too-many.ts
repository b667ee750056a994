import type { FastifyRequest } from 'fastify';
import { addressKey } from './guard.ts';
import { HttpError } from './http-error.ts';
import type { HttpParts } from './ports.ts';

/** Throws `too-many-matches` at the limit of a person or their address. Concurrent requests may exceed it slightly. */
export async function refuseTooMany(
  { retention, limits, signer }: HttpParts,
  request: FastifyRequest,
  person: string,
): Promise<void> {
  if (limits === null) return;
  const { byPerson, fromPlace } = await retention.opened(person, signer.markOf(addressKey(request)));
  if (byPerson >= limits.identity.matches || fromPlace >= limits.address.matches)
    throw HttpError.of('too-many-matches');
}
