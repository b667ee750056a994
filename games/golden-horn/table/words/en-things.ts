import type { Colour } from '@levante/golden-horn/rules';
import { enAnd } from '@levante/table/words/en-grammar.ts';

/** `2 yellow and 1 red`. */
export function enCounted(colours: readonly Colour[]): string {
  const sums = new Map<Colour, number>();
  for (const colour of colours) sums.set(colour, (sums.get(colour) ?? 0) + 1);
  return enAnd([...sums].map(([colour, count]) => `${count} ${colour}`));
}
