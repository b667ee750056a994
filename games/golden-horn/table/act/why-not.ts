import { type Refusal, refuse, type Seat } from '@levante/contract';
import { COLOURS, type Colour, type GoldenHornRefusal, SHIPS, type ShipCode } from '@levante/golden-horn/rules';
import type { Position } from '../follow/position.ts';
import type { Target } from '../show/props.ts';
import { openWays } from './intents.ts';
import { keyOf } from './targets.ts';

/** Codes that say little about what stands in the way: another reason, where there is one, is told instead. */
const VAGUE: ReadonlySet<string> = new Set(['not-anchored', 'act-first', 'no-such-cube']);

/** Why nothing legal is meant by pointing at `target`: the rules' own answer to the action that it would mean. */
export function whyNot(position: Position, _picked: readonly Target[], target: Target): Refusal | null {
  const seat = position.actor;
  if (seat === null || position.json.step === 'place') return null;
  const refusals = meant(position, seat, target).flatMap((line) => position.refusal(line) ?? []);
  return refusals.find(({ code }) => !VAGUE.has(code)) ?? refusals[0] ?? beyond(position, seat, target);
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

/** As many cards of a colour of the ship's sails as a raid asks for, of those in hand first. */
function raidCards(position: Position, target: Seat, ship: ShipCode): string {
  const { board, json } = position;
  const fleet = json.players[target]?.fleet ?? 'A';
  const sails = board.fleets[fleet][SHIPS.indexOf(ship)] ?? [];
  return Array.from({ length: board.rulesets[json.options.ruleset].raidCards }, () => sails[0]).join(' ');
}

/** A place that no voyage leads to: why the one under way stops short, or that there is none. */
function beyond(position: Position, seat: Seat, target: Target): Refusal | null {
  if (target.on === 'cubes') return refuse<GoldenHornRefusal>('not-anchored', 'GH-5.1');
  if (target.on === 'hand-card' || target.on === 'ship') return null;
  const key = keyOf(target);
  if (openWays(position).some(({ targets }) => targets.has(key))) return refuse<'ship-first'>('ship-first', 'GH-3.1');
  const last = position.json.step === 'voyage' ? openWays(position).at(-1) : undefined;
  const end = last ? position.afterAll(last.lines.map(({ text }) => text)) : { ok: true as const, position };
  if (end.ok && end.position.json.step === 'voyage' && end.position.actor === seat) {
    const space = colourOfSpace(end.position);
    if (space !== null) return end.position.refusal(`${seat} on ${space}`);
  }
  return refuse<'not-reachable'>('not-reachable', 'GH-6.1');
}

/** The colour of the space under the ship of this turn. */
export function colourOfSpace({ board, json, shipAt }: Position): Colour | null {
  if (typeof shipAt !== 'number') return null;
  const spaces = (board.routes[String(json.options.players)] ?? []).filter((space) => space !== 'MOD');
  return spaces[shipAt - 1] ?? null;
}
