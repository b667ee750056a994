import type { CityCode, Colour, GoldenHornFact, Place, Ruleset, ShipCode, ShipJson } from '@levante/golden-horn/rules';
import type { NamedPerson } from '@levante/table/words/person.ts';
import type { ActionLine } from '../match/lines.ts';
import type { Lack } from './lack.ts';

export type FactMap = { readonly [F in GoldenHornFact as F['type']]: F };
export type FactType = keyof FactMap;
/** Who is spoken of, by seat. */
export type NameOf = (seat: number) => string;
/** Who is spoken of, by seat, where the reader is called "you". */
export type PersonOf = (seat: number) => NamedPerson;
/** A sentence for everything that can happen. */
export type FactWords = { readonly [T in FactType]: (fact: FactMap[T], person: PersonOf) => string };

/** The codes with which these rules say no to what one can click, or to what another tab has overtaken. */
export const SAID_HERE = [
  'not-your-turn',
  'match-over',
  'act-first',
  'already-acted',
  'not-a-target',
  'wrong-cards',
  'not-in-hand',
  'not-anchored',
  'own-sail-colour',
  'no-such-cube',
  'no-such-card',
  'not-robbed',
  'not-eligible',
  'nothing-to-pass-for',
  'not-reachable',
  'ship-first',
] as const;
export type RefusalWords = { readonly [C in (typeof SAID_HERE)[number]]: (lack: Lack, name: NameOf) => string };

/** What is asked of a player now. */
export type Prompt =
  | { readonly step: 'place' }
  | {
      readonly step: 'turn';
      readonly load: boolean;
      readonly sail: boolean;
      readonly turn: boolean;
      readonly raid: boolean;
      readonly raided: boolean;
      readonly pass: boolean;
    }
  /** `next`: what a further step costs; null where there is none. */
  | {
      readonly step: 'voyage';
      readonly at: Place;
      readonly colour: Colour | null;
      readonly next: 'free' | Colour | null;
    }
  | { readonly step: 'close' };

export interface ShipLabel {
  readonly name: string;
  readonly ship: ShipCode;
  readonly sails: readonly Colour[];
  readonly state: ShipJson;
}

/** A line of the log that sums several facts up. */
export interface Sums {
  voyage(person: NamedPerson, ship: ShipCode, from: Place, to: Place, cards: readonly Colour[]): string;
  refilled(city: CityCode, colours: readonly Colour[]): string;
  drew(person: NamedPerson, count: number, colours: readonly Colour[]): string;
}

/** Everything that the table of Golden Horn says, in one language. */
export interface GoldenHornWords {
  readonly facts: FactWords;
  readonly sums: Sums;

  // things
  place(place: Place | null): string;
  placeShort(place: Place | null): string;
  colour(colour: Colour): string;
  shipName(ship: ShipCode): string;
  goods(count: number, colour: Colour): string;
  cards(count: number): string;
  cubes(count: number): string;
  readonly ruleset: { readonly [R in Ruleset]: string };

  // the chart
  readonly chart: string;
  /** Whose ship it is, as a name. */
  shipOf(name: string, ship: ShipCode): string;
  shipLabel(ship: ShipLabel): string;
  spaceLabel(place: number, colour: Colour): string;
  modoneLabel(ships: number, berths: number): string;
  cityLabel(city: CityCode, cubes: number, ships: number): string;
  cubesLabel(count: number, colour: Colour, city: CityCode): string;
  readonly howFar: string;
  readonly noCard: string;
  readonly farthest: string;
  /** The sea spaces that are sailed past. */
  sailsPast(spaces: readonly number[]): string;
  /** How many sea spaces a ship has before her, and what comes after them. */
  toGo(spaces: number, city: CityCode): string;
  readonly free: string;
  fare(cards: readonly Colour[]): string;
  readonly robbed: string;

  // what changes hands
  bringsHome(name: string): string;
  raids(name: string): string;

  // players
  readonly players: string;
  readonly you: string;
  readonly playing: string;
  readonly fleet: string;
  handSize(cards: number): string;
  warehouseSize(cubes: number): string;
  orderOfPlay(starter: string): string;

  // what is mine
  readonly hand: string;
  cardLabel(count: number, colour: Colour): string;
  readonly warehouse: string;
  readonly cover: string;
  readonly uncover: string;
  readonly covered: string;
  readonly rows: string;
  row(colours: number, bonus: number): string;

  // what is left
  readonly supply: string;
  readonly bag: string;
  deck(cards: number): string;
  readonly discards: string;
  discarded(count: number, colour: Colour): string;
  readonly howItEnds: string;
  /** Who announced the end; null where goods ran out. */
  lastRound(announcer: string | null): string;
  readonly tabs: { readonly hand: string; readonly warehouse: string; readonly supply: string; readonly log: string };
  readonly turn: string;

  // acting
  ordersFor(ship: ShipCode, at: Place | null): string;
  readonly whichShip: string;
  asFarAs(to: Place, cards: readonly Colour[]): string;
  raidFirst(ships: number): string;
  readonly raidTakes: string;
  readonly raidCards: string;
  /** Lets a choice be. */
  readonly otherwise: string;
  cargoFor(city: CityCode): string;
  readonly atHome: string;
  /** A kind of goods, and the row it would complete. */
  goodsOf(colour: Colour, row: number | null): string;
  readonly endsTitle: string;
  /** Which way a voyage leads; `round`: the ship turns round for it. */
  towards(city: CityCode, round: boolean): string;
  loadWhat(ship: ShipCode, farthest: Place | null): string;
  sailWhere(ship: ShipCode): string;
  ready(line: ActionLine, to: Place | null): string;
  load(cubes: number, colour: Colour): string;
  readonly doingLoad: string;
  readonly loadFirst: string;
  /** What is final about loading, where the ship sails to then; null: one space on. */
  loadFinal(city: CityCode, to: Place | null): string;
  readonly sailFinal: string;
  asked(asked: Prompt): string;
  /** A short name for an action, as it stands within a sentence; `voyage` likewise. */
  doing(line: ActionLine, name: NameOf): string;
  voyage(ship: ShipCode | null, to: Place): string;
  withCards(cards: readonly Colour[]): string;
  steps(list: readonly string[]): string;
  readonly chance: string;
  readonly atOnce: string;
  refillNote(city: CityCode): string;
  arrives(cubes: number, colour: Colour | null): string;
  draws(cards: number): string;
  lastCube(name: string): string;
  waysLeft(count: number): string;
  readonly placing: string;
  readonly placeShips: string;
  readonly placeNote: string;
  raidQuestion(name: string, ship: ShipCode): string;
  readonly raidNote: string;
  readonly announceNote: string;
  readonly goOnNote: string;
  readonly sailFirst: string;
  round(round: number): string;
  readonly lastRoundShort: string;
  readonly beforePlay: string;
  readonly boardNote: string;
  rulesetNote(ruleset: Ruleset): string;

  // the end
  score(points: number): string;
  readonly emptyWarehouse: string;
}

/** The sentence for a fact. */
export function tell<T extends FactType>(words: FactWords, type: T, fact: FactMap[T], person: PersonOf): string {
  return words[type](fact, person);
}
