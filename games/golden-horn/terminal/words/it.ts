import { itMany } from '@levante/table/words/it-grammar.ts';
import itEnd from '../../table/end/words/it.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import {
  itAllCubes,
  itColour,
  itCubesOf,
  itOneCard,
  itOneCube,
  itPlace,
  itPlaceAt,
  itShipName,
  itSummedCards,
} from '../../table/words/it.ts';
import type { Decider, SeatName, TerminalWords } from './words.ts';

function action(line: ActionLine, seat: SeatName): string {
  switch (line.verb) {
    case 'place': {
      const [mono = 'VEN', duo = 'VEN', trio = 'VEN'] = line.cities;
      return `Inizia con la nave monocolore ${itPlaceAt(mono)}, la bicolore ${itPlaceAt(duo)}, la tricolore ${itPlaceAt(trio)}`;
    }
    case 'raid':
      return `Assalta la ${itShipName(line.ship)} di ${seat(line.target)} con ${itSummedCards(line.cards)}`;
    case 'load':
      return `Carica tutti ${itAllCubes(line.colour)} sulla ${itShipName(line.ship)} e prendi il mare`;
    case 'sail':
      return `Veleggia con la ${itShipName(line.ship)}`;
    case 'turn':
      return `Inverti la rotta della ${itShipName(line.ship)} e veleggia`;
    case 'on':
      return line.card === null ? 'Prosegui gratis' : `Prosegui con ${itOneCard(line.card)}`;
    case 'stop':
      return 'Fermati qui';
    case 'announce':
      return 'Annuncia la fine';
    case 'done':
      return 'Termina il turno senza annunciare la fine';
    case 'pass':
      return 'Passa';
  }
}

const STEPS = {
  place: 'partenza delle navi',
  fill: 'merci',
  deal: 'carte',
  turn: 'turno',
  voyage: 'viaggio',
  close: 'annuncio della fine',
  over: 'fine',
} as const;

function who(decider: Decider): string {
  if (decider === 'nobody') return 'la partita è finita';
  return decider === 'chance' ? 'si pescano merci e carte' : `decide ${decider.seat} (${STEPS[decider.step]})`;
}

export const itTerminal: TerminalWords = {
  seat: (seat) => `Posto ${seat}`,
  ship: itShipName,
  reasons: itEnd.reasons,
  ruleset: 'versione delle regole',
  action,
  cubeDrawn: (city, colour) => `${itPlace(city)} riceve ${itOneCube(colour)}`,
  cardDrawn: (seat, colour) => `${seat} pesca ${colour === null ? 'una carta' : itOneCard(colour)}`,
  picture: {
    head: (round, lastRound, announcer, decider) => {
      const last = lastRound ? ', ultimo round' : '';
      return `round ${round}${last}${announcer === null ? '' : `, annunciato da ${announcer}`}; ${who(decider)}`;
    },
    counted: (colour, count) => `${itColour(colour)} ${count}`,
    none: 'niente',
    hidden: (count) => `${count} al coperto`,
    sails: (ships) => `vele: ${ships}`,
    score: (points) => itMany(points, 'punto', 'punti'),
    hand: (cards, cubes) => `mano: ${cards}; magazzino: ${cubes}`,
    place: itPlace,
    colour: itColour,
    cargo: (colour, cubes) => itCubesOf(cubes, colour),
    robbed: 'svuotata',
    ships: (name) => `mono: ${name('mono')}; duo: ${name('duo')}; trio: ${name('trio')}`,
    bag: (cubes) => `Sacchetto: ${cubes}`,
    piles: (deck, discard) => `Mazzo: ${deck}; scarti: ${discard}`,
    final: (scores) => `Punti alla fine: ${scores.join(', ')}`,
  },
};
