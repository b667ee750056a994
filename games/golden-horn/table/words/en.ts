import type { Colour, Place, ShipCode } from '@levante/golden-horn/rules';
import { enSubject, enWhose, enAnd as list, enOr as or } from '@levante/table/words/en-grammar.ts';
import { formFor, many } from '@levante/table/words/en-plural.ts';
import { raised } from '@levante/table/words/raised.ts';
import type { ActionLine } from '../match/lines.ts';
import { enFacts, place as placeName, shipName } from './en-facts.ts';
import { enCounted as counted } from './en-things.ts';
import type { GoldenHornWords, NameOf, Prompt, ShipLabel } from './words.ts';

const cubes = (count: number): string => many(count, 'cube', 'cubes');
const cards = (count: number): string => many(count, 'card', 'cards');

const place = (at: Place | null): string => (at === null ? 'not placed yet' : placeName(at));

const withCards = (played: readonly Colour[]): string =>
  played.length === 0 ? 'free' : `for ${counted(played)} ${formFor(played.length, 'card')}`;

const ROWS: { readonly [colours: number]: string } = { 4: 'four', 5: 'five', 6: 'six' };

function inTurn(asked: Extract<Prompt, { step: 'turn' }>): string {
  if (asked.pass) return 'None of your ships can be moved: pass.';
  const moves = [...(asked.load ? ['load a ship and leave a city'] : []), ...(asked.sail ? ['sail a ship on'] : [])];
  const move = raised(or(moves));
  if (asked.raid) return `${move}; you may raid a ship first.`;
  return asked.raided ? `${move}: the raid is done.` : `${move}.`;
}

function inVoyage({ at, colour, next }: Extract<Prompt, { step: 'voyage' }>): string {
  const here = `You are on ${place(at)}, ${colour ?? ''}`;
  if (next === 'free') return `${here}: sail on free, or end your turn here.`;
  if (next === null) return `${here}: you have no such card or sail. End your turn.`;
  return `${here}: sail on for ${next === 'orange' ? 'an' : 'a'} ${next} card, or end your turn here.`;
}

function asked(what: Prompt): string {
  switch (what.step) {
    case 'place':
      return 'Choose the city in which each of your ships starts.';
    case 'turn':
      return inTurn(what);
    case 'voyage':
      return inVoyage(what);
    case 'close':
      return 'You hold all six colours: announce the end, or play on.';
  }
}

function doing(line: ActionLine, name: NameOf): string {
  switch (line.verb) {
    case 'place':
      return `start in ${line.cities.map(place).join(', ')}`;
    case 'raid':
      return `raid ${name(line.target)}’s ${shipName(line.ship)} with ${counted(line.cards)}`;
    case 'load':
      return `load ${line.colour} on the ${shipName(line.ship)}`;
    case 'sail':
      return `sail the ${shipName(line.ship)}`;
    case 'turn':
      return `turn the ${shipName(line.ship)} round`;
    case 'on':
      return line.card === null
        ? 'sail on, free'
        : `sail on for ${line.card === 'orange' ? 'an' : 'a'} ${line.card} card`;
    case 'stop':
      return 'end the voyage';
    case 'announce':
      return 'announce the end';
    case 'done':
      return 'play on';
    case 'pass':
      return 'pass';
  }
}

const shipOf = (name: string, ship: ShipCode): string => `${name}’s ${shipName(ship)}`;

function shipLabel({ name, ship, sails, state }: ShipLabel): string {
  const parts = [
    `${shipOf(name, ship)}, sails ${list(sails)}`,
    place(state.at),
    ...(state.heading === null ? [] : [`heading for ${place(state.heading)}`]),
    ...(state.cargo === null ? [] : [`carrying ${state.cargo.cubes} ${state.cargo.colour}`]),
    ...(state.robbed ? ['robbed empty: may turn round'] : []),
  ];
  return parts.join(', ');
}

