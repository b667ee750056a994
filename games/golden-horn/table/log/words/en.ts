import type { CityCode, Colour, GoldenHornFact, Place, Ruleset, ShipCode } from '@levante/golden-horn/rules';
import { enAnd, enSubject, enWho, enWhose, formFor } from '@levante/table/words/en-grammar.ts';
import { type NamedPerson, raised, type WordsFor } from '@levante/table/words/grammar.ts';
import { cards, enCounted, place, placeOrNone, shipName, withCards } from '../../words/en.ts';

const an = (colour: string): string => `${/^[aeiou]/.test(colour) ? 'an' : 'a'} ${colour}`;

const cubes = (count: number, colour: string): string => `${count} ${colour} ${formFor(count, 'cube')}`;

type FactMap = { readonly [F in GoldenHornFact as F['type']]: F };
export type FactType = keyof FactMap;
/** Names people in sentences by seat. The reader is "you". */
export type PersonOf = (seat: number) => NamedPerson;
/** A sentence for everything that can happen. */
type FactWords = WordsFor<FactMap, PersonOf>;

/** A line of the log that combines several facts. */
export interface Sums {
  voyage(person: NamedPerson, ship: ShipCode, from: Place, to: Place, cards: readonly Colour[]): string;
  refilled(city: CityCode, colours: readonly Colour[]): string;
  drew(person: NamedPerson, count: number, colours: readonly Colour[]): string;
}

const facts: FactWords = {
  placed: (f, n) => `${raised(enWhose(n(f.seat)))} ${shipName(f.ship)} starts in ${place(f.city)}.`,
  'cube-drawn': (f) => `${place(f.city)} gets ${an(f.colour)} cube.`,
  'card-drawn': (f, n) =>
    f.colour === '?' ? `${enSubject(n(f.seat))} drew a card.` : `${enSubject(n(f.seat))} drew ${an(f.colour)} card.`,
  'pile-renewed': () => 'The discards become the new draw pile.',
  'turn-begun': (f, n) => `${raised(enWhose(n(f.seat)))} turn.`,
  'card-played': (f, n) => `${enSubject(n(f.seat))} played ${an(f.colour)} card.`,
  raided: (f, n) =>
    `${enSubject(n(f.seat))} raided ${enWhose(n(f.target))} ${shipName(f.ship)} and took ${an(f.colour)} cube; ${f.left === 0 ? 'nothing is left aboard' : `${f.left} left aboard`}.`,
  loaded: (f, n) =>
    `${enSubject(n(f.seat))} loaded ${cubes(f.cubes, f.colour)} in ${place(f.city)} on the ${shipName(f.ship)}.`,
  'turned-round': (f, n) => `${raised(enWhose(n(f.seat)))} ${shipName(f.ship)} turned round for ${place(f.heading)}.`,
  stepped: (f, n) =>
    `${raised(enWhose(n(f.seat)))} ${shipName(f.ship)} sailed from ${place(f.from)} to ${place(f.to)}.`,
  unloaded: (f, n) =>
    f.cubes === 0 || f.colour === null
      ? `${raised(enWhose(n(f.seat)))} ${shipName(f.ship)} reached ${place(f.city)} empty.`
      : `${enSubject(n(f.seat))} brought ${cubes(f.cubes, f.colour)} home in ${place(f.city)}.`,
  'voyage-ended': (f, n) => `${raised(enWhose(n(f.seat)))} ${shipName(f.ship)} stopped at ${place(f.at)}.`,
  passed: (f, n) => `${enSubject(n(f.seat))} had to pass.`,
  announced: (f, n) => `${enSubject(n(f.seat))} announced the end: this is the last round.`,
  'went-on': (f, n) =>
    `${enSubject(n(f.seat))} ${n(f.seat).you ? 'hold all six colours and play' : 'holds all six colours and plays'} on.`,
  'end-triggered': (f) => `${place(f.city)} and the bag are empty: this is the last round.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [enWho(n(seat))] : []));
    return `The match is over: ${enAnd(winners)} ${winners.length > 1 ? 'share the win' : 'won'}.`;
  },
};

const sums: Sums = {
  voyage: (person, ship, from, to, played) =>
    `${raised(enWhose(person))} ${shipName(ship)} sailed from ${placeOrNone(from)} to ${placeOrNone(to)}${played.length > 0 ? ` ${withCards(played)}` : ''}.`,
  refilled: (city, colours) => `${placeOrNone(city)} is refilled: ${enCounted(colours)}.`,
  drew: (person, count, colours) =>
    colours.length === count
      ? `${enSubject(person)} drew ${enCounted(colours)}.`
      : `${enSubject(person)} drew ${cards(count)}.`,
};

const en = {
  facts,
  sums,
  ruleset: { 'as-described': 'As described', 'as-published': 'As published' },
  chance: 'Goods and cards are being drawn.',
  round: (round: number) => `Round ${round}`,
  lastRoundShort: 'last round',
  boardNote:
    'The sails of each fleet and the colours of the spaces are a reconstruction; if you own the game, you can play with your own board file.',
  rulesetNote: (ruleset: Ruleset): string =>
    ruleset === 'as-described'
      ? 'As described, a summary of the rules: three cards for a raid; ships of one, two, three colours draw 1, 2, 3 cards on arrival.'
      : 'As published, the game in the box: two cards for a raid; ships of one, two, three colours draw 3, 2, 1 cards on arrival.',
};

export default en;

/** Texts of the log. */
export type HornLogWords = typeof en;
