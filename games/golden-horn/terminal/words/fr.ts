import { frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import frEnd from '../../table/end/words/fr.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import { fr } from '../../table/words/fr.ts';
import type { Decider, SeatName, TerminalWords } from './words.ts';

function action(line: ActionLine, seat: SeatName): string {
  switch (line.verb) {
    case 'place': {
      const [mono = 'VEN', duo = 'VEN', trio = 'VEN'] = line.cities;
      return `Commencer avec le bateau unicolore ${fr.at(mono)}, le bicolore ${fr.at(duo)}, le tricolore ${fr.at(trio)}`;
    }
    case 'raid':
      return `Piller le ${fr.ship(line.ship)} ${frOf(seat(line.target))} avec ${fr.countedCards(line.cards)}`;
    case 'load':
      return `Charger tous les cubes ${fr.colours(line.colour)} sur le ${fr.ship(line.ship)} et prendre la mer`;
    case 'sail':
      return `Naviguer avec le ${fr.ship(line.ship)}`;
    case 'turn':
      return `Faire faire demi-tour au ${fr.ship(line.ship)} et naviguer`;
    case 'on':
      return line.card === null
        ? 'Poursuivre le voyage gratuitement'
        : `Poursuivre le voyage avec une carte ${fr.feminine(line.card)}`;
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
  ship: fr.ship,
  reasons: frEnd.reasons,
  ruleset: 'version des règles',
  action,
  cubeDrawn: (city, colour) => `${fr.place(city)} reçoit un cube ${fr.colour(colour)}`,
  cardDrawn: (seat, colour) => `${seat} pioche une carte${colour === null ? '' : ` ${fr.feminine(colour)}`}`,
  picture: {
    head: (round, lastRound, announcer, decider) => {
      const last = lastRound ? ', le dernier' : '';
      return `tour de table ${round}${last}${announcer === null ? '' : `, annoncé par ${announcer}`} ; ${who(decider)}`;
    },
    counted: (colour, count) => `${fr.colour(colour)} ${count}`,
    none: 'rien',
    hidden: (count) => frMany(count, 'caché', 'cachés'),
    sails: (ships) => `voiles : ${ships}`,
    score: (points) => frMany(points, 'point'),
    hand: (cards, cubes) => `main : ${cards} ; entrepôt : ${cubes}`,
    place: fr.place,
    colour: fr.colour,
    cargo: (colour, cubes) => fr.cubesOf(cubes, colour),
    robbed: 'entièrement pillé',
    ships: (name) => `mono : ${name('mono')} ; duo : ${name('duo')} ; trio : ${name('trio')}`,
    bag: (cubes) => `Sac : ${cubes}`,
    piles: (deck, discard) => `Pioche : ${deck} ; défausse : ${discard}`,
    final: (scores) => `Points à la fin : ${scores.join(', ')}`,
  },
};
