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

/** What a counted thing is called, by the plural categories of a language; `other` where a category has no word of its own. */
export type PluralForms = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Chooses the form that goes with a number in one language. The sign of a number does not matter. */
export type PluralForm = (count: number, forms: PluralForms) => string;

/** The plurals of a language by its BCP 47 tag: the one place where a number decides about a word. */
export function pluralIn(language: string): PluralForm {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(Math.abs(count))] ?? forms.other;
}

/** Somebody in a sentence: their name, and whether the reader is meant. */
export interface NamedPerson {
  readonly name: string;
  readonly you: boolean;
}

/** The same with its first letter raised: a phrase from within a sentence, as a sentence, a heading or a button. */
export const raised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
