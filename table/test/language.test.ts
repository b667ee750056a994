import { afterEach, describe, expect, it } from 'vitest';
import { catalogue, englishOnly, type Fetched, perLanguage, speak, wordsReady } from '../src/words/language.ts';
import { languageFor } from '../src/words/languages.ts';

/** Fetched when it is let through, or refused. */
class Gate {
  readonly #waiting: { readonly open: () => void; readonly refuse: (why: Error) => void }[] = [];
  requests = 0;
  /** Catalogues of one test remain in the next: they no longer wait. */
  static #tests = 0;
  readonly #test = Gate.#tests;

  static nextTest(): void {
    Gate.#tests += 1;
  }

  come<T>(value: T): Promise<T> {
    this.requests += 1;
    if (this.#test !== Gate.#tests) return Promise.resolve(value);
    return new Promise((resolve, reject) => this.#waiting.push({ open: () => resolve(value), refuse: reject }));
  }

  open(): void {
    for (const one of this.#waiting.splice(0)) one.open();
  }

  refuse(): void {
    for (const one of this.#waiting.splice(0)) one.refuse(new Error('no network'));
  }
}

const texts = (gate: Gate): Fetched<{ greeting: string }> => ({
  de: () => gate.come({ greeting: 'Guten Wind' }),
  fr: () => gate.come({ greeting: 'Bon vent' }),
  it: () => gate.come({ greeting: 'Buon vento' }),
});
/** Until what has been let through has arrived. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(async () => {
  Gate.nextTest();
  await speak('en');
});

describe('the language', () => {
  it('is the first of the reader’s languages that is available, else English', () => {
    expect(languageFor(['fr', 'de-AT', 'en'], ['en', 'de'])).toBe('de');
    expect(languageFor(['fr'], ['en', 'de'])).toBe('en');
    expect(languageFor([], ['en', 'de'])).toBe('en');
  });

  it('changes for all parts together, once all texts have loaded', async () => {
    const near = new Gate();
    const far = new Gate();
    const first = catalogue('Fair wind', texts(near), 'greeting');
    const second = catalogue('Fair wind', texts(far), 'greeting');
    const speaking = speak('de');
    near.open();
    await settled();
    expect([first.value, second.value]).toEqual(['Fair wind', 'Fair wind']);
    far.open();
    await speaking;
    expect([first.value, second.value]).toEqual(['Guten Wind', 'Guten Wind']);
    await speak('en');
    expect(first.value).toBe('Fair wind');
    await speak('de');
    expect(near.requests).toBe(1);
  });

  it('is the last one that was chosen, in whatever order the texts load', async () => {
    const gate = new Gate();
    const words = catalogue('Fair wind', texts(gate), 'greeting');
    const both = [speak('fr'), speak('it')];
    gate.open();
    await Promise.all(both);
    expect(words.value).toBe('Buon vento');
  });

  it('stays the same if the chosen one cannot be loaded, and can be chosen again', async () => {
    const gate = new Gate();
    const words = catalogue('Fair wind', texts(gate), 'greeting');
    const failing = speak('fr');
    gate.refuse();
    await expect(failing).rejects.toThrow('no network');
    expect(words.value).toBe('Fair wind');
    const again = speak('fr');
    gate.open();
    await again;
    expect(words.value).toBe('Bon vent');
  });

  it('applies to parts that load later, once their texts have loaded', async () => {
    await speak('it');
    const gate = new Gate();
    const late = catalogue('Fair wind', texts(gate), 'greeting');
    const ready = wordsReady();
    gate.open();
    await ready;
    expect(late.value).toBe('Buon vento');
  });

  it('leaves English-only texts in English, and selects among values given per language', async () => {
    const only = catalogue('Fair wind', englishOnly({ greeting: 'Fair wind' }), 'greeting');
    const tag = perLanguage({ en: 'en', de: 'de', fr: 'fr', it: 'it' });
    await speak('de');
    expect([only.value, tag.value]).toEqual(['Fair wind', 'de']);
  });
});
