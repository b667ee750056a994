import type { ShipCode } from '@levante/golden-horn/rules';
import { und } from '@levante/table/words/de-grammar.ts';
import { formFor } from '@levante/table/words/de-plural.ts';
import { raised } from '@levante/table/words/raised.ts';
import { cubesIn, deColour, dePlace as place, placeAt, placeFrom, placeTo, theShip } from './de-things.ts';
import type { FactWords } from './words.ts';

/** `Das zweifarbige Schiff von Elio`. */
export const theShipOf = (name: string, ship: ShipCode): string => `${raised(theShip(ship))} von ${name}`;

export const deFacts: FactWords = {
  placed: (f, n) => `${theShipOf(n(f.seat), f.ship)} beginnt ${placeAt(f.city)}.`,
  'cube-drawn': (f) => `${place(f.city)} erhält einen Würfel in ${deColour(f.colour)}.`,
  'card-drawn': (f, n) => `${n(f.seat)} hat eine Karte ${f.colour === '?' ? '' : `in ${deColour(f.colour)} `}gezogen.`,
  'pile-renewed': () => 'Der Ablagestapel wird zum neuen Nachziehstapel.',
  'turn-begun': (f, n) => `${n(f.seat)} ist am Zug.`,
  'card-played': (f, n) => `${n(f.seat)} hat eine Karte in ${deColour(f.colour)} gespielt.`,
  raided: (f, n) => {
    const left = f.left === 0 ? 'an Bord bleibt nichts' : `${f.left} ${formFor(f.left, 'bleibt', 'bleiben')} an Bord`;
    const what = `${theShip(f.ship)} von ${n(f.target)} überfallen`;
    return `${n(f.seat)} hat ${what} und einen Würfel in ${deColour(f.colour)} genommen; ${left}.`;
  },
  loaded: (f, n) => `${n(f.seat)} hat ${placeAt(f.city)} ${cubesIn(f.cubes, f.colour)} auf ${theShip(f.ship)} geladen.`,
  'turned-round': (f, n) => `${theShipOf(n(f.seat), f.ship)} hat umgedreht und nimmt Kurs auf ${place(f.heading)}.`,
  stepped: (f, n) => `${theShipOf(n(f.seat), f.ship)} ist ${placeFrom(f.from)} ${placeTo(f.to)} gesegelt.`,
  unloaded: (f, n) =>
    f.cubes === 0 || f.colour === null
      ? `${theShipOf(n(f.seat), f.ship)} ist leer ${placeAt(f.city)} angekommen.`
      : `${n(f.seat)} hat ${placeAt(f.city)} ${cubesIn(f.cubes, f.colour)} ins Lager gebracht.`,
  'voyage-ended': (f, n) => `${theShipOf(n(f.seat), f.ship)} liegt ${placeAt(f.at)}.`,
  passed: (f, n) => `${n(f.seat)} musste passen.`,
  announced: (f, n) => `${n(f.seat)} hat das Ende ausgerufen: Das ist die letzte Runde.`,
  'went-on': (f, n) => `${n(f.seat)} hat alle sechs Farben und spielt weiter.`,
  'end-triggered': (f) => `${place(f.city)} und der Sack sind leer: Das ist die letzte Runde.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n(seat)] : []));
    return `Die Partie ist zu Ende: ${und(winners)} ${winners.length > 1 ? 'teilen sich den Sieg' : 'hat gewonnen'}.`;
  },
};
