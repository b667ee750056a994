import type { Place, ShipCode } from '@levante/golden-horn/rules';
import { deHas, deSubject, oder, und } from '@levante/table/words/de-grammar.ts';
import { many } from '@levante/table/words/de-plural.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { ActionLine } from '../match/lines.ts';
import { deEnd } from './de-end.ts';
import { deFacts, theShipOf } from './de-facts.ts';
import { deReasons } from './de-reasons.ts';
import {
  boundFor,
  deCards as cards,
  deCardsOf as cardsOf,
  cubes,
  cubesIn,
  deCubesOf as cubesOf,
  deColour,
  placeAt,
  placeFrom,
  dePlace as placeName,
  placeTo,
  points,
  ship as shipName,
  ships as shipsOf,
  theShip,
  toTheShip,
  withCards,
} from './de-things.ts';
import { deTold } from './de-told.ts';
import type { GoldenHornWords, NameOf, Prompt, ShipLabel } from './words.ts';

const place = (at: Place | null): string => (at === null ? 'noch nicht aufgestellt' : placeName(at));

const ROWS: { readonly [colours: number]: string } = { 4: 'Vierersatz', 5: 'Fünfersatz', 6: 'Sechsersatz' };

function inTurn(asked: Extract<Prompt, { step: 'turn' }>): string {
  if (asked.pass) return 'Keines deiner Schiffe lässt sich bewegen: Passe.';
  const moves = [
    ...(asked.load ? ['ein Schiff beladen und die Stadt verlassen'] : []),
    ...(asked.sail ? ['mit einem Schiff weitersegeln'] : []),
  ];
  const move = raised(oder(moves));
  if (asked.raid) return `${move}; vorher darfst du ein Schiff überfallen.`;
  return asked.raided ? `${move}: Überfallen hast du schon.` : `${move}.`;
}

function inVoyage({ at, colour, next }: Extract<Prompt, { step: 'voyage' }>): string {
  const here = `Du bist ${placeAt(at)}${colour === null ? '' : ` (${deColour(colour)})`}`;
  if (next === 'free') return `${here}: Kostenlos weitersegeln oder den Zug hier beenden.`;
  if (next === null) return `${here}: Du hast weder eine solche Karte noch ein solches Segel. Beende deinen Zug.`;
  return `${here}: Mit einer Karte in ${deColour(next)} weitersegeln oder den Zug hier beenden.`;
}

function asked(what: Prompt): string {
  switch (what.step) {
    case 'place':
      return 'Wähle für jedes deiner Schiffe die Stadt, in der es beginnt.';
    case 'turn':
      return inTurn(what);
    case 'voyage':
      return inVoyage(what);
    case 'close':
      return 'Du hast alle sechs Farben: Rufe das Ende aus oder spiele weiter.';
  }
}

function doing(line: ActionLine, name: NameOf): string {
  switch (line.verb) {
    case 'place':
      return `Start in ${und(line.cities.map(place))}`;
    case 'raid':
      return `${theShip(line.ship)} von ${name(line.target)} mit ${cardsOf(line.cards)} überfallen`;
    case 'load':
      return `${deColour(line.colour)} auf ${theShip(line.ship)} laden`;
    case 'sail':
      return `mit ${toTheShip(line.ship)} segeln`;
    case 'turn':
      return `${theShip(line.ship)} umdrehen`;
    case 'on':
      return line.card === null ? 'kostenlos weitersegeln' : `mit einer Karte in ${deColour(line.card)} weitersegeln`;
    case 'stop':
      return 'die Fahrt beenden';
    case 'announce':
      return 'das Ende ausrufen';
    case 'done':
      return 'weiterspielen';
    case 'pass':
      return 'passen';
  }
}

const shipOf = (name: string, ship: ShipCode): string => `${shipName(ship)} von ${name}`;

function shipLabel({ name, ship, sails, state }: ShipLabel): string {
  const parts = [
    `${shipOf(name, ship)}, Segel in ${und(sails.map(deColour))}`,
    place(state.at),
    ...(state.heading === null ? [] : [boundFor(state.heading)]),
    ...(state.cargo === null ? [] : [`Ladung: ${cubesIn(state.cargo.cubes, state.cargo.colour)}`]),
    ...(state.robbed ? ['ausgeraubt: darf umdrehen'] : []),
  ];
  return raised(parts.join(', '));
}