export const enGoldenHorn: GoldenHornWords = {
  facts: enFacts,
  sums: {
    voyage: (person, ship, from, to, played) =>
      `${raised(enWhose(person))} ${shipName(ship)} sailed from ${place(from)} to ${place(to)}${played.length > 0 ? ` ${withCards(played)}` : ''}.`,
    refilled: (city, colours) => `${place(city)} is refilled: ${counted(colours)}.`,
    drew: (person, count, colours) =>
      colours.length === count
        ? `${enSubject(person)} drew ${counted(colours)}.`
        : `${enSubject(person)} drew ${cards(count)}.`,
  },

  place,
  placeShort: (at) => {
    if (at === null) return '–';
    return typeof at === 'number' ? String(at) : ({ VEN: 'Ven', CON: 'Con', MOD: 'Mod' } as const)[at];
  },
  colour: (colour) => colour,
  shipName,
  goods: (count, colour) => `${count} ${colour}`,
  cards,
  cubes,
  ruleset: { 'as-described': 'As described', 'as-published': 'As published' },

  chart: 'The sea lane',
  shipOf,
  shipLabel,
  spaceLabel: (at, colour) => `Space ${at}, ${colour}`,
  modoneLabel: (ships, berths) => `Modone, ${ships}/${berths} berths taken`,
  cityLabel: (city, lying, ships) => `${place(city)}, ${cubes(lying)}, ${many(ships, 'ship', 'ships')}`,
  cubesLabel: (count, colour, city) => `${cubes(count)} of ${colour} in ${place(city)}`,
  howFar: 'How far she may sail',
  noCard: 'no card',
  farthest: 'the farthest',
  sailsPast: (spaces) =>
    spaces.length === 1
      ? `Space ${spaces[0]} is taken: she sails past it.`
      : `Spaces ${list(spaces.map(String))} are taken: she sails past them.`,
  toGo: (spaces, city) => `${many(spaces, 'space')} to ${place(city)}`,
  free: 'free',
  fare: withCards,
  robbed: 'Robbed empty: may turn round when next moved',

  bringsHome: (name) => `${name} brings home`,
  raids: (name) => `${name} raids`,

  players: 'Players',
  you: 'you',
  playing: 'to play',
  fleet: 'Fleet',
  handSize: (count) => `${cards(count)} in hand`,
  warehouseSize: (count) => `${cubes(count)} in the warehouse`,
  orderOfPlay: (starter) => `Play runs down the list; ${starter} began.`,

  hand: 'Your hand',
  cardLabel: (count, colour) => `${cards(count)} of ${colour} in hand`,
  warehouse: 'Your warehouse',
  cover: 'Cover hand and warehouse',
  uncover: 'Show hand and warehouse',
  covered: 'Covered.',
  rows: 'Rows so far',
  row: (colours, bonus) => `${many(colours, 'colour', 'colours')}${bonus > 0 ? `, ${many(bonus, 'point')} more` : ''}`,

  supply: 'What is left',
  bag: 'Bag',
  deck: (count) => `${cards(count)} in the draw pile`,
  discards: 'Discards',
  discarded: (count, colour) => `${count} ${colour} discarded`,
  howItEnds: 'Ends when bag and a city are empty, or with all six colours in a warehouse, if announced.',
  lastRound: (announcer) =>
    announcer === null ? 'Last round: a city and the bag are empty.' : `Last round: ${announcer} announced the end.`,
  tabs: { hand: 'Hand', warehouse: 'Store', supply: 'Bag', log: 'Log' },
  turn: 'Turn',

  ordersFor: (ship, at) => `${raised(shipName(ship))}, ${place(at)}`,
  whichShip: 'Which ship?',
  asFarAs: (to, played) => `as far as ${place(to)}, ${played.length === 0 ? 'no card' : cards(played.length)}`,
  raidFirst: (ships) => `Raid first: ${many(ships, 'ship')} in reach`,
  raidTakes: 'One cube, at home',
  raidCards: 'With which cards',
  otherwise: 'Do not raid',
  cargoFor: (city) => `Cargo for ${place(city)}`,
  atHome: 'at home',
  goodsOf: (colour, row) => (row === null ? colour : `${colour}: a row of ${ROWS[row] ?? row}`),
  endsTitle: 'Where she may end',
  towards: (city, round) => `${round ? 'Turning round, to' : 'To'} ${place(city)}`,
  loadWhat: (ship, farthest) =>
    `Load what on the ${shipName(ship)}?${farthest === null ? '' : ` Then as far as ${place(farthest)}.`}`,
  sailWhere: (ship) => `Where is the ${shipName(ship)} to end?`,
  ready: (line, to) => {
    if (line.verb === 'load')
      return `Load ${line.colour}${to === null ? '' : ` and sail to ${place(to)}`}? Press again to do it.`;
    return `${to === null ? 'Do it' : `Sail to ${place(to)}`}? Press again to do it.`;
  },
  load: (count, colour) => `Load ${count} ${colour}`,
  doingLoad: 'Load',
  loadFirst: 'choose goods',
  loadFinal: (city, to) =>
    `${place(city)} is refilled from the bag at once, so a load cannot be taken back. ${
      to === null
        ? 'She sails one space; then go on, or stop.'
        : 'The cards are played after that, and can be taken back.'
    }`,
  sailFinal: 'Cards are drawn on arrival, so this cannot be taken back.',
  asked,
  doing,
  voyage: (ship, to) => (ship === null ? `sail on to ${place(to)}` : `sail the ${shipName(ship)} to ${place(to)}`),
  withCards,
  steps: (names) => raised(names.join(', then ')),
  chance: 'Goods and cards are being drawn.',
  atOnce: 'Once done, it cannot be taken back.',
  refillNote: (city) => `${place(city)} is refilled from the bag, then the ship sails.`,
  arrives: (count, colour) =>
    count === 0 || colour === null
      ? 'Arrives with nothing to unload.'
      : `${cubes(count)} of ${colour} for your warehouse.`,
  draws: (count) => `You draw ${cards(count)}.`,
  lastCube: (name) => `It is the last cube aboard: ${name} may turn round.`,
  waysLeft: (count) => `${many(count, 'way')}: pick one next.`,
  placing: 'Where your ships start',
  placeShips: 'Place the ships',
  placeNote: 'Each city starts with nine cubes. A ship cannot load a colour of its own sails.',
  raidQuestion: (name, ship) => `Raid ${name}’s ${shipName(ship)}: with which cards?`,
  raidNote: 'One cube goes straight to your warehouse.',
  announceNote: 'This round is played out, then everyone counts.',
  goOnNote: 'The match goes on; you can announce after a later turn.',
  sailFirst: 'move a ship first',
  round: (round) => `Round ${round}`,
  lastRoundShort: 'last round',
  beforePlay: 'Setting out',
  boardNote:
    'What the sails of each fleet show and the colours of the single spaces are a reconstruction; if you own the game, you can play on a board file of your own.',
  rulesetNote: (ruleset) =>
    ruleset === 'as-described'
      ? 'As described, a summary of the rules: three cards for a raid; ships of one, two, three colours draw 1, 2, 3 cards on arrival.'
      : 'As published, the game in the box: two cards for a raid; ships of one, two, three colours draw 3, 2, 1 cards on arrival.',
  emptyWarehouse: 'Nothing in the warehouse.',
  score: (count) => many(count, 'point', 'points'),
};
