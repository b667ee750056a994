import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** The languages of this client by their BCP 47 tags; the first is taken where none of the reader's is here. */
export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The first language a reader asks for that is here, by its main tag: `de-AT` is content with `de`. */
export function languageFor<L extends string>(wanted: readonly string[], languages: readonly [L, ...L[]]): L {
  const mainTag = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const found = languages.find((language) => mainTag(language) === mainTag(tag));
    if (found !== undefined) return found;
  }
  return languages[0];
}

const wanted = signal<readonly string[]>(typeof navigator === 'undefined' ? [] : navigator.languages);

/** The reader's language. */
export const language: ReadonlySignal<Language> = computed(() => languageFor(wanted.value, LANGUAGES));

/** What is said in the reader's language, out of one value a language; where one is missing it does not compile. */
export function catalogue<T>(texts: { readonly [L in Language]: T }): ReadonlySignal<T> {
  return computed(() => texts[language.value]);
}
