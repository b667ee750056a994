import type { Place, ShipCode } from '@levante/golden-horn/rules';
import { itAnd, itHas, itInWord, itMany, itOr, itSubject } from '@levante/table/words/it-grammar.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { ActionLine } from '../match/lines.ts';
import { itEnd } from './it-end.ts';
import { itFacts, itTheShipOf } from './it-facts.ts';
import { itReasons } from './it-reasons.ts';
import {
  itAllCubes,
  itCards,
  itCardsOf,
  itColour,
  itCubes,
  itCubesOf,
  itGoods,
  itOneCard,
  itPlace,
  itPlaceAsFar,
  itPlaceAt,
  itPlaceFrom,
  itPlaceTo,
  itShipName,
  itSummedCards,
  itSummedCubes,
} from './it-things.ts';
import { itTold } from './it-told.ts';
import type { GoldenHornWords, NameOf, Prompt, ShipLabel } from './words.ts';

const place = (at: Place | null): string => (at === null ? 'non ancora in gioco' : itPlace(at));

function inTurn(asked: Extract<Prompt, { step: 'turn' }>): string {
  if (asked.pass) return 'Nessuna delle tue navi si può muovere: passa.';
  const moves = [
    ...(asked.load ? ['carica una nave e lascia una città'] : []),
    ...(asked.sail ? ['fai proseguire una nave'] : []),
  ];
  const move = raised(itOr(moves));
  if (asked.raid) return `${move}; prima puoi assaltare una nave.`;
  return asked.raided ? `${move}: l’assalto è fatto.` : `${move}.`;
}

function inVoyage({ at, colour: of, next }: Extract<Prompt, { step: 'voyage' }>): string {
  const here = `Sei ${itPlaceAt(at)}${of === null ? '' : ` (${itColour(of)})`}`;
  if (next === 'free') return `${here}: prosegui gratis o termina qui il turno.`;
  if (next === null) return `${here}: non hai né carta né vela adatta. Termina il turno.`;
  return `${here}: prosegui con ${itOneCard(next)} o termina qui il turno.`;
}

function asked(what: Prompt): string {
  switch (what.step) {
    case 'place':
      return 'Scegli in quale città parte ciascuna delle tue navi.';
    case 'turn':
      return inTurn(what);
    case 'voyage':
      return inVoyage(what);
    case 'close':
      return 'Hai tutti e sei i colori: annuncia la fine, o continua a giocare.';
  }
}

function doing(line: ActionLine, name: NameOf): string {
  switch (line.verb) {
    case 'place':
      return `parti da ${line.cities.map(itPlace).join(', ')}`;
    case 'raid':
      return `assalta la ${itShipName(line.ship)} di ${name(line.target)} con ${itSummedCards(line.cards)}`;
    case 'load':
      return `carica ${itAllCubes(line.colour)} sulla ${itShipName(line.ship)}`;
    case 'sail':
      return `fai veleggiare la ${itShipName(line.ship)}`;
    case 'turn':
      return `inverti la rotta della ${itShipName(line.ship)}`;
    case 'on':
      return line.card === null ? 'prosegui gratis' : `prosegui con ${itOneCard(line.card)}`;
    case 'stop':
      return 'termina il viaggio';
    case 'announce':
      return 'annuncia la fine';
    case 'done':
      return 'continua a giocare';
    case 'pass':
      return 'passa';
  }
}

const shipOf = (name: string, ship: ShipCode): string => `${itShipName(ship)} di ${name}`;

function shipLabel({ name, ship, sails, state }: ShipLabel): string {
  const parts = [
    `${shipOf(name, ship)}, vele: ${itAnd(sails.map(itColour))}`,
    place(state.at),
    ...(state.heading === null ? [] : [`diretta ${itPlaceTo(state.heading)}`]),
    ...(state.cargo === null ? [] : [`a bordo ${itCubesOf(state.cargo.cubes, state.cargo.colour)}`]),
    ...(state.robbed ? ['svuotata: può invertire la rotta'] : []),
  ];
  return parts.join(', ');
}

