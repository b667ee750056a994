import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Language } from './languages.ts';

type FetchedLanguage = Exclude<Language, 'en'>;

const spoken = signal<Language>('en');
/** The language requested last, applied once all of its words are loaded. */
let wanted: Language = 'en';

export const language: ReadonlySignal<Language> = spoken;

const browserTags: Signal<readonly string[]> = signal([]);

/** Sets the language tags that the browser prefers, such as `en-GB`, which decide the format of dates. */
export function preferTags(tags: readonly string[]): void {
  browserTags.value = tags;
}

/** Locale of dates and times: the browser's own variant of the page's language. Default for English: British. */
export const dateLocale: ReadonlySignal<string> = computed(() => {
  const own = browserTags.value.find((tag) => tag.startsWith(`${language.value}-`));
  return own ?? (language.value === 'en' ? 'en-GB' : language.value);
});

/** Returns the value for the reader's language. A missing language is a type error. */
export function perLanguage<T>(values: { readonly [L in Language]: T }): ReadonlySignal<T> {
  return computed(() => values[language.value]);
}

/** Loaders of the other languages, each from its own file. */
export type Fetched<W> = { readonly [L in FetchedLanguage]: () => Promise<W> };

/** Returns words that exist only in English. */
export function englishOnly<W>(en: W): Fetched<W> {
  const same = async () => en;
  return { de: same, fr: same, it: same };
}

/** The sentences of a feature: English is included, other languages are fetched. */
class Catalogue<W> {
  readonly words: ReadonlySignal<W>;
  readonly #others: Fetched<W>;
  readonly #fetched: Signal<{ readonly [L in FetchedLanguage]?: W }> = signal({});

  constructor(en: W, others: Fetched<W>) {
    this.#others = others;
    this.words = computed(() => {
      const { value } = language;
      return (value === 'en' ? undefined : this.#fetched.value[value]) ?? en;
    });
  }

  async fetch(one: Language): Promise<void> {
    if (one === 'en' || this.#fetched.peek()[one] !== undefined) return;
    const sentences = await this.#others[one]();
    this.#fetched.value = { ...this.#fetched.peek(), [one]: sentences };
  }
}

const catalogues: { fetch(one: Language): Promise<void> }[] = [];

/**
 * Returns the sentences of a feature in the reader's language. `others` fetches the files of the other languages, which
 * are their default exports; without it the feature is English only. A missing sentence is a type error.
 */
export function catalogue<W extends object>(
  en: W,
  others?: Fetched<{ readonly default: NoInfer<W> }>,
): ReadonlySignal<W>;
export function catalogue<W extends object, K extends keyof W>(
  en: W[K],
  others: Fetched<W>,
  key: K,
): ReadonlySignal<W[K]>;
export function catalogue(en: unknown, others?: Fetched<object>, key = 'default'): ReadonlySignal<unknown> {
  const part = (fetchWhole: () => Promise<object>) => async (): Promise<unknown> =>
    Reflect.get(await fetchWhole(), key);
  const { de, fr, it } = others ?? englishOnly({ [key]: en });
  const made = new Catalogue(en, { de: part(de), fr: part(fr), it: part(it) });
  catalogues.push(made);
  return made.words;
}

/** Fetches the words of a language, including words of parts loaded meanwhile; rejects if one fails. */
async function fetchWords(one: Language): Promise<void> {
  for (let done = 0; done < catalogues.length; ) {
    done = catalogues.length;
    await Promise.all(catalogues.map((each) => each.fetch(one)));
  }
}

/** Switches to a language once its words are loaded. Rejects and keeps the current language if a file fails. */
export async function speak(one: Language): Promise<void> {
  wanted = one;
  try {
    await fetchWords(one);
  } catch (error) {
    if (wanted === one) wanted = spoken.peek();
    throw error;
  }
  if (wanted === one) spoken.value = one;
}

/** Fetches the words of newly loaded parts. Rejects if a file fails. */
export function wordsReady(): Promise<void> {
  return fetchWords(spoken.peek());
}
