import type { CityCode, Colour, MovePlan, Place, RaidPlan, ShipCode } from '@levante/golden-horn/rules';
import type { Target } from '../match/context.ts';
import type { ActionLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';
import { keyOf, targetAt } from './targets.ts';

/** One thing a person can mean by pointing: one action, or several steps of a voyage. */
export interface Intent {
  readonly lines: readonly ActionLine[];
  /** The keys of all targets that lead to it. */
  readonly targets: ReadonlySet<string>;
  /** Where the voyage ends; null for everything else. */
  readonly to: Place | null;
  /** The cards it costs. */
  readonly cards: readonly Colour[];
  /** The further steps to that end, where chance comes first: they can be drafted only after it. */
  readonly later: readonly ActionLine[];
}

const keys = (targets: readonly Target[]): ReadonlySet<string> => new Set(targets.map(keyOf));
const known = new WeakMap<Position, readonly Intent[]>();

/** Every way that one can point at, as the plans of the position say (see `plansOf`). */
export function openWays(position: Position): readonly Intent[] {
  const before = known.get(position);
  if (before) return before;
  const { moves, raids } = position.plans;
  const ways = [
    ...raids.flatMap((raid) => raidWays(position, raid)),
    ...moves.flatMap((move) => (move.kind === 'load' ? loadings(position, move) : voyages(position, move))),
  ];
  known.set(position, ways);
  return ways;
}

function linesOf(position: Position, actions: readonly number[]): readonly ActionLine[] {
  return actions.flatMap((action) => position.lineOf(action) ?? []);
}

function raidWays(position: Position, { seat, ship, choices }: RaidPlan): readonly Intent[] {
  return choices.map(({ cards, action }): Intent => {
    const targets = keys([{ on: 'ship', seat, ship }]);
    return { lines: linesOf(position, [action]), targets, to: null, cards, later: [] };
  });
}

/** What a ship in harbour can load and where it can sail with it: one way for each kind of goods and each end. */
function loadings(position: Position, { seat, ship, cargo, ends }: MovePlan): readonly Intent[] {
  const at = position.json.players[seat]?.ships[ship].at ?? null;
  const city: CityCode = at === 'CON' ? 'CON' : 'VEN';
  return cargo.flatMap(({ colour, action }) => {
    const lines = linesOf(position, [action]);
    const [first] = lines;
    const outcome = first && position.after(first.text);
    const drawn = !outcome?.ok || outcome.position.interrupted;
    return ends.map(({ to, cards, actions }): Intent => {
      const onwards = linesOf(position, actions);
      const targets = keys([{ on: 'ship', seat, ship }, { on: 'cubes', city, colour }, targetAt(to)]);
      return { lines: drawn ? lines : [...lines, ...onwards], targets, to, cards, later: drawn ? onwards : [] };
    });
  });
}

/** The voyage of a ship at sea, as far as it can go: one way for each place on which it may end. */
function voyages(position: Position, { seat, ship, begin, ends }: MovePlan): readonly Intent[] {
  const own: Target = { on: 'ship', seat, ship };
  return ends.map(({ to, cards, actions }, i): Intent => {
    const lines = linesOf(position, begin === null ? actions : [begin, ...actions]);
    const [first] = lines;
    // Under way the ship is known; a card in the hand then means the next step alone.
    const card: readonly Target[] =
      i === 0 && first?.verb === 'on' && first.card !== null ? [{ on: 'hand-card', colour: first.card }] : [];
    const targets = keys([targetAt(to), ...(begin === null ? card : [own])]);
    return { lines, targets, to, cards, later: [] };
  });
}

/** Whether a target is a place on which a voyage can end. */
export const isPlace = ({ on }: Target): boolean => on === 'space' || on === 'modone' || on === 'city';

/**
 * What a person means by `target` after having picked `picked`; several ways mean that there is still something to
 * choose. A place alone means nothing while several ships could go there: the ship comes first.
 */
export function intentsOf(position: Position, picked: readonly Target[], target: Target): readonly Intent[] {
  const wanted = [...picked, target].map(keyOf);
  const ways = openWays(position).filter((way) => wanted.every((key) => way.targets.has(key)));
  if (picked.length > 0 || !isPlace(target)) return ways;
  return position.json.step === 'turn' && new Set(position.plans.moves.map(({ ship }) => ship)).size > 1 ? [] : ways;
}

/** Where a ship that is being loaded is to sail on to, once the goods have been drawn. */
interface Aim {
  readonly ship: ShipCode;
  readonly to: Place;
  readonly round: number;
}

/** The aims of this screen, by turn editor: nobody but this page knows of them, and nothing is lost with them. */
const aims = new WeakMap<object, Aim>();

/** Remembers where a way leads that is interrupted by chance; forgets any other. */
export function keepAim(editor: object, position: Position, way: Intent): void {
  const [first] = way.lines;
  if (way.to !== null && way.later.length > 0 && first?.verb === 'load')
    aims.set(editor, { ship: first.ship, to: way.to, round: position.json.round });
  else aims.delete(editor);
}

/** The way on to the remembered end, if the ship lies there ready for it; it is asked for once. */
export function takeAim(editor: object, position: Position): Intent | null {
  const aim = aims.get(editor);
  const { json } = position;
  if (!aim || json.step !== 'voyage') return null;
  aims.delete(editor);
  if (json.turn.ship !== aim.ship || json.round !== aim.round) return null;
  return openWays(position).find(({ to }) => to === aim.to) ?? null;
}
