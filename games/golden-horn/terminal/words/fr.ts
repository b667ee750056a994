import { frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import frEnd from '../../table/end/words/fr.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import {
  frAt,
  frColour,
  frColours,
  frCountedCards,
  frCubes,
  frFeminine,
  frPlace,
  frShip,
} from '../../table/words/fr.ts';
import type { Decider, SeatName, TerminalWords } from './words.ts';

function action(line: ActionLine, seat: SeatName): string {
  switch (line.verb) {
    case 'place': {
      const [mono = 'VEN', duo = 'VEN', trio = 'VEN'] = line.cities;
      return `Commencer avec le bateau unicolore ${frAt(mono)}, le bicolore ${frAt(duo)}, le tricolore ${frAt(trio)}`;
    }
    case 'raid':
      return `Piller le ${frShip(line.ship)} ${frOf(seat(line.target))} avec ${frCountedCards(line.cards)}`;
    case 'load':
      return `Charger tous les cubes ${frColours(line.colour)} sur le ${frShip(line.ship)} et prendre la mer`;
    case 'sail':
      return `Naviguer avec le ${frShip(line.ship)}`;
    case 'turn':
      return `Faire faire demi-tour au ${frShip(line.ship)} et naviguer`;
    case 'on':
      return line.card === null
        ? 'Poursuivre le voyage gratuitement'
        : `Poursuivre le voyage avec une carte ${frFeminine(line.card)}`;
    case 'stop':
      return 'Terminer le voyage ici';
    case 'announce':
      return 'Annoncer la fin';
    case 'done':
      return 'Terminer le tour sans annoncer la fin';
    case 'pass':
      return 'Passer son tour';
  }
}

const STEPS = {
  place: 'placement des bateaux',
  fill: 'marchandises',
  deal: 'cartes',
  turn: 'tour',
  voyage: 'voyage',
  close: 'annonce de la fin',
  over: 'fin',
} as const;

function who(decider: Decider): string {
  if (decider === 'nobody') return 'la partie est terminée';
  return decider === 'chance'
    ? 'marchandises et cartes sont piochées'
    : `${decider.seat} décide (${STEPS[decider.step]})`;
}

export const frTerminal: TerminalWords = {
  seat: (seat) => `Place ${seat}`,
  ship: frShip,
  reasons: frEnd.reasons,
  ruleset: 'version des règles',
  action,
  cubeDrawn: (city, colour) => `${frPlace(city)} reçoit un cube ${frColour(colour)}`,
  cardDrawn: (seat, colour) => `${seat} pioche une carte${colour === null ? '' : ` ${frFeminine(colour)}`}`,
  picture: {
    head: (round, lastRound, announcer, decider) => {
      const last = lastRound ? ', le dernier' : '';
      return `tour de table ${round}${last}${announcer === null ? '' : `, annoncé par ${announcer}`} ; ${who(decider)}`;
    },
    counted: (colour, count) => `${frColour(colour)} ${count}`,
    none: 'rien',
    hidden: (count) => frMany(count, 'caché', 'cachés'),
    sails: (ships) => `voiles : ${ships}`,
    score: (points) => frMany(points, 'point'),
    hand: (cards, cubes) => `main : ${cards} ; entrepôt : ${cubes}`,
    place: frPlace,
    colour: frColour,
    cargo: (colour, cubes) => frCubes(cubes, colour),
    robbed: 'entièrement pillé',
    ships: (name) => `mono : ${name('mono')} ; duo : ${name('duo')} ; trio : ${name('trio')}`,
    bag: (cubes) => `Sac : ${cubes}`,
    piles: (deck, discard) => `Pioche : ${deck} ; défausse : ${discard}`,
    final: (scores) => `Points à la fin : ${scores.join(', ')}`,
  },
};