const deGoldenHorn: GoldenHornWords = {
  facts: deFacts,
  sums: {
    voyage: (person, ship, from, to, played) =>
      `${theShipOf(person, ship)} ist ${played.length > 0 ? `${withCards(played)} ` : ''}${placeFrom(from)} ${placeTo(to)} gesegelt.`,
    refilled: (city, colours) => `${place(city)} wird aufgefüllt: ${cubesOf(colours)}.`,
    drew: (person, count, colours) =>
      `${deSubject(person)} ${deHas(person)} ${colours.length === count ? cardsOf(colours) : cards(count)} gezogen.`,
  },

  place,
  placeShort: (at) => {
    if (at === null) return '–';
    return typeof at === 'number' ? String(at) : ({ VEN: 'Ven', CON: 'Kon', MOD: 'Mod' } as const)[at];
  },
  colour: deColour,
  shipName,
  goods: cubesIn,
  cards,
  cubes,
  ruleset: { 'as-described': 'Wie beschrieben', 'as-published': 'Wie veröffentlicht' },

  chart: 'Der Seeweg',
  shipOf: (name, ship) => raised(shipOf(name, ship)),
  shipLabel,
  spaceLabel: (at, colour) => `Feld ${at}, ${deColour(colour)}`,
  modoneLabel: (ships, berths) => `Modone, ${ships}/${berths} Stellplätzen besetzt`,
  cityLabel: (city, lying, ships) => `${place(city)}, ${cubes(lying)}, ${shipsOf(ships)}`,
  cubesLabel: (count, colour, city) => `${cubesIn(count, colour)} ${placeAt(city)}`,
  howFar: 'Wie weit das Schiff segeln kann',
  noCard: 'ohne Karte',
  farthest: 'am weitesten',
  sailsPast: (spaces) =>
    spaces.length === 1
      ? `Feld ${spaces[0]} ist besetzt: Das Schiff segelt daran vorbei.`
      : `Die Felder ${und(spaces.map(String))} sind besetzt: Das Schiff segelt daran vorbei.`,
  toGo: (spaces, city) => `${many(spaces, 'Feld', 'Felder')} bis ${place(city)}`,
  free: 'kostenlos',
  fare: withCards,
  robbed: 'Ausgeraubt: darf beim nächsten Bewegen umdrehen',

  bringsHome: (name) => `${name} bringt heim`,
  raids: (name) => `${name} überfällt`,

  players: 'Spieler',
  you: 'du',
  playing: 'am Zug',
  fleet: 'Flotte',
  handSize: (count) => `${cards(count)} auf der Hand`,
  warehouseSize: (count) => `${cubes(count)} im Warenlager`,
  orderOfPlay: (starter) => `Gespielt wird von oben nach unten; ${starter} hat begonnen.`,

  hand: 'Deine Hand',
  cardLabel: (count, colour) => `${cards(count)} in ${deColour(colour)} auf der Hand`,
  warehouse: 'Dein Warenlager',
  cover: 'Hand und Warenlager verdecken',
  uncover: 'Hand und Warenlager zeigen',
  covered: 'Verdeckt.',
  rows: 'Sätze bis jetzt',
  row: (colours, bonus) => `${many(colours, 'Farbe', 'Farben')}${bonus > 0 ? `, ${points(bonus)} mehr` : ''}`,

  supply: 'Was noch da ist',
  bag: 'Sack',
  deck: (count) => `${cards(count)} im Nachziehstapel`,
  discards: 'Ablagestapel',
  discarded: (count, colour) => `${cards(count)} in ${deColour(colour)} im Ablagestapel`,
  howItEnds: 'Ende, wenn Sack und eine Stadt leer sind oder jemand mit allen sechs Farben es ausruft.',
  lastRound: (announcer) =>
    announcer === null
      ? 'Letzte Runde: Eine Stadt und der Sack sind leer.'
      : `Letzte Runde: ${announcer} hat das Ende ausgerufen.`,
  tabs: { hand: 'Hand', warehouse: 'Lager', supply: 'Sack', log: 'Logbuch' },
  turn: 'Zug',

  ordersFor: (ship, at) => `${raised(shipName(ship))}, ${place(at)}`,
  whichShip: 'Welches Schiff?',
  asFarAs: (to, played) => `bis ${place(to)}, ${played.length === 0 ? 'ohne Karte' : cards(played.length)}`,
  raidFirst: (ships) => `Zuerst überfallen: ${shipsOf(ships)} in Reichweite`,
  raidTakes: 'Ein Würfel, im Lager',
  raidCards: 'Mit welchen Karten',
  otherwise: 'Nicht überfallen',
  cargoFor: (city) => `Ladung für ${place(city)}`,
  atHome: 'im Lager',
  goodsOf: (colour, row) =>
    row === null ? deColour(colour) : `${deColour(colour)}: ${ROWS[row] ?? `Satz aus ${row} Farben`}`,
  endsTitle: 'Wo die Fahrt enden kann',
  towards: (city, round) => `${round ? 'Umgedreht, nach' : 'Nach'} ${place(city)}`,
  loadWhat: (ship, farthest) =>
    `Was auf ${theShip(ship)} laden?${farthest === null ? '' : ` Danach geht es bis ${place(farthest)}.`}`,
  sailWhere: (ship) => `Wo soll die Fahrt mit ${toTheShip(ship)} enden?`,
  ready: (line, to) => {
    const again = 'Drücke noch einmal, um es zu tun.';
    if (line.verb === 'load')
      return `${deColour(line.colour)} laden${to === null ? '' : ` und ${placeTo(to)} segeln`}? ${again}`;
    return `${to === null ? 'Ausführen' : `${raised(placeTo(to))} segeln`}? ${again}`;
  },
  load: (count, colour) => `${count} in ${deColour(colour)} laden`,
  doingLoad: 'Laden',
  loadFirst: 'Waren wählen',
  loadFinal: (city, to) =>
    `${place(city)} wird gleich aus dem Sack aufgefüllt; deshalb lässt sich Laden nicht zurücknehmen. ${
      to === null
        ? 'Das Schiff segelt ein Feld weit; dann segelst du weiter oder hältst an.'
        : 'Die Karten werden danach gespielt und lassen sich zurücknehmen.'
    }`,
  sailFinal: 'Bei der Ankunft werden Karten gezogen; deshalb lässt sich das nicht zurücknehmen.',
  asked,
  doing,
  voyage: (ship, to) =>
    ship === null ? `${placeTo(to)} weitersegeln` : `mit ${toTheShip(ship)} ${placeTo(to)} segeln`,
  withCards,
  steps: (names) => raised(names.join(', dann ')),
  chance: 'Waren und Karten werden gezogen.',
  atOnce: 'Ist es getan, lässt es sich nicht zurücknehmen.',
  refillNote: (city) => `${place(city)} wird aus dem Sack aufgefüllt, dann segelt das Schiff ab.`,
  arrives: (count, colour) =>
    count === 0 || colour === null
      ? 'Kommt an und hat nichts auszuladen.'
      : `${cubesIn(count, colour)} für dein Warenlager.`,
  draws: (count) => `Du ziehst ${cards(count)}.`,
  lastCube: (name) => `Es ist der letzte Würfel an Bord: ${name} darf danach umdrehen.`,
  waysLeft: (count) => `${many(count, 'Möglichkeit', 'Möglichkeiten')}: Wähle als Nächstes eine.`,
  placing: 'Wo deine Schiffe beginnen',
  placeShips: 'Schiffe aufstellen',
  placeNote: 'Jede Stadt beginnt mit neun Würfeln. Ein Schiff kann keine Farbe seiner eigenen Segel laden.',
  raidQuestion: (name, ship) => `${raised(theShip(ship))} von ${name} überfallen: Mit welchen Karten?`,
  raidNote: 'Ein Würfel kommt sofort in dein Warenlager.',
  announceNote: 'Diese Runde wird zu Ende gespielt, dann kommt die Wertung.',
  goOnNote: 'Die Partie geht weiter; ausrufen kannst du nach einem späteren Zug.',
  sailFirst: 'erst ein Schiff',
  round: (round) => `Runde ${round}`,
  lastRoundShort: 'letzte Runde',
  beforePlay: 'Vor der Abfahrt',
  boardNote:
    'Die Segel der Flotten und die Farben der einzelnen Felder sind rekonstruiert; wer das Spiel besitzt, kann mit einer eigenen Spielplandatei spielen.',
  rulesetNote: (ruleset) =>
    ruleset === 'as-described'
      ? 'Wie beschrieben, eine Zusammenfassung der Regeln: drei Karten für einen Überfall; Schiffe mit einer, zwei, drei Farben ziehen bei der Ankunft 1, 2, 3 Karten.'
      : 'Wie veröffentlicht, das Spiel in der Schachtel: zwei Karten für einen Überfall; Schiffe mit einer, zwei, drei Farben ziehen bei der Ankunft 3, 2, 1 Karten.',
  emptyWarehouse: 'Das Warenlager ist leer.',
  score: points,
};

/** What the table of Golden Horn says in German, with what comes late. */
export const de = { words: deGoldenHorn, end: deEnd, reasons: deReasons, told: deTold };
