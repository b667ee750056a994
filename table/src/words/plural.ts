/** What a counted thing is called, by the plural categories of a language; `other` where a category has no word of its own. */
export type PluralForms = { readonly [category in Intl.LDMLPluralRule]?: string } & { readonly other: string };

/** Chooses the form that goes with a number in one language. The sign of a number does not matter. */
export type PluralForm = (count: number, forms: PluralForms) => string;

/** The plurals of a language by its BCP 47 tag: the one place where a number decides about a word. */
export function pluralIn(language: string): PluralForm {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => forms[rules.select(Math.abs(count))] ?? forms.other;
}
