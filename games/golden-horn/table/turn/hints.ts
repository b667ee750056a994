import { type JsonObject, type Refusal, refuse, type Seat } from '@levante/contract';
import {
  CITY_CODES,
  COLOURS,
  type Colour,
  type GoldenHornFact,
  type GoldenHornRefusal,
  type Place,
  SHIPS,
  type ShipCode,
} from '@levante/golden-horn/rules';
import type { Hint } from '@levante/table/pointing/pointing.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { spacesOf } from '../lane/lane.ts';
import type { Target } from '../match/context.ts';
import type { NameOf } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import { goldenHornWords } from '../words/index.ts';
import { colourAt, type Intent, intentsOf, keyOf, openIntents, targetAt } from './intents.ts';
import { hasSentence, type Lack } from './words/en.ts';
import { hornTurnWords, sayAction } from './words/index.ts';

/** Codes that explain little: another reason is preferred to them. */
const VAGUE: ReadonlySet<string> = new Set(['not-anchored', 'act-first', 'no-such-cube']);

/** Returns the refusal of a target without legal intents, given by the rules for the intended action. */
export function whyNot(position: Position, picked: readonly Target[], target: Target): Refusal | null {
  const seat = position.actor;
  if (seat === null || position.json.step === 'place') return null;
  const refused = meant(position, seat, target).flatMap((line) => {
    const refusal = position.refusal(line);
    return refusal === null ? [] : [{ line, refusal }];
  });
  const telling = refused.find(({ refusal }) => !VAGUE.has(refusal.code)) ?? refused[0];
  if (!telling) return beyond(position, seat, picked, target);
  const { line, refusal } = telling;
  const { code, clause, data } = refusal;
  return { code, clause, data: { ...lacking(position, target, line, code), ...data } };
}

/** Returns data that the rules' refusal lacks: which ship, where, what colour. */
function lacking(position: Position, target: Target, line: string, code: string): JsonObject {
  const { actor, json } = position;
  const [, , ship = ''] = line.split(' ');
  if (target.on === 'ship' && target.seat !== actor) {
    const { at, cargo } = json.players[target.seat]?.ships[target.ship] ?? {};
    const whose = {
      ship: target.ship,
      seat: target.seat,
      empty: cargo === null && typeof at === 'number',
      at: at ?? null,
    };
    return code === 'not-in-hand' ? raidNeeds(position, target.seat, target.ship) : whose;
  }
  if (target.on === 'ship')
    return { ship: target.ship, city: json.players[target.seat]?.ships[target.ship].at ?? null };
  if (target.on === 'cubes') return { ship, city: target.city, colour: target.colour };
  if (target.on === 'hand-card' && json.step === 'voyage') return tollOf(position);
  return target.on === 'hand-card' ? { colour: target.colour } : {};
}

/** Returns the number and colours of the cards for a raid, and how many of them are held (GH-4.2). */
function raidNeeds(position: Position, seat: Seat, ship: ShipCode): JsonObject {
  const { board, json, actor } = position;
  const { fleet = 'A' } = json.players[seat] ?? {};
  const colours = [...new Set(board.fleets[fleet][SHIPS.indexOf(ship)] ?? [])];
  const hand = json.players[actor ?? 0]?.hand;
  const held = hand && !('count' in hand) ? colours.reduce((sum, colour) => sum + hand[colour], 0) : 0;
  return { cards: board.rulesets[json.options.ruleset].raidCards, colours, held };
}

/** Returns the cost of the next step of the current voyage. */
function tollOf(position: Position): JsonObject {
  const { shipAt } = position;
  return { at: shipAt, colour: colourAt(position, shipAt), free: position.allows(`${position.actor} on`) };
}

/** The actions a person may mean, likeliest first. */
function meant(position: Position, seat: Seat, target: Target): readonly string[] {
  switch (target.on) {
    case 'ship':
      return target.seat === seat
        ? ownShip(seat, target.ship, COLOURS)
        : [`${seat} raid ${target.seat}.${target.ship} ${raidCards(position, target.seat, target.ship)}`];
    case 'cubes':
      return SHIPS.filter((ship) => position.json.players[seat]?.ships[ship].at === target.city).map(
        (ship) => `${seat} load ${ship} ${target.colour}`,
      );
    case 'hand-card':
      return [`${seat} on ${target.colour}`];
    default:
      return [];
  }
}

