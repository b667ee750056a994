/**
 * Lists and numbers in a language. The first `Intl.ListFormat` or `Intl.NumberFormat` takes a browser 20 to 70 ms, so text
 * shown at the start is formatted by hand; other formats are created when needed.
 */

type Join = (list: readonly string[]) => string;

/**
 * Returns a function that joins a list: with `two` between two words, `last` before the last of several, and commas
 * elsewhere.
 */
export const listIn =
  (two: string, last = two): Join =>
  (list) => {
    const before = list.slice(0, -1).join(', ');
    const end = list.at(-1) ?? '';
    return before === '' ? end : `${before}${list.length === 2 ? two : last}${end}`;
  };

type Write = (number: number) => string;

/** Returns a function that formats numbers. The formatter is created on first use. */
export function numbersIn(language: string, form?: Intl.NumberFormatOptions): Write {
  let format: Intl.NumberFormat | null = null;
  return (number) => {
    format ??= new Intl.NumberFormat(language, form);
    return format.format(number);
  };
}

/** Languages differ in how they group thousands. */
const THOUSAND = 1000;

/**
 * Returns a function that formats numbers of any size. Integers below 1000 are the same in every language of the
 * client.
 */
export function figuresIn(language: string): Write {
  const large = numbersIn(language);
  return (number) => (Number.isInteger(number) && number >= 0 && number < THOUSAND ? String(number) : large(number));
}

/** Forms of a noun by plural category; `other` is the default. */
export type PluralForms = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Chooses the form for a number, regardless of its sign. */
export type PluralForm = (count: number, forms: PluralForms) => string;

/** Returns the plural rules of a language, by its BCP 47 tag. */
export function pluralIn(language: string): PluralForm {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(Math.abs(count))] ?? forms.other;
}

/** A person in a sentence; `you` is true for the reader. */
export interface NamedPerson {
  readonly name: string;
  readonly you: boolean;
}

/** Capitalises a phrase, for use as a sentence, a heading or a button. */
export const raised = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** A sentence for every kind of value: the values of `M`, by their kind. */
export type WordsFor<M, N> = { readonly [K in keyof M]: (what: M[K], name: N) => string };

/** Returns the sentence for a value of a kind. */
export function say<M, K extends keyof M, N>(words: WordsFor<M, N>, kind: K, what: M[K], name: N): string {
  return words[kind](what, name);
}
