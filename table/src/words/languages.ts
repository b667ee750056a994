/** Languages of the client as BCP 47 tags; the first is the default and always included. */
export const LANGUAGES = ['en', 'de', 'fr', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Returns the reader's first supported language, by primary tag: `de-AT` matches `de`. */
export function languageFor<L extends string>(wanted: readonly string[], languages: readonly [L, ...L[]]): L {
  const mainTag = (tag: string) => tag.toLowerCase().split('-')[0];
  for (const tag of wanted) {
    const found = languages.find((language) => mainTag(language) === mainTag(tag));
    if (found !== undefined) return found;
  }
  return languages[0];
}
