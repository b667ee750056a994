/** A name to be shown beside others. */
export interface GivenName {
  /** Null for nothing to show. */
  readonly name: string | null;
  /** Of names that look alike, the one with the lowest rank stays unchanged; among equal ranks, the first. */
  readonly rank: number;
}

/** Returns a key that is equal for texts that look alike. */
export type LookOf = (text: string) => string;

/** Returns a key that ignores case only. */
export const lookWithoutCase: LookOf = (text) => text.toLowerCase();

/**
 * Returns the names in the given order, changed so that no two look alike, with or without case. Of several similar
 * names one stays unchanged and the others get a number; the results do not look like other names either.
 */
export function distinctNames(given: readonly GivenName[], lookOf: LookOf): (string | null)[] {
  const shown: (string | null)[] = given.map(() => null);
  const looks = new Set<string>();
  // A capital may look like another letter than its small one: `Ida` and `ida` look alike without case only.
  const looksOf = (name: string): readonly string[] => [lookOf(name), lookOf(name.toLowerCase())];
  const isSeen = (name: string): boolean => looksOf(name).some((look) => looks.has(look));
  const note = (name: string): void => {
    for (const look of looksOf(name)) looks.add(look);
  };
  const ranks = [...new Set(given.map(({ rank }) => rank))].sort((a, b) => a - b);
  for (const rank of ranks) {
    const rivals: { readonly index: number; readonly name: string }[] = [];
    for (const [index, { name, rank: own }] of given.entries()) {
      if (name === null || own !== rank) continue;
      if (isSeen(name)) rivals.push({ index, name });
      else shown[index] = name;
      note(name);
    }
    // The next number to try for a look: of many names that look alike, each would try those of all others.
    const nextOf = new Map<string, number>();
    for (const { index, name } of rivals) {
      const look = lookOf(name.toLowerCase());
      for (let number = nextOf.get(look) ?? 2; shown[index] === null; number++) {
        const numbered = `${name} ${number}`;
        if (isSeen(numbered)) continue;
        shown[index] = numbered;
        note(numbered);
        nextOf.set(look, number + 1);
      }
    }
  }
  return shown;
}
