/** The languages of this client by their BCP 47 tags; the first is taken where none of the reader's is here, and is always at hand. */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
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
