/** Longest word of a name that is never broken: no panel is too narrow for it. */
const MAX_UNBROKEN = 9;
const SOFT_HYPHEN = '\u00ad';

/** Returns a name whose long words may be broken, with a hyphen, in their middle where a panel is too narrow for them. */
export function breakable(name: string): string {
  return name.replace(/\p{L}+/gu, (word) => {
    const letters = [...word];
    const middle = Math.ceil(letters.length / 2);
    return letters.length > MAX_UNBROKEN
      ? letters.slice(0, middle).join('') + SOFT_HYPHEN + letters.slice(middle).join('')
      : word;
  });
}
