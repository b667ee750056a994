import { raised } from '@levante/table/words/grammar.ts';
import { itInWord, itMany, itOr } from '@levante/table/words/it-grammar.ts';
import { it } from '../../words/it.ts';
import type { HornTurnWords } from './en.ts';

const questions: HornTurnWords['questions'] = {
  place: () => 'Scegli in quale città parte ciascuna delle tue navi.',
  turn: (prompt) => {
    if (prompt.pass) return 'Nessuna delle tue navi si può muovere: passa.';
    const moves = [
      ...(prompt.load ? ['carica una nave e lascia una città'] : []),
      ...(prompt.sail ? ['fai proseguire una nave'] : []),
    ];
    const move = raised(itOr(moves));
    if (prompt.raid) return `${move}; prima puoi assaltare una nave.`;
    return prompt.raided ? `${move}: l’assalto è fatto.` : `${move}.`;
  },
  voyage: ({ at, colour: of, next }) => {
    const here = `Sei ${it.placeAt(at)}${of === null ? '' : ` (${it.colour(of)})`}`;
    if (next === 'free') return `${here}: prosegui gratis o termina qui il turno.`;
    if (next === null) return `${here}: non hai né carta né vela adatta. Termina il turno.`;
    return `${here}: prosegui con ${it.oneCard(next)} o termina qui il turno.`;
  },
  close: () => 'Hai tutti e sei i colori: annuncia la fine, o continua a giocare.',
};

const doing: HornTurnWords['doing'] = {
  place: (line) => `parti da ${line.cities.map(it.place).join(', ')}`,
  raid: (line, name) =>
    `assalta la ${it.shipName(line.ship)} di ${name(line.target)} con ${it.summedCards(line.cards)}`,
  load: (line) => `carica ${it.allCubes(line.colour)} sulla ${it.shipName(line.ship)}`,
  sail: (line) => `fai veleggiare la ${it.shipName(line.ship)}`,
  turn: (line) => `inverti la rotta della ${it.shipName(line.ship)}`,
  on: (line) => (line.card === null ? 'prosegui gratis' : `prosegui con ${it.oneCard(line.card)}`),
  stop: () => 'termina il viaggio',
  announce: () => 'annuncia la fine',
  done: () => 'continua a giocare',
  pass: () => 'passa',
};

const refusals: HornTurnWords['refusals'] = {
  'not-your-turn': () => 'Non tocca a te.',
  'match-over': () => 'La partita è finita.',
  'act-first': ({ colour }) =>
    colour
      ? 'Una carta paga un passo o un assalto: scegli prima una nave.'
      : 'Prima devi muovere una nave: se è in una città caricando, se è in mare veleggiando.',
  'already-acted': () => 'In questo turno è già fatto: un solo assalto, e una sola nave mossa.',
  'not-a-target': ({ seat, ship, at, empty }, name) => {
    if (seat === undefined || !ship || at === undefined)
      return 'Si può assaltare solo una nave altrui, con cubi a bordo e su uno spazio di mare.';
    const whose = `La ${it.shipName(ship)} di ${name(seat)}`;
    return empty
      ? `${whose} non ha a bordo cubi da prendere.`
      : `${whose} è ${it.placeAt(at)}: si può assaltare solo su uno spazio di mare.`;
  },
  'wrong-cards': ({ at, colour, free }) => {
    if (at !== undefined && free) return `Proseguire ${it.placeFrom(at)} è gratis: non serve nessuna carta.`;
    return at !== undefined && colour
      ? `Per proseguire ${it.placeFrom(at)} serve ${it.oneCard(colour)}.`
      : 'Servono carte del colore richiesto: in un assalto quello delle vele della nave assaltata, in un viaggio quello dello spazio.';
  },
  'not-in-hand': ({ at, colour, raid }) => {
    if (raid)
      return `Questo assalto costa ${it.cards(raid.cards)} di colore ${itOr(raid.colours.map(it.colour))}; ne hai ${raid.held}.`;
    return at !== undefined && colour
      ? `Per proseguire ${it.placeFrom(at)} serve ${it.oneCard(colour)}, e non ne hai.`
      : 'Non hai in mano le carte necessarie.';
  },
  'not-anchored': ({ city }) =>
    city
      ? `Nessuna delle tue navi è ${it.placeAt(city)}: solo così potrebbe caricare lì.`
      : 'Nessuna delle tue navi può caricare lì: deve trovarsi in quella città.',
  'own-sail-colour': ({ ship, colour, city }) => {
    if (ship && colour)
      return `Le vele della tua ${it.shipName(ship)} portano il colore ${it.colour(colour)}: una nave non carica mai i propri colori.`;
    return ship && city
      ? `${raised(it.placeAt(city))} non c’è niente che la tua ${it.shipName(ship)} possa caricare: mai un colore delle proprie vele.`
      : 'Una nave non carica mai un colore delle proprie vele.';
  },
  'no-such-cube': ({ city, colour }) =>
    city && colour
      ? `${raised(it.placeAt(city))} non c’è ${it.oneCube(colour).replace('un ', 'nessun ')}.`
      : 'Lì non c’è nessun cubo di questo colore.',
  'no-such-card': () => 'Questa carta non esiste.',
  'not-robbed': () => 'Solo una nave a cui è stato preso l’ultimo cubo può invertire la rotta.',
  'not-eligible': () => 'La fine si può annunciare solo dopo un turno, con tutti e sei i colori in magazzino.',
  'nothing-to-pass-for': () => 'Una nave si può muovere: passa solo quando nessuna può.',
  'not-reachable': ({ ship, at, colour }) => {
    if (!ship || at === undefined) return 'Ora nessun viaggio possibile porta lì.';
    const far = `La tua ${it.shipName(ship)} arriva ${it.placeAsFar(at)}`;
    return colour
      ? `${far}: per proseguire da lì serve ${it.oneCard(colour)}, e non ne hai più.`
      : `${far}, non oltre in questo turno.`;
  },
  'ship-first': () => 'Prima scegli la nave: più di una delle tue potrebbe arrivare lì.',
};

