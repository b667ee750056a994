import type { CityCode } from '@levante/el-capitan/rules';
import type { ActionLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import type { Target } from '../match/props.ts';

/** A name for a target: equal targets have equal keys. */
export function keyOf(target: Target): string {
  switch (target.on) {
    case 'open-card':
    case 'hand-card':
      return `${target.on} ${target.card}`;
    case 'city':
      return `city ${target.city}`;
    case 'site':
    case 'fortress-site':
      return `${target.on} ${target.city} ${target.site}`;
    case 'shut-house':
      return `shut-house ${target.city} ${target.house}`;
    case 'berth':
      return `berth ${target.city} ${target.berth}`;
    case 'pirate':
      return 'pirate';
    case 'loan':
      return `loan ${target.amount}`;
  }
}

/** The city the acting seat's ship lies in; null off the board and at the bank. */
export function shipCity(position: Position): CityCode | null {
  const seat = position.actor;
  const place = seat === null ? null : (position.json.players[seat]?.ship?.city ?? null);
  return place === 'BANK' ? null : place;
}

/** Returns the target that is meant by pointing at one: where no pirate is in play, a berth means its city. */
export function meantBy(position: Position, target: Target): Target {
  return target.on === 'berth' && position.json.pirate === null ? { on: 'city', city: target.city } : target;
}

/** What one points at to mean this action: each of these alone, or several one after the other. */
export function targetsOf(position: Position, line: ActionLine): readonly Target[] {
  switch (line.verb) {
    case 'buy':
      return [{ on: 'open-card', card: line.card }];
    case 'sail':
      return [
        { on: 'hand-card', card: line.card },
        { on: 'city', city: line.city },
      ];
    case 'build':
    case 'reopen':
    case 'fortress':
      return targetsAtHome(position, line);
    case 'loan':
      return [{ on: 'loan', amount: line.amount }];
    case 'pirate-free':
    case 'pirate-florins':
      return [{ on: 'pirate' }, { on: 'city', city: line.city }, { on: 'berth', city: line.city, berth: line.berth }];
    case 'pirate-card':
      return [{ on: 'pirate' }, { on: 'hand-card', card: line.card }, { on: 'city', city: line.city }];
    case 'pirate-anchor':
      return anchorTargets(position, line.berth);
    default:
      return [];
  }
}

function targetsAtHome(
  position: Position,
  line: Extract<ActionLine, { verb: 'build' | 'reopen' | 'fortress' }>,
): readonly Target[] {
  const city = shipCity(position);
  if (city === null) return [];
  if (line.verb === 'fortress') return [{ on: 'fortress-site', city, site: line.site }];
  const site: Target = { on: 'site', city, site: line.site };
  if (line.verb === 'build') return [site];
  return [site, { on: 'shut-house', city, house: `${line.seat}${line.neutral ? 'n' : ''}` }];
}

function anchorTargets(position: Position, berth: number): readonly Target[] {
  const city = position.json.pirate?.city;
  return city ? [{ on: 'pirate' }, { on: 'berth', city, berth }] : [];
}
