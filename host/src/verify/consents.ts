import { accepted, type MatchRecord, type Parsed, refused } from '@levante/contract';
import { isEntropy, linkAfter, MAX_CONSENTS } from '@levante/dealer';
import type { Branch, Consents, Entropies } from '../ports/stored-match.ts';

const isConsents = (value: unknown): value is Consents =>
  Array.isArray(value) && value.every((one) => one === null || (typeof one === 'string' && isEntropy(one)));

/** Parses `meta.consents`, the consents of each branch by seat. Empty if missing. */
export function readConsents(
  { meta }: MatchRecord,
  branches: readonly Branch[],
  entropy: Entropies,
): Parsed<readonly Consents[]> {
  if (meta?.consents === undefined) return accepted([]);
  const found: unknown = meta.consents;
  const isWhole = Array.isArray(found) && found.every(isConsents);
  const fits = isWhole && found.length === branches.length && found.every(({ length }) => length === entropy.length);
  return fits ? accepted(found) : refused('bad-request', null, { path: '/meta/consents' });
}

/**
 * Returns whether every seat that added entropy consented to every branch. Only its player knows the preimages of the
 * entropy, so each consent must lead to the previous one, and the first to the entropy, by one or a few hashes. More
 * than one is needed after refused requests and branches that became obsolete.
 */
export function areConsented(branches: readonly Branch[], consents: readonly Consents[], entropy: Entropies): boolean {
  const added = entropy.flatMap((one, seat) => (one === null ? [] : [{ seat, one }]));
  if (branches.length === 0) return true;
  if (added.length === 0 || branches.length > MAX_CONSENTS) return false;
  return added.every(({ seat, one }) =>
    isChain(
      one,
      branches.map((_, i) => consents[i]?.[seat] ?? null),
    ),
  );
}

/** Returns whether each link leads to the one before it, and the first to `end`. */
function isChain(end: string, links: readonly (string | null)[]): boolean {
  let known = end;
  let hashes = 0;
  for (const link of links) {
    if (link === null) return false;
    let next = link;
    do {
      // Bounds the work that a forged record can cause.
      if (hashes === MAX_CONSENTS) return false;
      next = linkAfter(next);
      hashes += 1;
    } while (next !== known);
    known = link;
  }
  return true;
}