function ownShip(seat: Seat, ship: ShipCode, colours: readonly Colour[]): readonly string[] {
  return [`${seat} sail ${ship}`, ...colours.map((colour) => `${seat} load ${ship} ${colour}`)];
}

/** Returns as many cards in the colours of the ship's sails as a raid requires, cards in hand first. */
function raidCards(position: Position, target: Seat, ship: ShipCode): string {
  const { board, json } = position;
  const fleet = json.players[target]?.fleet ?? 'A';
  const sails = board.fleets[fleet][SHIPS.indexOf(ship)] ?? [];
  return Array.from({ length: board.rulesets[json.options.ruleset].raidCards }, () => sails[0]).join(' ');
}

/** Describes a place that no voyage reaches: the nearest ship, and the requirements to sail on from there. */
function beyond(position: Position, seat: Seat, picked: readonly Target[], target: Target): Refusal | null {
  if (target.on === 'cubes') return refuse<GoldenHornRefusal>('not-anchored', 'GH-5.1', { city: target.city });
  if (target.on === 'hand-card' || target.on === 'ship') return null;
  const key = keyOf(target);
  const chosen = picked.find((one) => one.on === 'ship')?.ship ?? null;
  if (chosen === null && openIntents(position).some(({ targets }) => targets.has(key))) {
    return refuse<'ship-first'>('ship-first', 'GH-3.1');
  }
  const nearest = nearestTo(position, seat, key, chosen);
  const data = nearest && { ...nearest, colour: colourAt(position, nearest.at) };
  return refuse<'not-reachable'>('not-reachable', 'GH-6.1', data ?? {});
}

/** Returns the ship (the chosen one, or any) that gets nearest to a place ahead of it, and its last stop; null if none heads there. */
function nearestTo(
  position: Position,
  seat: Seat,
  key: string,
  chosen: ShipCode | null,
): { ship: ShipCode; at: Place } | null {
  const { board, json, plans } = position;
  const order: readonly Place[] = ['VEN', ...spacesOf(board, json.options.players).map(({ place }) => place), 'CON'];
  const wanted = order.findIndex((place) => keyOf(targetAt(place)) === key);
  const moves = plans.moves.filter(({ ship }) => chosen === null || ship === chosen);
  const found = moves.flatMap(({ ship, ends }) => {
    const { at, heading } = json.players[seat]?.ships[ship] ?? {};
    const stop = ends.at(-1)?.to ?? at;
    if (stop === null || stop === undefined) return [];
    const missing = (wanted - order.indexOf(stop)) * (heading === 'CON' ? 1 : -1);
    return missing > 0 ? [{ ship, at: stop, missing }] : [];
  });
  const [nearest] = found.sort((a, b) => a.missing - b.missing);
  return nearest ? { ship: nearest.ship, at: nearest.at } : null;
}

const oneOf = <T extends string>(known: readonly T[], value: unknown): T | undefined =>
  known.find((one) => one === value);

function placeIn(value: unknown): Place | undefined {
  if (value === 'MOD') return value;
  return typeof value === 'number' ? value : oneOf(CITY_CODES, value);
}

/** Reads the data of a refusal, as far as it is known. */
function lackIn(data: JsonObject): Lack {
  const { seat, cards, held, colours } = data;
  const isRaid = typeof cards === 'number' && typeof held === 'number' && Array.isArray(colours);
  return {
    ship: oneOf(SHIPS, data.ship),
    seat: typeof seat === 'number' ? seat : undefined,
    city: oneOf(CITY_CODES, data.city),
    at: placeIn(data.at),
    colour: oneOf(COLOURS, data.colour),
    raid: isRaid ? { cards, held, colours: COLOURS.filter((colour) => colours.includes(colour)) } : undefined,
    free: data.free === true,
    empty: data.empty === true,
  };
}

/** Names of seats, and the platform's text for other codes. */
export interface Speech {
  readonly name: NameOf;
  otherRefusal(refusal: Refusal): string;
}

/** Returns the sentence and the clause of a refusal. */
export function refusalWords(
  refusal: Refusal,
  { name, otherRefusal }: Speech,
): { text: string; clause: string | null } {
  const { code, data } = refusal;
  const text = hasSentence(code) ? hornTurnWords.value.refusals[code](lackIn(data), name) : otherRefusal(refusal);
  return { text, clause: refusal.clause };
}

