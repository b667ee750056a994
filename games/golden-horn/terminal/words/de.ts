import { formFor } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import deEnd from '../../table/end/words/de.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import {
  cubes as cubesOf,
  deCardsOf,
  deColour,
  dePlace,
  deShip,
  placeAt,
  theShip,
  toTheShip,
} from '../../table/words/de.ts';
import type { Decider, SeatName, TerminalWords } from './words.ts';

function action(line: ActionLine, seat: SeatName): string {
  switch (line.verb) {
    case 'place': {
      const [mono = 'VEN', duo = 'VEN', trio = 'VEN'] = line.cities;
      return `Beginnen: das einfarbige Schiff ${placeAt(mono)}, das zweifarbige ${placeAt(duo)}, das dreifarbige ${placeAt(trio)}`;
    }
    case 'raid':
      return `${raised(theShip(line.ship))} von ${seat(line.target)} mit ${deCardsOf(line.cards)} überfallen`;
    case 'load':
      return `Alles in ${deColour(line.colour)} auf ${theShip(line.ship)} laden und in See stechen`;
    case 'sail':
      return `Mit ${toTheShip(line.ship)} segeln`;
    case 'turn':
      return `${raised(theShip(line.ship))} umdrehen und segeln`;
    case 'on':
      return line.card === null ? 'Kostenlos weitersegeln' : `Mit einer Karte in ${deColour(line.card)} weitersegeln`;
    case 'stop':
      return 'Die Fahrt hier beenden';
    case 'announce':
      return 'Das Ende ausrufen';
    case 'done':
      return 'Den Zug beenden, ohne das Ende auszurufen';
    case 'pass':
      return 'Passen';
  }
}

const STEPS = {
  place: 'Aufstellen der Schiffe',
  fill: 'Waren',
  deal: 'Karten',
  turn: 'Zug',
  voyage: 'Fahrt',
  close: 'Ausrufen des Endes',
  over: 'Ende',
} as const;

function who(decider: Decider): string {
  if (decider === 'nobody') return 'die Partie ist zu Ende';
  return decider === 'chance'
    ? 'Waren und Karten werden gezogen'
    : `${decider.seat} entscheidet (${STEPS[decider.step]})`;
}

export const deTerminal: TerminalWords = {
  seat: (seat) => `Platz ${seat}`,
  ship: deShip,
  reasons: deEnd.reasons,
  ruleset: 'Regelfassung',
  action,
  cubeDrawn: (city, colour) => `${dePlace(city)} erhält einen Würfel in ${deColour(colour)}`,
  cardDrawn: (seat, colour) => `${seat} zieht eine Karte${colour === null ? '' : ` in ${deColour(colour)}`}`,
  picture: {
    head: (round, lastRound, announcer, decider) => {
      const last = lastRound ? ', letzte Runde' : '';
      return `Runde ${round}${last}${announcer === null ? '' : `, ausgerufen von ${announcer}`}; ${who(decider)}`;
    },
    counted: (colour, count) => `${deColour(colour)} ${count}`,
    none: 'nichts',
    hidden: (count) => `${count} verdeckt`,
    sails: (ships) => `Segel: ${ships}`,
    score: (points) => `${points} ${formFor(points, 'Punkt', 'Punkte')}`,
    hand: (cards, cubes) => `Hand: ${cards}; Warenlager: ${cubes}`,
    place: dePlace,
    colour: deColour,
    cargo: (colour, cubes) => `${cubesOf(cubes)} in ${deColour(colour)}`,
    robbed: 'ausgeraubt',
    ships: (name) => `mono: ${name('mono')}; duo: ${name('duo')}; trio: ${name('trio')}`,
    bag: (cubes) => `Sack: ${cubes}`,
    piles: (deck, discard) => `Nachziehstapel: ${deck}; Ablagestapel: ${discard}`,
    final: (scores) => `Punkte am Ende: ${scores.join(', ')}`,
  },
};
