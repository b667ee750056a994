import type { CityCode, MovePlan, Place } from '@levante/golden-horn/rules';
import type { PickOf, SelectionOf } from '@levante/table/match/selection.ts';
import type { Sign } from '@levante/table/pointing/pointing.ts';
import type { Course, Target } from '../match/context.ts';
import type { Position } from '../match/position.ts';
import { type Intent, intentsOf, isPlace, keyOf, targetAt, targetsOf } from './intents.ts';

export type HornSelection = SelectionOf<Target, Intent>;

/** Returns true if an intent is a raid. */
export function isRaid(intent: Intent): boolean {
  return intent.lines[0]?.verb === 'raid';
}

/** Returns true if an intent cannot be undone, because goods or cards are drawn after it. */
export function isFinal(position: Position, intent: Intent): boolean {
  const outcome = position.afterAll(intent.lines.map(({ text }) => text));
  return outcome.ok && outcome.position.interrupted;
}

/**
 * Returns the intent that a second press carries out. If only the destination is open, it is the intent with the
 * nearest destination. Null while anything else must be chosen, and for raids.
 */
export function readyOf({ intents }: HornSelection): Intent | null {
  const [first] = intents;
  if (!first || isRaid(first)) return null;
  return intents.every((one) => one.lines[0]?.text === first.lines[0]?.text) ? first : null;
}

type Kind = 'ship' | 'goods' | 'place' | 'card';
const kindOf = (target: Target): Kind => {
  if (isPlace(target)) return 'place';
  return target.on === 'cubes' ? 'goods' : target.on === 'ship' ? 'ship' : 'card';
};

/**
 * Returns the result of picking a target. The first press of an intent that cannot be undone only prepares it; a second
 * press of the same target carries it out. A second ship, colour or end replaces the first.
 */
export function orderAt(position: Position, selection: HornSelection, target: Target): PickOf<Target, Intent> {
  const key = keyOf(target);
  const ready = readyOf(selection);
  if (selection.picked.some((one) => keyOf(one) === key)) {
    if (ready && target.on !== 'ship') return { kind: 'do', intent: ready };
    return { kind: 'choose', selection: { picked: [], intents: [] } };
  }
  const kind = kindOf(target);
  const others = kind === 'ship' ? [] : selection.picked.filter((one) => kindOf(one) !== kind);
  for (const earlier of others.length > 0 ? [others, others.filter((one) => kindOf(one) === 'ship'), []] : [[]]) {
    const intents = intentsOf(position, earlier, target);
    if (intents.length > 0) return comesTo(position, { picked: [...earlier, target], intents });
  }
  return { kind: 'refused' };
}

function comesTo(position: Position, selection: HornSelection): PickOf<Target, Intent> {
  const [only] = selection.intents;
  const chosen = selection.picked.at(-1);
  if (!only || !chosen) return { kind: 'refused' };
  const atOnce = selection.intents.length === 1 && (isRaid(only) || chosen.on !== 'ship') && !isFinal(position, only);
  return atOnce ? { kind: 'do', intent: only } : { kind: 'choose', selection };
}

/** Returns the selected end of a voyage, or null. */
export function aimOf({ picked, intents }: HornSelection): Place | null {
  const place = picked.find(isPlace);
  if (!place) return null;
  const key = keyOf(place);
  return intents.find((one) => one.targets.has(key))?.to ?? null;
}

/** Returns the ship implied by the selection; null if there is none or it is ambiguous. */
export function chosenShip(position: Position, { intents }: HornSelection): Extract<Target, { on: 'ship' }> | null {
  const ships = new Set<string>();
  for (const { lines } of intents) {
    const [first] = lines;
    if (first && first.verb !== 'raid' && 'ship' in first) ships.add(first.ship);
  }
  const move = position.plans.moves.find(({ ship }) => ships.has(ship));
  return move && ships.size === 1 ? { on: 'ship', seat: move.seat, ship: move.ship } : null;
}

/** Returns the city that a move leads to: where the ship heads, or the other one if it turns round. */
function towardsOf({ json }: Position, { seat, ship, kind }: MovePlan): CityCode {
  const { at, heading } = json.players[seat]?.ships[ship] ?? {};
  const ahead: CityCode = kind === 'load' ? (at === 'VEN' ? 'CON' : 'VEN') : heading === 'VEN' ? 'VEN' : 'CON';
  if (kind !== 'turn') return ahead;
  return ahead === 'VEN' ? 'CON' : 'VEN';
}

/**
 * Returns the signs of all targets by key. Targets that can be pressed are legal; selected targets and the implied ship
 * are chosen; others have no sign. `pointed` is a ship whose reach is only shown.
 */
export function signsOf(
  position: Position,
  selection: HornSelection,
  pointed: Target | null = null,
): ReadonlyMap<string, Exclude<Sign, null>> {
  const signs = new Map<string, Exclude<Sign, null>>();
  for (const course of pointed ? coursesOf(position, selection, pointed) : [])
    for (const { to } of course.ends) signs.set(keyOf(targetAt(to)), 'reach');
  for (const target of targetsOf(position))
    if (orderAt(position, selection, target).kind !== 'refused') signs.set(keyOf(target), 'legal');
  const ship = chosenShip(position, selection);
  for (const target of ship ? [ship, ...selection.picked] : selection.picked) signs.set(keyOf(target), 'chosen');
  return signs;
}

/** Returns the voyages to show: of the sailing ship, otherwise of the chosen one, otherwise of the one pointed at. */
export function coursesOf(position: Position, selection: HornSelection, pointed: Target | null): readonly Course[] {
  const { moves } = position.plans;
  const under = moves.find(({ kind }) => kind === 'on');
  const meant = under ?? chosenShip(position, selection) ?? (pointed?.on === 'ship' ? pointed : null);
  if (meant === null) return [];
  const aim = (pointed && pointed.on !== 'ship' ? placeIn(position, pointed) : null) ?? aimOf(selection);
  return moves
    .filter(({ seat, ship }) => seat === meant.seat && ship === meant.ship)
    .map((move) => ({
      ...move,
      towards: towardsOf(position, move),
      aim: move.ends.some(({ to }) => to === aim) ? aim : null,
    }));
}

function placeIn(position: Position, target: Target): Course['aim'] {
  const key = keyOf(target);
  for (const { ends } of position.plans.moves) for (const { to } of ends) if (keyOf(targetAt(to)) === key) return to;
  return null;
}
