import { SHIPS, type ShipCode } from '@levante/golden-horn/rules';
import type { Position } from '../match/position.ts';
import type { Intent } from '../turn/intents.ts';
import { chosenShip, type HornPicking, isRaid, towardsOf } from '../turn/picking.ts';
import { raidsOf } from '../turn/pointing.ts';
import { targetAt } from '../turn/targets.ts';
import type { OrdersProps, RaidOrder, ShipOrder } from './orders.tsx';
/** What can be ordered with what has been picked so far: the plans of the position, as the column of the turn lists them. */
export function ordersOf(
  position: Position,
  picking: HornPicking,
): Pick<OrdersProps, 'raids' | 'raiding' | 'ships' | 'cargo' | 'courses'> {
  const raiding = raidOrder(position, picking);
  if (raiding) return { raids: [], raiding, ships: [], cargo: null, courses: [] };
  const { moves } = position.plans;
  const under = moves.find(({ kind }) => kind === 'on') ?? null;
  const chosen = under ?? chosenShip(position, picking);
  const mine = moves.filter(({ ship }) => ship === chosen?.ship);
  const loading = mine.find(({ kind }) => kind === 'load');
  const at = loading && position.json.players[loading.seat]?.ships[loading.ship].at;
  const movable = SHIPS.filter((ship) => moves.some((move) => move.ship === ship));
  return {
    raids: raidsOf(position),
    raiding: null,
    ships: chosen ? [] : movable.flatMap((ship) => shipOrder(position, ship)),
    cargo: loading && (at === 'VEN' || at === 'CON') ? { city: at, goods: loading.cargo } : null,
    courses: mine.map(({ seat, ship, kind, ends }) => ({
      towards: towardsOf(position, seat, ship, kind),
      round: kind === 'turn',
      ends: ends.map(({ to, cards }) => ({ target: targetAt(to), to, cards })),
    })),
  };
}

/** The same without what anything is worth: in a puzzle that is for the player to find. */
export function plainOrdersOf(position: Position, picking: HornPicking): ReturnType<typeof ordersOf> {
  const orders = ordersOf(position, picking);
  return {
    ...orders,
    raids: orders.raids.map((raid) => ({ ...raid, gain: null })),
    raiding: orders.raiding && { ...orders.raiding, gain: null },
    cargo: orders.cargo && {
      ...orders.cargo,
      goods: orders.cargo.goods.map((goods) => ({ ...goods, gain: null, row: null })),
    },
  };
}

/** The raid that is being chosen, by its picked target; null where none is. */
function raidOrder({ plans }: Position, { picked, ways }: HornPicking): RaidOrder | null {
  const [target] = picked;
  if (target?.on !== 'ship' || ways.length === 0 || !ways.every(isRaid)) return null;
  const raid = plans.raids.find(({ seat, ship }) => seat === target.seat && ship === target.ship);
  return raid
    ? { colour: raid.colour, gain: raid.gain, choices: ways.map((way) => ({ id: idOf(way), cards: way.cards })) }
    : null;
}

/** A name for a way among the ways of one position. */
export const idOf = ({ lines }: Intent): string => lines.map(({ text }) => text).join(', ');

function shipOrder(position: Position, ship: ShipCode): readonly ShipOrder[] {
  const move = position.plans.moves.find((one) => one.ship === ship);
  const player = move && position.json.players[move.seat];
  if (!move || !player) return [];
  const { at, heading } = player.ships[ship];
  const sails = position.board.fleets[player.fleet][SHIPS.indexOf(ship)] ?? [];
  return [{ seat: move.seat, ship, sails, westward: heading === 'VEN', at, farthest: move.ends.at(-1) ?? null }];
}
