import type { Colour } from '@levante/golden-horn/rules';

/** `A, B and C`. */
export const enList = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

/** `2 yellow and 1 red`. */
export function enCounted(colours: readonly Colour[]): string {
  const sums = new Map<Colour, number>();
  for (const colour of colours) sums.set(colour, (sums.get(colour) ?? 0) + 1);
  return enList([...sums].map(([colour, count]) => `${count} ${colour}`));
}
