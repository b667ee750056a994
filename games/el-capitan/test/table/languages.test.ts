import { PLATFORM_REFUSALS } from '@levante/contract';
import { type ElCapitanFact, RECONSTRUCTED, REFUSALS } from '@levante/el-capitan/rules';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalWords } from '../../table/phrases/hints.ts';
import { entriesPart } from '../../table/phrases/late-entries.ts';
import { LogBook } from '../../table/phrases/log.ts';
import { factWords } from '../../table/words/facts.ts';
import { elCapitanWords } from '../../table/words/index.ts';
import { namerOf } from '../../table/words/namer.ts';
import { usePaydayWords } from '../../table/words/payday.ts';
import { ownRefusals } from '../../table/words/refusals.ts';
import { tell } from '../../table/words/words.ts';
import { recordNamed, recordNames, replayed } from './positions.ts';

const matches = recordNames()
  .filter((name) => name.startsWith('corpus/'))
  .map((name) => replayed(recordNamed(name)));
/** What hardly ever happens at random. */
const RARE: readonly ElCapitanFact[] = [
  { type: 'house-gone', house: '1', city: 'POR', site: 1 },
  { type: 'bonus-won', seat: 2, amount: 15 },
];
const NAMES = ['Elio', 'Anna', 'Hugo', 'Felix', 'Yves'];
/** What is never part of a sentence; in no other language an English word either, or the name of a thing as the rules write it. */
const BROKEN = /undefined|NaN|\bnull\b|\[object| {2}| [,.;]$|\.\.$/;
const LEAKS = /\b(the|with|your|houses?|cards?|turns?|destination-|[A-Z]{3}|[A-Z]{3}-\d)\b/;
const FETCHED = LANGUAGES.filter((language) => language !== 'en');

beforeAll(() => entriesPart.ask());
afterAll(() => speak('en'));

describe.for(FETCHED)('El Capitán in the language %s', (language) => {
  beforeAll(() => speak(language));
  const namer = () => namerOf(RECONSTRUCTED, NAMES, elCapitanWords.value.namer);

  it('has a sentence for every refusal, with data or without', () => {
    const data = [{}, { price: 4, cash: 3 }, { city: 'ATH', card: 'ATH-2', site: 3, next: 4 }];
    expect(Object.keys(ownRefusals.value).length).toBeGreaterThan(30);
    for (const code of [...PLATFORM_REFUSALS, ...REFUSALS]) {
      for (const some of data) {
        const { text } = refusalWords({ code, clause: null, data: some }, namer());
        expect(text, code).toMatch(/^\p{Lu}.{10,}\.$/u);
        expect(text, code).not.toMatch(BROKEN);
        expect(text, code).not.toMatch(LEAKS);
      }
    }
  });

  it('has a sentence for everything that happens in whole matches of every kind', () => {
    const words = factWords.value;
    const named = namer();
    for (const facts of [RARE, ...matches.map((match) => match.plies.flatMap((ply) => ply.facts))]) {
      for (const fact of facts) {
        const sentence = tell(words, fact.type, fact, named);
        expect(sentence, fact.type).toMatch(/^\p{Lu}.+\.$/u);
        expect(sentence, fact.type).not.toMatch(BROKEN);
        expect(sentence, fact.type).not.toMatch(LEAKS);
      }
    }
  });

  it('tells each rank apart, and places by what their board calls them', () => {
    const told = [1, 2, 3, 4].map((rank) =>
      tell(
        factWords.value,
        'income',
        { type: 'income', seat: 0, amount: 7, for: 'majority', city: 'NAP', rank },
        namer(),
      ),
    );
    expect(new Set(told).size).toBe(4);
    const { cities } = RECONSTRUCTED;
    const own = {
      ...RECONSTRUCTED,
      cities: cities.map((city) => (city.code === 'NAP' ? { ...city, name: 'Amalfi' } : city)),
    };
    const place = namerOf(own, NAMES, elCapitanWords.value.namer).place('NAP');
    for (const site of [4, null]) {
      const sentence = usePaydayWords().pays(place, 8, site);
      expect(sentence).toMatch(/^\p{Lu}.* Amalfi\b.+ 8.+\.$/u);
      expect(sentence).not.toMatch(BROKEN);
    }
  });

  it('tells a whole match as a log', () => {
    for (const match of matches.slice(0, 4)) {
      const log = new LogBook(elCapitanWords.value, namer()).upTo(match, match.plies.length);
      for (const { title, entries } of log) {
        for (const text of [title, ...entries.map((entry) => entry.text)]) {
          expect(text).not.toMatch(BROKEN);
          expect(text).not.toMatch(LEAKS);
        }
      }
    }
  });
});