/** Returns a function that computes the hints of one position, with a cache. */
export function hintsFor(
  position: Position,
  picked: readonly Target[],
  speech: Speech,
): (target: Target) => Hint | null {
  const made = new Map<string, Hint | null>();
  return (target) => {
    const key = keyOf(target);
    const known = made.get(key);
    if (known !== undefined) return known;
    const hint = hintFor(position, picked, target, speech);
    made.set(key, hint);
    return hint;
  };
}

const plain = (title: string, lines: readonly string[], refusal: Hint['refusal'] = null): Hint => ({
  title,
  price: null,
  lines,
  effects: [],
  refusal,
});

function hintFor(position: Position, picked: readonly Target[], target: Target, speech: Speech): Hint | null {
  const intents = intentsOf(position, picked, target);
  const [only] = intents;
  const loads = only?.lines[0]?.verb === 'load' && new Set(intents.map(({ lines }) => lines[0]?.text)).size === 1;
  if (only && (intents.length === 1 || loads))
    return plain(nameOfIntent(position, only, speech), notesOfIntent(position, only, speech));
  if (only) return plain(titleOf(target, speech), [hornTurnWords.value.plansLeft(intents.length)]);
  const refusal = whyNot(position, picked, target);
  return refusal ? plain(titleOf(target, speech), [], refusalWords(refusal, speech)) : null;
}

/** Returns the name of an intent for headings and buttons: "Sail on to space 5". */
export function nameOfIntent(position: Position, intent: Intent, { name }: Speech): string {
  const [first] = intent.lines;
  if (!first) return '';
  if (intent.to === null || intent.lines.length === 1) {
    const doing = sayAction(first, name);
    return raised(
      intent.to === null || first.verb === 'on'
        ? doing
        : hornTurnWords.value.voyage(shipOf(position, intent), intent.to),
    );
  }
  const voyage = hornTurnWords.value.voyage(shipOf(position, intent), intent.to);
  return first.verb === 'turn' ? hornTurnWords.value.steps([sayAction(first, name), voyage]) : raised(voyage);
}

function shipOf(position: Position, intent: Intent) {
  const [first] = intent.lines;
  return first && 'ship' in first ? first.ship : position.json.turn.ship;
}

/** Returns the costs and gains of an intent, and whether it can be undone. */
export function notesOfIntent(position: Position, intent: Intent, speech: Speech): readonly string[] {
  const outcome = position.afterAll(intent.lines.map(({ text }) => text));
  if (!outcome.ok) return [];
  const paid =
    intent.to === null || (intent.lines.length === 1 && intent.cards.length === 0)
      ? []
      : [`${raised(goldenHornWords.value.withCards(intent.cards))}.`];
  const loading = intent.lines[0]?.verb === 'load';
  return [
    ...paid,
    ...outcome.facts.flatMap((fact) => consequence(fact, speech)),
    ...(outcome.position.json.pending ? [hornTurnWords.value.draws(outcome.position.json.pending.cards)] : []),
    ...(outcome.position.interrupted && (loading || outcome.position.json.pending) ? [hornTurnWords.value.atOnce] : []),
  ];
}

function consequence(fact: GoldenHornFact, { name }: Speech): readonly string[] {
  if (fact.type === 'unloaded') return [hornTurnWords.value.arrives(fact.cubes, fact.colour)];
  if (fact.type === 'loaded') return [hornTurnWords.value.refillNote(fact.city)];
  if (fact.type === 'raided' && fact.left === 0) return [hornTurnWords.value.lastCube(name(fact.target))];
  return fact.type === 'raided' ? [hornTurnWords.value.raidNote] : [];
}

/** Returns the name of a target. */
export function titleOf(target: Target, { name }: Speech): string {
  const { place, shipOf, colour } = goldenHornWords.value;
  switch (target.on) {
    case 'ship':
      return shipOf(name(target.seat), target.ship);
    case 'cubes':
      return `${place(target.city)}, ${colour(target.colour)}`;
    case 'hand-card':
      return colour(target.colour);
    default:
      return place(target.on === 'space' ? target.place : target.on === 'city' ? target.city : 'MOD');
  }
}
