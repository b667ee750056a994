import { formFor } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import deEnd from '../../table/end/words/de.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import { de } from '../../table/words/de.ts';
import type { Decider, SeatName, TerminalWords } from './words.ts';

function action(line: ActionLine, seat: SeatName): string {
  switch (line.verb) {
    case 'place': {
      const [mono = 'VEN', duo = 'VEN', trio = 'VEN'] = line.cities;
      return `Beginnen: das einfarbige Schiff ${de.placeAt(mono)}, das zweifarbige ${de.placeAt(duo)}, das dreifarbige ${de.placeAt(trio)}`;
    }
    case 'raid':
      return `${raised(de.theShip(line.ship))} von ${seat(line.target)} mit ${de.cardsOf(line.cards)} überfallen`;
    case 'load':
      return `Alles in ${de.colour(line.colour)} auf ${de.theShip(line.ship)} laden und in See stechen`;
    case 'sail':
      return `Mit ${de.toTheShip(line.ship)} segeln`;
    case 'turn':
      return `${raised(de.theShip(line.ship))} umdrehen und segeln`;
    case 'on':
      return line.card === null ? 'Kostenlos weitersegeln' : `Mit einer Karte in ${de.colour(line.card)} weitersegeln`;
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
  ship: de.ship,
  reasons: deEnd.reasons,
  ruleset: 'Regelfassung',
  action,
  cubeDrawn: (city, colour) => `${de.place(city)} erhält einen Würfel in ${de.colour(colour)}`,
  cardDrawn: (seat, colour) => `${seat} zieht eine Karte${colour === null ? '' : ` in ${de.colour(colour)}`}`,
  picture: {
    head: (round, lastRound, announcer, decider) => {
      const last = lastRound ? ', letzte Runde' : '';
      return `Runde ${round}${last}${announcer === null ? '' : `, ausgerufen von ${announcer}`}; ${who(decider)}`;
    },
    counted: (colour, count) => `${de.colour(colour)} ${count}`,
    none: 'nichts',
    hidden: (count) => `${count} verdeckt`,
    sails: (ships) => `Segel: ${ships}`,
    score: (points) => `${points} ${formFor(points, 'Punkt', 'Punkte')}`,
    hand: (cards, cubes) => `Hand: ${cards}; Warenlager: ${cubes}`,
    place: de.place,
    colour: de.colour,
    cargo: (colour, cubes) => `${de.cubes(cubes)} in ${de.colour(colour)}`,
    robbed: 'ausgeraubt',
    ships: (name) => `mono: ${name('mono')}; duo: ${name('duo')}; trio: ${name('trio')}`,
    bag: (cubes) => `Sack: ${cubes}`,
    piles: (deck, discard) => `Nachziehstapel: ${deck}; Ablagestapel: ${discard}`,
    final: (scores) => `Punkte am Ende: ${scores.join(', ')}`,
  },
};
