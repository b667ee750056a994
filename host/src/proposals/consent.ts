import type { Consents, StoredMatch, StoredProposal } from '../ports/stored-match.ts';

/** Returns the consents to a proposal with a person's consent added for each of their seats. */
export function withConsent(
  { seats }: Pick<StoredMatch, 'seats'>,
  mine: readonly number[],
  consent: string | undefined,
  before?: Consents,
): Pick<StoredProposal, 'consents'> {
  if (consent === undefined) return before ? { consents: before } : {};
  return { consents: seats.map(({ seat }) => (mine.includes(seat) ? consent : (before?.[seat] ?? null))) };
}
