import type { Colour, Place } from '@levante/golden-horn/rules';

/** Names of the players, by seat. */
export type NameOf = (seat: number) => string;

/** A sentence for every kind of thing: the values of `M`, by their kind. */
export type WordsFor<M, N = NameOf> = { readonly [K in keyof M]: (what: M[K], name: N) => string };

/** Returns the sentence for a thing of a kind. */
export function say<M, K extends keyof M, N>(words: WordsFor<M, N>, kind: K, what: M[K], name: N): string {
  return words[kind](what, name);
}

/** Returns each colour of a list with its count, in the order of first appearance. */
export function countColours(colours: readonly Colour[]): readonly (readonly [Colour, number])[] {
  const counts = new Map<Colour, number>();
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts];
}

/** Returns a function that names places as short as possible; spaces are numbers. */
export function shortPlace(codes: { readonly [P in Exclude<Place, number>]: string }): (at: Place | null) => string {
  return (at) => (at === null ? '–' : typeof at === 'number' ? String(at) : codes[at]);
}
