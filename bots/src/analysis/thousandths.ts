/** Rounds probabilities that add up to 1 to whole thousandths that add up to 1000; plain data has no fractions. */
export function inThousandths(chances: readonly number[]): number[] {
  let sum = 0;
  let whole = 0;
  return chances.map((chance) => {
    const before = whole;
    sum += 1000 * chance;
    whole = Math.round(sum);
    return whole - before;
  });
}
