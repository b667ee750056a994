import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Language } from './languages.ts';

type FetchedLanguage = Exclude<Language, 'en'>;

const spoken = signal<Language>('en');
/** What was asked for last: spoken as soon as all of its words are there. */
let wanted: Language = 'en';

/** The language in which everything is said now. */
export const language: ReadonlySignal<Language> = spoken;

/** One value a language, each at hand; where one is missing it does not compile. */
export function perLanguage<T>(values: { readonly [L in Language]: T }): ReadonlySignal<T> {
  return computed(() => values[language.value]);
}

/** What a part of the client says in the languages that are fetched, each in a file of its own. */
export type Fetched<W> = { readonly [L in FetchedLanguage]: () => Promise<W> };

/** The texts of a part that is written in English alone. */
export function englishOnly<W>(en: W): Fetched<W> {
  const same = async () => en;
  return { de: same, fr: same, it: same };
}

/** One thing out of what a part says: English at hand, the others fetched. */
class Catalogue<W, K extends keyof W> {
  readonly said: ReadonlySignal<W[K]>;
  readonly #others: Fetched<W>;
  readonly #key: K;
  readonly #fetched: Signal<{ readonly [L in FetchedLanguage]?: W[K] }> = signal({});

  constructor(en: W[K], others: Fetched<W>, key: K) {
    this.#others = others;
    this.#key = key;
    this.said = computed(() => {
      const { value } = language;
      return (value === 'en' ? undefined : this.#fetched.value[value]) ?? en;
    });
  }

  async fetch(one: Language): Promise<void> {
    if (one === 'en' || this.#fetched.peek()[one] !== undefined) return;
    const words = await this.#others[one]();
    this.#fetched.value = { ...this.#fetched.peek(), [one]: words[this.#key] };
  }
}

const catalogues: { fetch(one: Language): Promise<void> }[] = [];

/** The modules of the other languages: what each says is its default export. */
type Translations<W> = Fetched<{ readonly default: W }>;

/**
 * What is said in the reader's language: in English, or what is fetched, which stands under `key` where there is one. Where a
 * language lacks it, it does not compile.
 */
export function catalogue<W>(en: W, others: Translations<NoInfer<W>>): ReadonlySignal<W>;
export function catalogue<W, K extends keyof W>(en: W[K], others: Fetched<W>, key: K): ReadonlySignal<W[K]>;
export function catalogue<W>(en: W, others: Fetched<{ readonly [key: string]: W }>, key = 'default'): ReadonlySignal<W> {
  const made = new Catalogue<{ readonly [key: string]: W }, string>(en, others, key);
  catalogues.push(made);
  return made.said;
}

/** Fetches what is said in a language, also by parts that come meanwhile; rejects where something cannot be fetched. */
async function fetchWords(one: Language): Promise<void> {
  for (let done = 0; done < catalogues.length; ) {
    done = catalogues.length;
    await Promise.all(catalogues.map((each) => each.fetch(one)));
  }
}

/** Speaks a language as soon as all that is said now is there in it; rejects, and stays with the one before, where it cannot be fetched. */
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

/** Fetches what parts of the page that have just come say in the language that is spoken; rejects where it cannot be fetched. */
export function wordsReady(): Promise<void> {
  return fetchWords(spoken.peek());
}
