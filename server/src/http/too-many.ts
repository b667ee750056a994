import type { FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { HttpError } from './http-error.ts';
import { networkMarks } from './place-marks.ts';
import type { Limits } from './ports.ts';
import type { Signer } from './signer.ts';

/** Counts the matches that a person has opened. */
export interface OpenedMatchCounts {
  /**
   * Counts the matches opened by a person that are unfinished or finished within a day, and tells whether a place has
   * reached its maximum. A place is given by marks, or by prefixes of marks.
   */
  opened(
    person: string,
    places: readonly { readonly marks: readonly string[]; readonly max: number }[],
  ): Promise<{ readonly byPerson: number; readonly isFull: boolean }>;
}

/** Dependencies of the limit of open matches. */
interface MatchLimitDependencies {
  readonly openedMatches: OpenedMatchCounts;
  readonly limits: Limits | null;
  readonly signer: Signer;
}

/**
 * Throws `too-many-matches` at the limit of a person, their address or one of its networks. Concurrent requests may exceed it
 * slightly.
 */
export async function refuseTooMany(
  { openedMatches, limits, signer }: MatchLimitDependencies,
  request: FastifyRequest,
  person: string,
): Promise<void> {
  if (limits === null) return;
  // Matches opened before the keys were rotated have other marks.
  const networks = networkMarks(signer, addressKey(request));
  const places = networks.flatMap(({ marks, factor }) => ({ marks, max: factor * limits.address.matches }));
  const opened = await openedMatches.opened(person, places);
  if (opened.byPerson >= limits.identity.matches || opened.isFull) throw HttpError.of('too-many-matches');
}
