import { goldenHorn } from '@levante/golden-horn/rules';
import { say } from '@levante/table/words/grammar.ts';
import { speak } from '@levante/table/words/language.ts';
import { LANGUAGES } from '@levante/table/words/languages.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardWords } from '../../table/card/words/index.ts';
import { hornLogWords } from '../../table/log/words/index.ts';
import { promptOf } from '../../table/turn/intents.ts';
import { hornTurnWords, sayAction, sayPrompt } from '../../table/turn/words/index.ts';
import { MATCHES, seen } from './positions.ts';

const NAMES = ['Elio', 'Anna', 'Hugo', 'Yves'];
const name = (seat: number): string => NAMES[seat] ?? '';
const person = (seat: number) => ({ name: name(seat), you: false });
/** Text that no sentence may contain; nor, in other languages, English words or names from the rules. */
const BROKEN = /undefined|NaN|\bnull\b|\[object| {2}| [,.;]$|\.\.$/;
const LEAKS = /\b(the|with|your|ships?|cards?|cubes? of|pink|yellow|green|trio|duo|VEN|CON|MOD)\b/;
const FETCHED = LANGUAGES.filter((language) => language !== 'en');

afterAll(() => speak('en'));

describe.for(FETCHED)('Golden Horn in the language %s', (language) => {
  beforeAll(() => speak(language));
  const sound = (text: string, what: string) => {
    expect(text, what).toMatch(/^\p{Lu}.+[.?]$/u);
    expect(text, what).not.toMatch(BROKEN);
    expect(text, what).not.toMatch(LEAKS);
  };

  it('has a sentence for every fact and every prompt', () => {
    for (const { before, facts, byChance } of MATCHES.flat()) {
      for (const fact of facts) sound(say(hornLogWords.value.facts, fact.type, fact as never, person), fact.type);
      if (byChance) continue;
      const position = seen(before, goldenHorn.actor(before));
      const prompt = promptOf(position);
      if (prompt) sound(sayPrompt(prompt), prompt.step);
      for (const line of position.legal) {
        const text = sayAction(line, name);
        expect(text, line.text).not.toMatch(BROKEN);
        expect(text, line.text).not.toMatch(LEAKS);
      }
    }
  });

  it('has a sentence for every refusal', () => {
    for (const [code, refusal] of Object.entries(hornTurnWords.value.refusals))
      sound(
        refusal({}, () => 'Elio'),
        code,
      );
  });
});

/** The published game and the summary, by language. */
const SOURCES = {
  en: ['the game in the box', 'a summary of the rules'],
  de: ['das Spiel in der Schachtel', 'eine Zusammenfassung der Regeln'],
  fr: ['le jeu dans sa boîte', 'un résumé des règles'],
  it: ['il gioco in scatola', 'un riassunto delle regole'],
} as const;

it.for(
  LANGUAGES,
)('the page says before and during a match which rules are the published ones: %s', async (language) => {
  await speak(language);
  const values = cardWords.value.choices.ruleset?.values;
  const { rulesetNote } = hornLogWords.value;
  const [published, summary] = SOURCES[language];
  for (const note of [values?.['as-published'], rulesetNote('as-published')]) expect(note).toContain(published);
  for (const note of [values?.['as-described'], rulesetNote('as-described')]) expect(note).toContain(summary);
});

/** Deeds of seat 0, and against it, in sentences to it and about it. */
const EXPECTED = {
  en: [
    'Your two-colour ship sailed from space 5 to Venice for 1 green card.',
    'You drew 2 cards.',
    'Anna raided your one-colour ship and took a red cube; nothing is left aboard.',
  ],
  de: [
    'Dein zweifarbiges Schiff ist für 1 Karte in Grün von Feld 5 nach Venedig gesegelt.',
    'Du hast 2 Karten gezogen.',
    'Anna hat dein einfarbiges Schiff überfallen und einen Würfel in Rot genommen; an Bord bleibt nichts.',
  ],
  fr: [
    'Votre bateau bicolore a navigué de la case 5 jusqu’à Venise avec 1 carte verte.',
    'Vous avez pioché 2 cartes.',
    'Anna a pillé votre bateau unicolore et pris un cube rouge ; il n’en reste aucun à bord.',
  ],
  it: [
    'La tua nave bicolore ha veleggiato dallo spazio 5 a Venezia con 1 carta verde.',
    'Hai pescato 2 carte.',
    'Anna ha assaltato la tua nave monocolore e ha preso un cubo rosso; a bordo non resta niente.',
  ],
} as const;

it.for(LANGUAGES)('the log calls the reader you: %s', async (language) => {
  await speak(language);
  const { facts, sums } = hornLogWords.value;
  const you = (seat: number) => ({ name: name(seat), you: seat === 0 });
  const raided = { type: 'raided', seat: 1, target: 0, ship: 'mono', colour: 'red', left: 0 } as const;
  const sentences = [
    sums.voyage(you(0), 'duo', 5, 'VEN', ['green']),
    sums.drew(you(0), 2, []),
    say(facts, 'raided', raided as never, you),
  ];
  expect(sentences.map((text) => text.replace(/[\u00a0\u202f]/g, ' '))).toEqual(EXPECTED[language]);
  for (const fact of MATCHES.flat().flatMap((ply) => ply.facts)) {
    const text = say(facts, fact.type, fact as never, you);
    expect(text).not.toContain('Elio');
    expect(text).toMatch(/^\p{Lu}.+\.$/u);
  }
});