const withCards: GoldenHornWords['withCards'] = (played) =>
  played.length === 0 ? 'gratis' : `con ${itSummedCards(played)}`;

const words: GoldenHornWords = {
  facts: itFacts,
  sums: {
    voyage: (person, ship, from, to, played) =>
      `${itTheShipOf(person, ship)} ha veleggiato ${itPlaceFrom(from)} ${itPlaceTo(to)}${played.length > 0 ? ` ${withCards(played)}` : ''}.`,
    refilled: (city, colours) => `${place(city)} riceve ${itSummedCubes(colours)}.`,
    drew: (person, count, colours) =>
      `${raised(`${itSubject(person)}${itHas(person)}`)} pescato ${colours.length === count ? itSummedCards(colours) : itCards(count)}.`,
  },

  place,
  placeShort: (at) => {
    if (at === null) return '–';
    return typeof at === 'number' ? String(at) : ({ VEN: 'Ven', CON: 'Cos', MOD: 'Mod' } as const)[at];
  },
  colour: itColour,
  shipName: itShipName,
  goods: itGoods,
  cards: itCards,
  cubes: itCubes,
  ruleset: { 'as-described': 'Regole come descritte', 'as-published': 'Regole come pubblicate' },

  chart: 'La rotta marittima',
  shipOf: (name, ship) => raised(shipOf(name, ship)),
  shipLabel,
  spaceLabel: (at, of) => `Spazio ${at}, ${itColour(of)}`,
  modoneLabel: (ships, berths) => `Modone, ${ships}/${berths} posti occupati`,
  cityLabel: (city, lying, ships) => `${place(city)}, ${itCubes(lying)}, ${itMany(ships, 'nave', 'navi')}`,
  cubesLabel: (count, of, city) => `${itCubesOf(count, of)} ${itPlaceAt(city)}`,
  howFar: 'Fin dove può arrivare',
  noCard: 'nessuna carta',
  farthest: 'il più lontano',
  sailsPast: (spaces) =>
    spaces.length === 1
      ? `Lo spazio ${spaces[0]} è occupato: la nave lo salta.`
      : `Gli spazi ${itAnd(spaces.map(String))} sono occupati: la nave li salta.`,
  toGo: (spaces, city) => `${itMany(spaces, 'spazio', 'spazi')} ${itPlaceAsFar(city)}`,
  free: 'gratis',
  fare: withCards,
  robbed: 'Svuotata: può invertire la rotta quando si muove di nuovo',

  bringsHome: (name) => `${name} porta a casa`,
  raids: (name) => `${name} assalta`,

  players: 'Giocatori',
  you: 'tu',
  playing: 'di turno',
  fleet: 'Flotta',
  handSize: (count) => `${itCards(count)} in mano`,
  warehouseSize: (count) => `${itCubes(count)} in magazzino`,
  orderOfPlay: (starter) => `Si gioca scendendo lungo l’elenco; ha iniziato ${starter}.`,

  hand: 'La tua mano',
  cardLabel: (count, of) => `${itCardsOf(count, of)} in mano`,
  warehouse: 'Il tuo magazzino',
  cover: 'Copri mano e magazzino',
  uncover: 'Mostra mano e magazzino',
  covered: 'Coperto.',
  rows: 'Le serie finora',
  row: (colours, bonus) =>
    `${itMany(colours, 'colore', 'colori')}${bonus > 0 ? `, ${itMany(bonus, 'punto', 'punti')} in più` : ''}`,

  supply: 'Che cosa resta',
  bag: 'Sacchetto',
  deck: (count) => `${itCards(count)} nel mazzo`,
  discards: 'Scarti',
  discarded: (count, of) => `${itCardsOf(count, of)} negli scarti`,
  howItEnds:
    'Finisce quando il sacchetto e una città sono vuoti, o con tutti e sei i colori in un magazzino, se qualcuno lo annuncia.',
  lastRound: (announcer) =>
    announcer === null
      ? 'Ultimo round: una città e il sacchetto sono vuoti.'
      : `Ultimo round: ${announcer} ha annunciato la fine.`,
  tabs: { hand: 'Mano', warehouse: 'Merci', supply: 'Sacco', log: 'Diario' },
  turn: 'Turno',

  ordersFor: (ship, at) => `${raised(itShipName(ship))}, ${place(at)}`,
  whichShip: 'Quale nave?',
  asFarAs: (to, played) => `${itPlaceAsFar(to)}, ${played.length === 0 ? 'nessuna carta' : itCards(played.length)}`,
  raidFirst: (ships) => `Prima assalta: ${itMany(ships, 'nave', 'navi')} a tiro`,
  raidTakes: 'Un cubo, a casa',
  raidCards: 'Con quali carte',
  otherwise: 'Non assaltare',
  cargoFor: (city) => `Carico per ${place(city)}`,
  atHome: 'a casa',
  goodsOf: (of, row) => (row === null ? itColour(of) : `${itColour(of)}: una serie da ${itInWord(row)}`),
  endsTitle: 'Dove può fermarsi',
  towards: (city, round) => `${round ? 'Rotta invertita, verso' : 'Verso'} ${place(city)}`,
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
    `${place(city)} viene subito riempita dal sacchetto, perciò un carico non si può annullare. ${
      to === null
        ? 'La nave avanza di uno spazio; poi prosegui, o ti fermi.'
        : 'Le carte si giocano dopo, e si possono annullare.'
    }`,
  sailFinal: 'All’arrivo si pescano carte, perciò non si può annullare.',
  asked,
  doing,
  voyage: (ship, to) =>
    ship === null ? `prosegui ${itPlaceAsFar(to)}` : `fai veleggiare la ${itShipName(ship)} ${itPlaceAsFar(to)}`,
  withCards,
  steps: (names) => raised(names.join(', poi ')),
  chance: 'Si estraggono merci e carte.',
  atOnce: 'Una volta fatto, non si può annullare.',
  refillNote: (city) => `${place(city)} viene riempita dal sacchetto, poi la nave parte.`,
  arrives: (count, of) =>
    count === 0 || of === null ? 'Arriva senza niente da scaricare.' : `${itCubesOf(count, of)} per il tuo magazzino.`,
  draws: (count) => `Peschi ${itCards(count)}.`,
  lastCube: (name) => `È l’ultimo cubo a bordo: la nave di ${name} può invertire la rotta.`,
  waysLeft: (count) =>
    count === 1 ? 'Un modo: sceglilo al prossimo passo.' : `${count} modi: al prossimo passo ne scegli uno.`,
  placing: 'Da dove partono le tue navi',
  placeShips: 'Fai partire le navi',
  placeNote: 'Ogni città inizia con nove cubi. Una nave non può caricare un colore delle proprie vele.',
  raidQuestion: (name, ship) => `Assalta la ${itShipName(ship)} di ${name}: con quali carte?`,
  raidNote: 'Un cubo va subito nel tuo magazzino.',
  announceNote: 'Questo round si gioca fino in fondo, poi tutti contano.',
  goOnNote: 'La partita continua; puoi annunciare la fine dopo un altro turno.',
  sailFirst: 'prima muovi una nave',
  round: (round) => `Round ${round}`,
  lastRoundShort: 'ultimo round',
  beforePlay: 'Preparazione',
  boardNote:
    'Le vele di ogni flotta e i colori dei singoli spazi sono una ricostruzione; chi possiede il gioco può giocare con un proprio file del tabellone.',
  rulesetNote: (ruleset) =>
    ruleset === 'as-described'
      ? 'Come descritte, un riassunto delle regole: tre carte per un assalto; all’arrivo le navi di uno, due e tre colori fanno pescare 1, 2 e 3 carte.'
      : 'Come pubblicate, il gioco in scatola: due carte per un assalto; all’arrivo le navi di uno, due e tre colori fanno pescare 3, 2 e 1 carte.',
  emptyWarehouse: 'Niente in magazzino.',
  score: (count) => itMany(count, 'punto', 'punti'),
};

/** What the table of Golden Horn says in Italian. */
export const it = { words, end: itEnd, reasons: itReasons, told: itTold };
