import { itInWord, itMany } from '@levante/table/words/it-grammar.ts';
import { raised } from '@levante/table/words/raised.ts';
import { itAllCubes, itCards, itColour, itCubesOf, itPlaceAsFar, itShipName, placeOrNone } from '../../words/it.ts';
import type { OrdersWords } from './en.ts';
export default {
  free: 'gratis',
  ordersFor: (ship, at) => `${raised(itShipName(ship))}, ${placeOrNone(at)}`,
  whichShip: 'Quale nave?',
  asFarAs: (to, played) => `${itPlaceAsFar(to)}, ${played.length === 0 ? 'nessuna carta' : itCards(played.length)}`,
  raidFirst: (ships) => `Prima assalta: ${itMany(ships, 'nave', 'navi')} a tiro`,
  raidTakes: 'Un cubo, a casa',
  raidCards: 'Con quali carte',
  otherwise: 'Non assaltare',
  cargoFor: (city) => `Carico per ${placeOrNone(city)}`,
  atHome: 'a casa',
  goodsOf: (of, row) => (row === null ? itColour(of) : `${itColour(of)}: una serie da ${itInWord(row)}`),
  endsTitle: 'Dove può fermarsi',
  loadWhat: (ship, farthest) =>
    `Che cosa carichi sulla ${itShipName(ship)}?${farthest === null ? '' : ` Poi può arrivare ${itPlaceAsFar(farthest)}.`}`,
  sailWhere: (ship) => `Dove deve fermarsi la ${itShipName(ship)}?`,
  ready: (line, to) => {
    const goal = to === null ? null : itPlaceAsFar(to);
    const what =
      line.verb === 'load'
        ? `Carica ${itAllCubes(line.colour)}${goal === null ? '' : ` e veleggia ${goal}`}`
        : goal === null
          ? 'Confermi'
          : `Veleggia ${goal}`;
    return `${what}? Premi di nuovo per farlo.`;
  },
  load: (count, of) => `Carica ${itCubesOf(count, of)}`,
  doingLoad: 'Carica',
  loadFirst: 'scegli le merci',
  loadFinal: (city, to) =>
    `${placeOrNone(city)} viene subito riempita dal sacchetto, perciò un carico non si può annullare. ${
      to === null
        ? 'La nave avanza di uno spazio; poi prosegui, o ti fermi.'
        : 'Le carte si giocano dopo, e si possono annullare.'
    }`,
  sailFinal: 'All’arrivo si pescano carte, perciò non si può annullare.',
  placing: 'Da dove partono le tue navi',
  placeShips: 'Fai partire le navi',
  placeNote: 'Ogni città inizia con nove cubi. Una nave non può caricare un colore delle proprie vele.',
  raidQuestion: (name, ship) => `Assalta la ${itShipName(ship)} di ${name}: con quali carte?`,
  announceNote: 'Questo round si gioca fino in fondo, poi tutti contano.',
  goOnNote: 'La partita continua; puoi annunciare la fine dopo un altro turno.',
  sailFirst: 'prima muovi una nave',
} satisfies OrdersWords;
