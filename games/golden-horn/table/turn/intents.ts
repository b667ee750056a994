import {
  CITY_CODES,
  type CityCode,
  COLOURS,
  type Colour,
  type MovePlan,
  type Place,
  type RaidPlan,
  SHIPS,
  type ShipCode,
} from '@levante/golden-horn/rules';
import { spacesOf } from '../lane/lane.ts';
import type { Target } from '../match/context.ts';
import type { ActionLine } from '../match/lines.ts';
import type { Position } from '../match/position.ts';

/** Returns the key of a target; equal targets have equal keys. */
export function keyOf(target: Target): string {
  switch (target.on) {
    case 'ship':
      return `ship ${target.seat} ${target.ship}`;
    case 'space':
      return `space ${target.place}`;
    case 'modone':
      return 'modone';
    case 'city':
      return `city ${target.city}`;
    case 'cubes':
      return `cubes ${target.city} ${target.colour}`;
    case 'hand-card':
      return `hand-card ${target.colour}`;
  }
}

/** Returns the target for a place of the lane. */
export function targetAt(place: Place): Target {
  if (place === 'MOD') return { on: 'modone' };
  return typeof place === 'number' ? { on: 'space', place } : { on: 'city', city: place };
}

/** Returns all targets on the table. */
export function targetsOf({ json, board }: Position): readonly Target[] {
  return [
    ...json.players.flatMap((_, seat) => SHIPS.map((ship): Target => ({ on: 'ship', seat, ship }))),
    ...spacesOf(board, json.options.players).map(({ place }) => targetAt(place)),
    ...CITY_CODES.map((city): Target => ({ on: 'city', city })),
    ...CITY_CODES.flatMap((city) => COLOURS.map((colour): Target => ({ on: 'cubes', city, colour }))),
    ...COLOURS.map((colour): Target => ({ on: 'hand-card', colour })),
  ];
}

/** The decision a player faces. */
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
  /** `next` is the cost of another step, or null. */
  | {
      readonly step: 'voyage';
      readonly at: Place;
      readonly colour: Colour | null;
      readonly next: 'free' | Colour | null;
    }
  | { readonly step: 'close' };

/** Derives the prompt of the deciding seat from the legal actions; null if chance or no seat decides. */
export function promptOf(position: Position): Prompt | null {
  const { json, legal, actor } = position;
  if (actor === null) return null;
  const has = (verb: ActionLine['verb']) => legal.some((line) => line.verb === verb);
  switch (json.step) {
    case 'place':
      return { step: 'place' };
    case 'turn':
      return {
        step: 'turn',
        load: has('load'),
        sail: has('sail'),
        turn: has('turn'),
        raid: has('raid'),
        raided: json.turn.raided,
        pass: has('pass'),
      };
    case 'voyage': {
      const on = legal.find((line) => line.verb === 'on');
      const next = on?.verb === 'on' ? (on.card ?? 'free') : null;
      return { step: 'voyage', at: position.shipAt ?? 'VEN', colour: colourAt(position, position.shipAt), next };
    }
    case 'close':
      return { step: 'close' };
    default:
      return null;
  }
}

/** Returns the colour of a sea space; null for other places. */
export function colourAt({ board, json }: Position, at: Place | null): Colour | null {
  if (typeof at !== 'number') return null;
  const spaces = (board.routes[String(json.options.players)] ?? []).filter((space) => space !== 'MOD');
  return spaces[at - 1] ?? null;
}

/** A possible meaning of pointing: one action, or several steps of a voyage. */
export interface Intent {
  readonly lines: readonly ActionLine[];
  /** Keys of all targets that lead to it. */
  readonly targets: ReadonlySet<string>;
  /** The end of the voyage; null for other intents. */
  readonly to: Place | null;
  readonly cards: readonly Colour[];
  /** The remaining steps to that end after a random event. They can be drafted only then. */
  readonly later: readonly ActionLine[];
}

const keys = (targets: readonly Target[]): ReadonlySet<string> => new Set(targets.map(keyOf));
const known = new WeakMap<Position, readonly Intent[]>();

/** Returns all intents in a position, based on its plans (see `plansOf`). */
export function openIntents(position: Position): readonly Intent[] {
  const before = known.get(position);
  if (before) return before;
  const { moves, raids } = position.plans;
  const intents = [
    ...raids.flatMap((raid) => raidIntents(position, raid)),
    ...moves.flatMap((move) => (move.kind === 'load' ? loadings(position, move) : voyages(position, move))),
  ];
  known.set(position, intents);
  return intents;
}

function linesOf(position: Position, actions: readonly number[]): readonly ActionLine[] {
  return actions.flatMap((action) => position.lineOf(action) ?? []);
}

function raidIntents(position: Position, { seat, ship, choices }: RaidPlan): readonly Intent[] {
  return choices.map(({ cards, action }): Intent => {
    const targets = keys([{ on: 'ship', seat, ship }]);
    return { lines: linesOf(position, [action]), targets, to: null, cards, later: [] };
  });
}

/** Returns the loads of a ship in harbour and its voyages with them: one intent for each colour and each end. */
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

/** Returns whether a target is a place at which a voyage can end. */
export const isPlace = ({ on }: Target): boolean => on === 'space' || on === 'modone' || on === 'city';

/**
 * Returns the intents of `target` after `picked`; several leave a choice. A place alone has none while several ships
 * could go there: the ship must be picked first.
 */
export function intentsOf(position: Position, picked: readonly Target[], target: Target): readonly Intent[] {
  const wanted = [...picked, target].map(keyOf);
  const intents = openIntents(position).filter((intent) => wanted.every((key) => intent.targets.has(key)));
  if (picked.length > 0 || !isPlace(target)) return intents;
  return position.json.step === 'turn' && new Set(position.plans.moves.map(({ ship }) => ship)).size > 1 ? [] : intents;
}

/** The destination of a ship that is being loaded, for when the goods have been drawn. */
interface Aim {
  readonly ship: ShipCode;
  readonly to: Place;
  readonly round: number;
}

/** Destinations remembered by turn editor, on this page only. */
const aims = new WeakMap<object, Aim>();

/** Stores the destination of an intent that a random event interrupts, and drops any other. */
export function keepAim(editor: object, position: Position, intent: Intent): void {
  const [first] = intent.lines;
  if (intent.to !== null && intent.later.length > 0 && first?.verb === 'load')
    aims.set(editor, { ship: first.ship, to: intent.to, round: position.json.round });
  else aims.delete(editor);
}

/** Returns the intent that continues to the stored destination, or null, and drops the destination. */
export function takeAim(editor: object, position: Position): Intent | null {
  const aim = aims.get(editor);
  const { json } = position;
  if (!aim || json.step !== 'voyage') return null;
  aims.delete(editor);
  if (json.turn.ship !== aim.ship || json.round !== aim.round) return null;
  return openIntents(position).find(({ to }) => to === aim.to) ?? null;
}
