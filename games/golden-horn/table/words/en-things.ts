import type { Colour } from '@levante/golden-horn/rules';

const and = new Intl.ListFormat('en');

/** `2 yellow and 1 red`. */
export function enCounted(colours: readonly Colour[]): string {
  const sums = new Map<Colour, number>();
  for (const colour of colours) sums.set(colour, (sums.get(colour) ?? 0) + 1);
  return and.format([...sums].map(([colour, count]) => `${count} ${colour}`));
}
