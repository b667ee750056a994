import type { Meaning } from '@levante/table/match/selection.ts';
import type { Sign } from '@levante/table/pointing/pointing.ts';
import type { Course, RaidView, Target } from '../match/context.ts';
import type { Position } from '../match/position.ts';
import { type Intent, intentsOf } from './intents.ts';
import { aimOf, chosenShip, type HornPicking, orderAt, towardsOf } from './picking.ts';
import { keyOf, targetAt, targetsOf } from './targets.ts';
export const MEANING: Meaning<Position, Target, Intent> = { keyOf, intentsOf };

/**
 * The signs of all targets in one go, by key: what pressing would do or choose is legal, what is chosen already, the ship
 * that this implies too, is chosen, and the rest is left out. `pointed`: a ship whose reach is only shown.
 */
export function signsOf(
  position: Position,
  picking: HornPicking,
  pointed: Target | null = null,
): ReadonlyMap<string, Exclude<Sign, null>> {
  const signs = new Map<string, Exclude<Sign, null>>();
  for (const course of pointed ? coursesOf(position, picking, pointed) : [])
    for (const { to } of course.ends) signs.set(keyOf(targetAt(to)), 'reach');
  for (const target of targetsOf(position))
    if (orderAt(position, picking, target).kind !== 'refused') signs.set(keyOf(target), 'legal');
  const ship = chosenShip(position, picking);
  for (const target of ship ? [ship, ...picking.picked] : picking.picked) signs.set(keyOf(target), 'chosen');
  return signs;
}

/** The voyages to be shown: of the ship under way, else of the one that is chosen, else of the one pointed at. */
export function coursesOf(position: Position, picking: HornPicking, pointed: Target | null): readonly Course[] {
  const { moves } = position.plans;
  const under = moves.find(({ kind }) => kind === 'on');
  const meant = under ?? chosenShip(position, picking) ?? (pointed?.on === 'ship' ? pointed : null);
  if (meant === null) return [];
  const aim = (pointed && pointed.on !== 'ship' ? placeIn(position, pointed) : null) ?? aimOf(picking);
  return moves
    .filter(({ seat, ship }) => seat === meant.seat && ship === meant.ship)
    .map(({ seat, ship, kind, steps, ends }) => ({
      seat,
      ship,
      kind,
      towards: towardsOf(position, seat, ship, kind),
      steps,
      ends,
      aim: ends.some(({ to }) => to === aim) ? aim : null,
    }));
}

function placeIn(position: Position, target: Target): Course['aim'] {
  const key = keyOf(target);
  for (const { ends } of position.plans.moves) for (const { to } of ends) if (keyOf(targetAt(to)) === key) return to;
  return null;
}

/** The raids in reach, as the chart shows them. */
export function raidsOf(position: Position): readonly RaidView[] {
  return position.plans.raids.map(({ seat, ship, colour, gain, choices }) => ({
    seat,
    ship,
    colour,
    gain,
    cards: choices[0]?.cards ?? [],
    choices: choices.length,
  }));
}
