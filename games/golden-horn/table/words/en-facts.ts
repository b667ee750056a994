import type { Place, ShipCode } from '@levante/golden-horn/rules';
import { enAnd, enSubject, enWho, enWhose } from '@levante/table/words/en-grammar.ts';
import { formFor } from '@levante/table/words/en-plural.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { FactWords } from './words.ts';

const PLACES: { readonly [code: string]: string } = { VEN: 'Venice', CON: 'Constantinople', MOD: 'Modone' };
const SHIP_NAMES = { mono: 'one-colour ship', duo: 'two-colour ship', trio: 'three-colour ship' } as const;
export const place = (at: Place): string => (typeof at === 'number' ? `space ${at}` : (PLACES[at] ?? at));
export const shipName = (ship: ShipCode): string => SHIP_NAMES[ship];
const an = (colour: string): string => `${/^[aeiou]/.test(colour) ? 'an' : 'a'} ${colour}`;
const cubes = (count: number, colour: string): string => `${count} ${colour} ${formFor(count, 'cube')}`;

export const enFacts: FactWords = {
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
  'voyage-ended': (f, n) => `${raised(enWhose(n(f.seat)))} ${shipName(f.ship)} lies at ${place(f.at)}.`,
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
