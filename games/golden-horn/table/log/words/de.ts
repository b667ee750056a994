import type { ShipCode } from '@levante/golden-horn/rules';
import { deHas, deIs, deSubject, formFor, und } from '@levante/table/words/de-grammar.ts';
import { type NamedPerson, raised } from '@levante/table/words/grammar.ts';
import { de } from '../../words/de.ts';
import type { HornLogWords } from './en.ts';

/** `das zweifarbige Schiff von Elio`, `dein zweifarbiges Schiff`. */
const shipOf = ({ name, you }: NamedPerson, ship: ShipCode): string =>
  you ? `dein ${de.ship(ship)}` : `${de.theShip(ship)} von ${name}`;

/** The same at the start of a sentence. */
const theShipOf = (person: NamedPerson, ship: ShipCode): string => raised(shipOf(person, ship));

/** A player as the subject, with the auxiliary of the perfect. */
const has = (person: NamedPerson): string => `${deSubject(person)} ${deHas(person)}`;

const facts: HornLogWords['facts'] = {
  placed: (f, n) => `${theShipOf(n(f.seat), f.ship)} beginnt ${de.placeAt(f.city)}.`,
  'cube-drawn': (f) => `${de.place(f.city)} erhält einen Würfel in ${de.colour(f.colour)}.`,
  'card-drawn': (f, n) =>
    `${has(n(f.seat))} eine Karte ${f.colour === '?' ? '' : `in ${de.colour(f.colour)} `}gezogen.`,
  'pile-renewed': () => 'Der Ablagestapel wird zum neuen Nachziehstapel.',
  'turn-begun': (f, n) => `${deSubject(n(f.seat))} ${deIs(n(f.seat))} am Zug.`,
  'card-played': (f, n) => `${has(n(f.seat))} eine Karte in ${de.colour(f.colour)} gespielt.`,
  raided: (f, n) => {
    const left = f.left === 0 ? 'an Bord bleibt nichts' : `${f.left} ${formFor(f.left, 'bleibt', 'bleiben')} an Bord`;
    const what = `${shipOf(n(f.target), f.ship)} überfallen`;
    return `${has(n(f.seat))} ${what} und einen Würfel in ${de.colour(f.colour)} genommen; ${left}.`;
  },
  loaded: (f, n) =>
    `${has(n(f.seat))} ${de.placeAt(f.city)} ${de.cubesIn(f.cubes, f.colour)} auf ${de.theShip(f.ship)} geladen.`,
  'turned-round': (f, n) => `${theShipOf(n(f.seat), f.ship)} hat umgedreht und nimmt Kurs auf ${de.place(f.heading)}.`,
  stepped: (f, n) => `${theShipOf(n(f.seat), f.ship)} ist ${de.placeFrom(f.from)} ${de.placeTo(f.to)} gesegelt.`,
  unloaded: (f, n) =>
    f.cubes === 0 || f.colour === null
      ? `${theShipOf(n(f.seat), f.ship)} ist leer ${de.placeAt(f.city)} angekommen.`
      : `${has(n(f.seat))} ${de.placeAt(f.city)} ${de.cubesIn(f.cubes, f.colour)} ins Lager gebracht.`,
  'voyage-ended': (f, n) => `${theShipOf(n(f.seat), f.ship)} liegt ${de.placeAt(f.at)}.`,
  passed: (f, n) => `${deSubject(n(f.seat))} ${n(f.seat).you ? 'musstest' : 'musste'} passen.`,
  announced: (f, n) => `${has(n(f.seat))} das Ende ausgerufen: Das ist die letzte Runde.`,
  'went-on': (f, n) => `${has(n(f.seat))} alle sechs Farben und ${n(f.seat).you ? 'spielst' : 'spielt'} weiter.`,
  'end-triggered': (f) => `${de.place(f.city)} und der Sack sind leer: Das ist die letzte Runde.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n(seat)] : []));
    const you = winners.some((one) => one.you);
    const names = und(winners.map((one) => (one.you ? 'du' : one.name)));
    const shared = you ? 'teilt euch den Sieg' : 'teilen sich den Sieg';
    return `Die Partie ist zu Ende: ${names} ${winners.length > 1 ? shared : `${you ? 'hast' : 'hat'} gewonnen`}.`;
  },
};

export default {
  facts,
  sums: {
    voyage: (person, ship, from, to, played) =>
      `${theShipOf(person, ship)} ist ${played.length > 0 ? `${de.withCards(played)} ` : ''}${de.placeFrom(from)} ${de.placeTo(to)} gesegelt.`,
    refilled: (city, colours) => `${de.placeOrNone(city)} wird aufgefüllt: ${de.cubesOf(colours)}.`,
    drew: (person, count, colours) =>
      `${deSubject(person)} ${deHas(person)} ${colours.length === count ? de.cardsOf(colours) : de.cards(count)} gezogen.`,
  },
  ruleset: { 'as-described': 'Wie beschrieben', 'as-published': 'Wie veröffentlicht' },
  chance: 'Waren und Karten werden gezogen.',
  round: (round) => `Runde ${round}`,
  lastRoundShort: 'letzte Runde',
  boardNote:
    'Die Segel der Flotten und die Farben der einzelnen Felder sind rekonstruiert; wer das Spiel besitzt, kann mit einer eigenen Spielplandatei spielen.',
  rulesetNote: (ruleset) =>
    ruleset === 'as-described'
      ? 'Wie beschrieben, eine Zusammenfassung der Regeln: drei Karten für einen Überfall; Schiffe mit einer, zwei, drei Farben ziehen bei der Ankunft 1, 2, 3 Karten.'
      : 'Wie veröffentlicht, das Spiel in der Schachtel: zwei Karten für einen Überfall; Schiffe mit einer, zwei, drei Farben ziehen bei der Ankunft 3, 2, 1 Karten.',
} satisfies HornLogWords;
