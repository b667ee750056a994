import { itMany } from '@levante/table/words/it-grammar.ts';
import itEnd from '../../table/end/words/it.ts';
import type { ActionLine } from '../../table/match/lines.ts';
import { it } from '../../table/words/it.ts';
import type { Decider, SeatName, TerminalWords } from './words.ts';

function action(line: ActionLine, seat: SeatName): string {
  switch (line.verb) {
    case 'place': {
      const [mono = 'VEN', duo = 'VEN', trio = 'VEN'] = line.cities;
      return `Inizia con la nave monocolore ${it.placeAt(mono)}, la bicolore ${it.placeAt(duo)}, la tricolore ${it.placeAt(trio)}`;
    }
    case 'raid':
      return `Assalta la ${it.shipName(line.ship)} di ${seat(line.target)} con ${it.summedCards(line.cards)}`;
    case 'load':
      return `Carica tutti ${it.allCubes(line.colour)} sulla ${it.shipName(line.ship)} e prendi il mare`;
    case 'sail':
      return `Veleggia con la ${it.shipName(line.ship)}`;
    case 'turn':
      return `Inverti la rotta della ${it.shipName(line.ship)} e veleggia`;
    case 'on':
      return line.card === null ? 'Prosegui gratis' : `Prosegui con ${it.oneCard(line.card)}`;
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
  ship: it.shipName,
  reasons: itEnd.reasons,
  ruleset: 'versione delle regole',
  action,
  cubeDrawn: (city, colour) => `${it.place(city)} riceve ${it.oneCube(colour)}`,
  cardDrawn: (seat, colour) => `${seat} pesca ${colour === null ? 'una carta' : it.oneCard(colour)}`,
  picture: {
    head: (round, lastRound, announcer, decider) => {
      const last = lastRound ? ', ultimo round' : '';
      return `round ${round}${last}${announcer === null ? '' : `, annunciato da ${announcer}`}; ${who(decider)}`;
    },
    counted: (colour, count) => `${it.colour(colour)} ${count}`,
    none: 'niente',
    hidden: (count) => `${count} al coperto`,
    sails: (ships) => `vele: ${ships}`,
    score: (points) => itMany(points, 'punto', 'punti'),
    hand: (cards, cubes) => `mano: ${cards}; magazzino: ${cubes}`,
    place: it.place,
    colour: it.colour,
    cargo: (colour, cubes) => it.cubesOf(cubes, colour),
    robbed: 'svuotata',
    ships: (name) => `mono: ${name('mono')}; duo: ${name('duo')}; trio: ${name('trio')}`,
    bag: (cubes) => `Sacchetto: ${cubes}`,
    piles: (deck, discard) => `Mazzo: ${deck}; scarti: ${discard}`,
    final: (scores) => `Punti alla fine: ${scores.join(', ')}`,
  },
};
