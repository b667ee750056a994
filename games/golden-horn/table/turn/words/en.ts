import type { PlatformRefusal } from '@levante/contract';
import type { CityCode, Colour, GoldenHornRefusal, Place, ShipCode } from '@levante/golden-horn/rules';
import { enOr, many } from '@levante/table/words/en-grammar.ts';
import { raised, type WordsFor } from '@levante/table/words/grammar.ts';
import type { ActionLine, NameOf } from '../../match/lines.ts';
import { cards, cubes, enCounted, place, placeOrNone, shipName } from '../../words/en.ts';
import type { Prompt } from '../intents.ts';

type PromptWords = WordsFor<{ readonly [P in Prompt as P['step']]: P }, undefined>;
type DoingWords = WordsFor<{ readonly [L in ActionLine as L['verb']]: L }, NameOf>;

const card = (colour: Colour): string => `${colour === 'orange' ? 'an' : 'a'} ${colour} card`;

const questions: PromptWords = {
  place: () => 'Choose the city in which each of your ships starts.',
  turn: (prompt) => {
    if (prompt.pass) return 'None of your ships can be moved: pass.';
    const moves = [
      ...(prompt.load ? ['load a ship and leave a city'] : []),
      ...(prompt.sail ? ['sail a ship on'] : []),
    ];
    const move = raised(enOr(moves));
    if (prompt.raid) return `${move}; you may raid a ship first.`;
    return prompt.raided ? `${move}: the raid is done.` : `${move}.`;
  },
  voyage: ({ at, colour, next }) => {
    const here = `You are on ${placeOrNone(at)}, ${colour ?? ''}`;
    if (next === 'free') return `${here}: sail on free, or end your turn here.`;
    if (next === null) return `${here}: you have no such card or sail. End your turn.`;
    return `${here}: sail on for ${next === 'orange' ? 'an' : 'a'} ${next} card, or end your turn here.`;
  },
  close: () => 'You hold all six colours: announce the end, or play on.',
};

const doing: DoingWords = {
  place: (line) => `start in ${line.cities.map(placeOrNone).join(', ')}`,
  raid: (line, name) => `raid ${name(line.target)}’s ${shipName(line.ship)} with ${enCounted(line.cards)}`,
  load: (line) => `load ${line.colour} on the ${shipName(line.ship)}`,
  sail: (line) => `sail the ${shipName(line.ship)}`,
  turn: (line) => `turn the ${shipName(line.ship)} round`,
  on: (line) =>
    line.card === null ? 'sail on, free' : `sail on for ${line.card === 'orange' ? 'an' : 'a'} ${line.card} card`,
  stop: () => 'end the voyage',
  announce: () => 'announce the end',
  done: () => 'play on',
  pass: () => 'pass',
};

/** Known data of a refusal: the intended action, and what is missing. */
export interface Lack {
  readonly ship?: ShipCode | undefined;
  readonly seat?: number | undefined;
  readonly city?: CityCode | undefined;
  /** The place where a ship is or must stop. */
  readonly at?: Place | undefined;
  /** The required or selected colour. */
  readonly colour?: Colour | undefined;
  /** Number and colours of the cards for a raid, and the number of them in hand. */
  readonly raid?: { readonly cards: number; readonly colours: readonly Colour[]; readonly held: number } | undefined;
  /** Whether a step is free. */
  readonly free?: boolean;
  /** Whether the ship has no cargo. */
  readonly empty?: boolean;
}

/** Refusals of what one can click, or of what another tab has overtaken. */
type RefusalCode =
  | Exclude<GoldenHornRefusal, PlatformRefusal>
  | 'not-your-turn'
  | 'match-over'
  | 'not-reachable'
  | 'ship-first';

const refusals: WordsFor<{ readonly [C in RefusalCode]: Lack }, NameOf> = {
  'not-your-turn': () => 'It is not your turn.',
  'match-over': () => 'The match is over.',
  'act-first': ({ colour }) =>
    colour
      ? 'A card pays for a step or a raid: choose a ship first.'
      : 'A ship must be moved first: one in a city by loading, one at sea by sailing.',
  'already-acted': () => 'That is done for this turn: one raid, and one ship moved.',
  'not-a-target': ({ seat, ship, at, empty }, name) => {
    if (seat === undefined || !ship || at === undefined)
      return 'Only another player’s ship with cubes aboard, on a sea space, can be raided.';
    const whose = `${name(seat)}’s ${shipName(ship)}`;
    return empty
      ? `${whose} has no cube aboard that could be taken.`
      : `${whose} is in ${place(at)}: it can be raided only at sea.`;
  },
  'wrong-cards': ({ at, colour, free }) => {
    if (at !== undefined && free) return `You sail on from ${place(at)} for free: no card is needed.`;
    return at !== undefined && colour
      ? `Sailing on from ${place(at)} takes ${card(colour)}.`
      : 'Use cards of the right colour: the target’s sails in a raid, the space on a voyage.';
  },
  'not-in-hand': ({ at, colour, raid }) => {
    if (raid) return `This raid takes ${many(raid.cards, 'card')} of ${enOr(raid.colours)}; you hold ${raid.held}.`;
    return at !== undefined && colour
      ? `Sailing on from ${place(at)} takes ${card(colour)}, and you have none.`
      : 'You do not hold the cards for this.';
  },
  'not-anchored': ({ city }) =>
    city
      ? `None of your ships is in ${place(city)}: only one that is can load there.`
      : 'None of your ships can load there: it must be in this city.',
  'own-sail-colour': ({ ship, colour, city }) => {
    if (ship && colour)
      return `${raised(colour)} is on the sails of your ${shipName(ship)}: a ship never loads its own colours.`;
    return ship && city
      ? `There is nothing in ${place(city)} that your ${shipName(ship)} may load: never a colour of its own sails.`
      : 'A ship never loads a colour of its own sails.';
  },
  'no-such-cube': ({ city, colour }) =>
    city && colour ? `There is no ${colour} cube in ${place(city)}.` : 'There is no cube of this colour there.',
  'no-such-card': () => 'There is no such card.',
  'not-robbed': () => 'Only a ship robbed of its last cube may turn round.',
  'not-eligible': () => 'The end can be announced only after a turn, with all six colours in the warehouse.',
  'nothing-to-pass-for': () => 'A ship can be moved: pass only when none can.',
  'not-reachable': ({ ship, at, colour }) => {
    if (!ship || at === undefined) return 'You can’t get there this turn.';
    const far = `Your ${shipName(ship)} gets as far as ${place(at)}`;
    return colour
      ? `${far}: sailing on from there takes ${card(colour)}, and you have none left.`
      : `${far} this turn.`;
  },
  'ship-first': () => 'Choose the ship first: more than one of yours could sail there.',
};

