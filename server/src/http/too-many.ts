import type { FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { HttpError } from './http-error.ts';
import { networkMarks } from './place-marks.ts';
import type { HttpParts } from './ports.ts';

/**
 * Throws `too-many-matches` at the limit of a person, their address or one of its networks. Concurrent requests may exceed it
 * slightly.
 */
export async function refuseTooMany(
  { retention, limits, signer }: HttpParts,
  request: FastifyRequest,
  person: string,
): Promise<void> {
  if (limits === null) return;
  // Matches opened before the keys were rotated have other marks.
  const networks = networkMarks(signer, addressKey(request));
  const places = networks.flatMap(({ marks, factor }) => ({ marks, max: factor * limits.address.matches }));
  const opened = await retention.opened(person, places);
  if (opened.byPerson >= limits.identity.matches || opened.isFull) throw HttpError.of('too-many-matches');
}