export default {
  questions,
  doing,
  voyage: (ship, to) =>
    ship === null ? `prosegui ${it.placeAsFar(to)}` : `fai veleggiare la ${it.shipName(ship)} ${it.placeAsFar(to)}`,
  steps: (names) => raised(names.join(', poi ')),
  atOnce: 'Una volta fatto, non si può annullare.',
  refillNote: (city) => `${it.placeOrNone(city)} viene riempita dal sacchetto, poi la nave parte.`,
  arrives: (count, of) =>
    count === 0 || of === null ? 'Arriva senza niente da scaricare.' : `${it.cubesOf(count, of)} per il tuo magazzino.`,
  draws: (count) => `Peschi ${it.cards(count)}.`,
  lastCube: (name) => `È l’ultimo cubo a bordo: la nave di ${name} può invertire la rotta.`,
  plansLeft: (count) =>
    count === 1 ? 'Un modo: sceglilo al prossimo passo.' : `${count} modi: al prossimo passo ne scegli uno.`,
  raidNote: 'Un cubo va subito nel tuo magazzino.',
  refusals,

  free: 'gratis',
  ordersFor: (ship, at) => `${raised(it.shipName(ship))}, ${it.placeOrNone(at)}`,
  whichShip: 'Quale nave?',
  asFarAs: (to, played) => `${it.placeAsFar(to)}, ${played.length === 0 ? 'nessuna carta' : it.cards(played.length)}`,
  raidFirst: (ships) => `Prima assalta: ${itMany(ships, 'nave', 'navi')} a tiro`,
  raidTakes: 'Un cubo, a casa',
  raidCards: 'Con quali carte',
  otherwise: 'Non assaltare',
  cargoFor: (city) => `Carico per ${it.placeOrNone(city)}`,
  atHome: 'a casa',
  goodsOf: (of, row) => (row === null ? it.colour(of) : `${it.colour(of)}: una serie da ${itInWord(row)}`),
  endsTitle: 'Dove può fermarsi',
  loadWhat: (ship, farthest) =>
    `Che cosa carichi sulla ${it.shipName(ship)}?${farthest === null ? '' : ` Poi può arrivare ${it.placeAsFar(farthest)}.`}`,
  sailWhere: () => 'Dove deve fermarsi?',
  ready: (line, to) => {
    const goal = to === null ? null : it.placeAsFar(to);
    const what =
      line.verb === 'load'
        ? `Carica ${it.allCubes(line.colour)}${goal === null ? '' : ` e veleggia ${goal}`}`
        : goal === null
          ? 'Confermi'
          : `Veleggia ${goal}`;
    return `${what}? Premi di nuovo per farlo.`;
  },
  load: (count, of) => `Carica ${it.cubesOf(count, of)}`,
  doingLoad: 'Carica',
  loadFirst: 'scegli le merci',
  loadFinal: (city, to) =>
    `${it.placeOrNone(city)} viene subito riempita dal sacchetto, perciò un carico non si può annullare. ${
      to === null
        ? 'La nave avanza di uno spazio; poi prosegui, o ti fermi.'
        : 'Le carte si giocano dopo, e si possono annullare.'
    }`,
  sailFinal: 'All’arrivo si pescano carte, perciò non si può annullare.',
  placing: 'Da dove partono le tue navi',
  placeShips: 'Fai partire le navi',
  placeNote: 'Ogni città inizia con nove cubi. Una nave non può caricare un colore delle proprie vele.',
  raidQuestion: (name, ship) => `Assalta la ${it.shipName(ship)} di ${name}: con quali carte?`,
  announceNote: 'Questo round si gioca fino in fondo, poi tutti contano.',
  goOnNote: 'La partita continua; puoi annunciare la fine dopo un altro turno.',
  sailFirst: 'prima muovi una nave',
} satisfies HornTurnWords;
