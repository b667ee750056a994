import { PLATFORM_REFUSALS } from '@levante/contract';
import { type ElCapitanFact, RECONSTRUCTED, REFUSALS } from '@levante/el-capitan/rules';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoggedAction, tell } from '../../table/log/facts.ts';
import { entriesOf, LogBook } from '../../table/log/log.ts';
import { logWords } from '../../table/log/words/index.ts';
import { namerOf } from '../../table/match/namer.ts';
import { tableWords } from '../../table/match/words/index.ts';
import { paydayWords } from '../../table/payday/words/index.ts';
import { reasonsPart, refusalWords } from '../../table/turn/hints.ts';
import { refusalTexts } from '../../table/turn/refusals/words/index.ts';
import { recordNamed, recordNames, replayed } from './positions.ts';

const matches = recordNames()
  .filter((name) => name.startsWith('corpus/'))
  .map((name) => replayed(recordNamed(name)));
/** Facts too rare for random matches. */
const RARE: readonly ElCapitanFact[] = [
  { type: 'house-gone', house: '1', city: 'POR', site: 1 },
  { type: 'bonus-won', seat: 2, amount: 15 },
];
const NAMES = ['Elio', 'Anna', 'Hugo', 'Felix', 'Yves'];
/** Texts that no sentence contains. `LEAKS`: English words and codes of the rules, in the other languages. */
const BROKEN = /undefined|NaN|\bnull\b|\[object| {2}| [,.;]$|\.\.$/;
const LEAKS = /\b(the|with|your|houses?|cards?|turns?|destination-|[A-Z]{3}|[A-Z]{3}-\d)\b/;
const FETCHED = LANGUAGES.filter((language) => language !== 'en');

afterAll(() => speak('en'));

beforeAll(() => reasonsPart.fetch());

describe.for(FETCHED)('El Capitán in the language %s', (language) => {
  beforeAll(() => speak(language));
  const namer = () => namerOf(RECONSTRUCTED, NAMES, tableWords.value.names);

  it('has a sentence for every refusal, with data or without', () => {
    const data = [{}, { price: 4, cash: 3 }, { city: 'ATH', card: 'ATH-2', site: 3, next: 4 }];
    expect(Object.keys(refusalTexts.value).length).toBeGreaterThan(30);
    for (const code of [...PLATFORM_REFUSALS, ...REFUSALS]) {
      for (const some of data) {
        const { text } = refusalWords({ code, clause: null, data: some }, namer());
        expect(text, code).toMatch(/^\p{Lu}.{10,}\.$/u);
        expect(text, code).not.toMatch(BROKEN);
        expect(text, code).not.toMatch(LEAKS);
      }
    }
  });

  it('has a sentence for every fact of whole matches with all options', () => {
    const words = logWords.value.facts;
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

  it('names each rank differently, and places as the board of that language does', () => {
    const texts = [1, 2, 3, 4].map((rank) =>
      tell(
        logWords.value.facts,
        'income',
        { type: 'income', seat: 0, amount: 7, for: 'majority', city: 'NAP', rank },
        namer(),
      ),
    );
    expect(new Set(texts).size).toBe(4);
    const { cities } = RECONSTRUCTED;
    const own = {
      ...RECONSTRUCTED,
      cities: cities.map((city) => (city.code === 'NAP' ? { ...city, name: 'Amalfi' } : city)),
    };
    const place = namerOf(own, NAMES, tableWords.value.names).place('NAP');
    for (const site of [4, null]) {
      const sentence = paydayWords.value.pays(place, 8, site);
      expect(sentence).toMatch(/^\p{Lu}.* Amalfi\b.+ 8.+\.$/u);
      expect(sentence).not.toMatch(BROKEN);
    }
  });

  it('has complete log lines for whole matches', () => {
    for (const match of matches.slice(0, 4)) {
      const log = new LogBook(namer()).upTo(match, match.plies.length);
      for (const { title, entries } of log) {
        for (const text of [title, ...entries.map((entry) => entry.text)]) {
          expect(text).not.toMatch(BROKEN);
          expect(text).not.toMatch(LEAKS);
        }
      }
    }
  });
});

/** A turn with each kind of deed the log shows. `SHUT`: another player's house that it shuts. */
const TURN: readonly LoggedAction[] = [
  { type: 'bought', seat: 0, card: 'NAP-1' },
  { type: 'sailed', seat: 0, card: 'NAP-1', from: null, to: 'NAP', berth: 1 },
  { type: 'house-built', seat: 0, city: 'NAP', site: 2, neutral: false },
];
const SHUT: ElCapitanFact = { type: 'house-shut', house: '0', city: 'TUN', site: 3 };
const PAID: ElCapitanFact = { type: 'paid', from: 1, to: 0, amount: 3, for: 'protection' };

const EXPECTED = {
  en: {
    you: 'You bought Napoli (1 seal), sailed to Napoli, and built there, on site 2.',
    named: 'Elio bought Napoli (1 seal), sailed to Napoli, and built there, on site 2.',
    shut: 'Your house on site 3 of Tunis is shut.',
    paid: 'Anna paid 3 florins to you in protection money.',
  },
  de: {
    you: 'Du hast die Karte Neapel (1 Siegel) gekauft, bist nach Neapel gesegelt und hast dort auf Bauplatz 2 gebaut.',
    named: 'Elio hat die Karte Neapel (1 Siegel) gekauft, ist nach Neapel gesegelt und hat dort auf Bauplatz 2 gebaut.',
    shut: 'Dein Haus auf Bauplatz 3 in Tunis wird geschlossen.',
    paid: 'Anna hat 3 Florin als Schutzgebühr an dich gezahlt.',
  },
  fr: {
    you: 'Vous avez acheté la carte Naples (1 sceau), avez navigué jusqu’à Naples et y avez construit, sur la case 2.',
    named: 'Elio a acheté la carte Naples (1 sceau), a navigué jusqu’à Naples et y a construit, sur la case 2.',
    shut: 'Votre entrepôt sur la case 3 à Tunis est fermé.',
    paid: 'Anna vous a payé 3 florins comme taxe de protection.',
  },
  it: {
    you: 'Hai comprato la carta Napoli (1 sigillo), hai raggiunto Napoli e vi hai costruito, sullo spazio 2.',
    named: 'Elio ha comprato la carta Napoli (1 sigillo), ha raggiunto Napoli e vi ha costruito, sullo spazio 2.',
    shut: 'Il tuo magazzino sullo spazio 3 a Tunisi viene chiuso.',
    paid: 'Anna ti ha pagato 3 fiorini come costo di protezione.',
  },
} as const;

describe.for(LANGUAGES)('the log in %s', (language) => {
  beforeAll(() => speak(language));
  const namer = (you: number | null) => namerOf(RECONSTRUCTED, NAMES, tableWords.value.names, you);

  it('calls the reader you, and others by name', () => {
    const { actions, facts } = logWords.value;
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
    expect({
      you: plain(actions(TURN, namer(0))),
      named: plain(actions(TURN, namer(null))),
      shut: plain(tell(facts, 'house-shut', SHUT, namer(0))),
      paid: plain(tell(facts, 'paid', PAID, namer(0))),
    }).toEqual(EXPECTED[language]);
  });

  it('never calls the reader by name in a whole match, whichever seat they have', () => {
    const { facts } = logWords.value;
    for (const match of matches.slice(0, 3))
      for (const fact of match.plies.flatMap((ply) => ply.facts))
        for (const you of [0, 1]) {
          const sentence = tell(facts, fact.type, fact, namer(you));
          expect(sentence).not.toContain(NAMES[you]);
          expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
        }
  });

  it('describes a turn in one line with all its payments', () => {
    for (const match of matches.slice(0, 3)) {
      const log = new LogBook(namer(0)).upTo(match, match.plies.length);
      const entries = log.flatMap((chapter) => chapter.entries);
      const alone = match.plies.flatMap(({ facts }, i) => entriesOf(i + 1, facts, namer(0)));
      const money = (list: readonly { readonly amount: number | null }[]) =>
        list.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
      expect(money(entries)).toBe(money(alone));
      for (const { entries: lines } of log)
        for (const [i, line] of lines.entries())
          if (line.action && lines[i - 1]?.action) expect(line.seat).not.toBe(lines[i - 1]?.seat);
    }
  });
});
