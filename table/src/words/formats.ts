/**
 * Lists and figures as a language writes them. What a page says in its first moment is put together by hand: a browser takes
 * 20 to 70 ms to make its first `Intl.ListFormat` or `Intl.NumberFormat`. Any other is made when it is first needed.
 */

type Join = (list: readonly string[]) => string;

/** Joins a list: `two` stands between two words, `last` before the last of several, a comma between all others. */
export const listIn =
  (two: string, last = two): Join =>
  (list) => {
    const before = list.slice(0, -1).join(', ');
    const end = list.at(-1) ?? '';
    return before === '' ? end : `${before}${list.length === 2 ? two : last}${end}`;
  };

type Write = (number: number) => string;

/** Writes numbers in a certain form. */
export function numbersIn(language: string, form?: Intl.NumberFormatOptions): Write {
  let format: Intl.NumberFormat | null = null;
  return (number) => {
    format ??= new Intl.NumberFormat(language, form);
    return format.format(number);
  };
}

/** From here on a language may part thousands. */
const THOUSAND = 1000;

/** Writes numbers of any size. Up to a thousand the whole ones look alike in every language that the page speaks. */
export function figuresIn(language: string): Write {
  const large = numbersIn(language);
  return (number) => (Number.isInteger(number) && number >= 0 && number < THOUSAND ? String(number) : large(number));
}
