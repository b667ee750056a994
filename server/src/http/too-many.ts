import type { FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { HttpError } from './http-error.ts';
import type { HttpParts } from './ports.ts';

/** Throws `too-many-matches` at the limit of a person or their address. Concurrent requests may exceed it slightly. */
export async function refuseTooMany(
  { retention, limits, signer }: HttpParts,
  request: FastifyRequest,
  person: string,
): Promise<void> {
  if (limits === null) return;
  // Matches opened before the keys were rotated have other marks.
  const marks = signer.marksOf(addressKey(request));
  const opened = await Promise.all(marks.map((mark) => retention.opened(person, mark)));
  const byPerson = Math.max(...opened.map((one) => one.byPerson));
  const fromPlace = opened.reduce((sum, one) => sum + one.fromPlace, 0);
  if (byPerson >= limits.identity.matches || fromPlace >= limits.address.matches)
    throw HttpError.of('too-many-matches');
}