const ROWS: { readonly [colours: number]: string } = { 4: 'four', 5: 'five', 6: 'six' };

const en = {
  questions,
  doing,
  voyage: (ship: ShipCode | null, to: Place) =>
    ship === null ? `sail on to ${placeOrNone(to)}` : `sail the ${shipName(ship)} to ${placeOrNone(to)}`,
  steps: (names: readonly string[]) => raised(names.join(', then ')),
  atOnce: 'This cannot be undone.',
  refillNote: (city: CityCode) => `${placeOrNone(city)} is refilled from the bag, then the ship sails.`,
  arrives: (count: number, colour: Colour | null) =>
    count === 0 || colour === null
      ? 'Arrives with nothing to unload.'
      : `${cubes(count)} of ${colour} for your warehouse.`,
  draws: (count: number) => `You draw ${cards(count)}.`,
  lastCube: (name: string) => `It is the last cube aboard: ${name} may turn round.`,
  plansLeft: (count: number) => `${many(count, 'way')}: pick one next.`,
  raidNote: 'One cube goes straight to your warehouse.',
  refusals,

  free: 'free',
  ordersFor: (ship: ShipCode, at: Place | null) => `${raised(shipName(ship))}, ${placeOrNone(at)}`,
  whichShip: 'Which ship?',
  asFarAs: (to: Place, played: readonly Colour[]) =>
    `as far as ${placeOrNone(to)}, ${played.length === 0 ? 'no card' : cards(played.length)}`,
  raidFirst: (ships: number) => `Raid first: ${many(ships, 'ship')} in reach`,
  raidTakes: 'One cube, at home',
  raidCards: 'With which cards',
  /** Lets a choice be. */
  otherwise: 'Do not raid',
  cargoFor: (city: CityCode) => `Cargo for ${placeOrNone(city)}`,
  atHome: 'at home',
  /** A kind of goods, and the row it would complete. */
  goodsOf: (colour: Colour, row: number | null) => (row === null ? colour : `${colour}: a row of ${ROWS[row] ?? row}`),
  endsTitle: 'Where she can stop',
  loadWhat: (ship: ShipCode, farthest: Place | null) =>
    `Load what on the ${shipName(ship)}?${farthest === null ? '' : ` Then as far as ${placeOrNone(farthest)}.`}`,
  sailWhere: (_ship: ShipCode) => 'Where should it stop?',
  ready: (line: ActionLine, to: Place | null) => {
    if (line.verb === 'load')
      return `Load ${line.colour}${to === null ? '' : ` and sail to ${placeOrNone(to)}`}? Press again to do it.`;
    return `${to === null ? 'Do it' : `Sail to ${placeOrNone(to)}`}? Press again to do it.`;
  },
  load: (count: number, colour: Colour) => `Load ${count} ${colour}`,
  doingLoad: 'Load',
  loadFirst: 'choose goods',
  /** Why loading is final; `to` is the destination after it, or null for one space ahead. */
  loadFinal: (city: CityCode, to: Place | null) =>
    `${placeOrNone(city)} is refilled from the bag immediately, so loading cannot be undone. ${
      to === null
        ? 'The ship sails one space; then sail on or stop.'
        : 'The cards are played after that, and can be undone.'
    }`,
  sailFinal: 'Cards are drawn on arrival, so this cannot be undone.',
  placing: 'Where your ships start',
  placeShips: 'Place the ships',
  placeNote: 'Each city starts with nine cubes. A ship cannot load a colour of its own sails.',
  raidQuestion: (name: string, ship: ShipCode) => `Raid ${name}’s ${shipName(ship)}: with which cards?`,
  announceNote: 'This round is played out, then points are counted.',
  goOnNote: 'The match continues; you can announce the end after a later turn.',
  sailFirst: 'move a ship first',
};

export default en;

/** Texts of a turn. */
export type HornTurnWords = typeof en;

/** Returns whether there is a sentence for a refusal code. */
export const hasSentence = (code: string): code is RefusalCode => Object.hasOwn(refusals, code);
