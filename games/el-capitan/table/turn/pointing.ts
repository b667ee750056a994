import { type Meaning, type PickOf, pickAt, type SelectionOf } from '@levante/table/match/selection.ts';
import type { Position } from '../match/position.ts';
import type { Sign, Target } from '../match/props.ts';
import { deedTargets, directIntents, type Intent, intentsOf, isHere, keyOf, voyagesByPurchase } from './intents.ts';

/** Targets selected so far for an incomplete action. */
export type CapitanSelection = SelectionOf<Target, Intent>;

export const NOTHING_PICKED: CapitanSelection = { picked: [], intents: [] };

const MEANING: Meaning<Position, Target, Intent> = { keyOf, intentsOf };

/** Returns the result of picking a target after earlier ones. */
export function pick(position: Position, selection: CapitanSelection, target: Target): PickOf<Target, Intent> {
  return pickAt(MEANING, position, selection, target);
}

/** Returns the signs of all targets by key; legal actions precede plans. `pointedAt` is the card under the pointer. */
export function signsOf(
  position: Position,
  selection: CapitanSelection,
  pointedAt: Target | null,
): ReadonlyMap<string, Exclude<Sign, null>> {
  const signs = new Map<string, Exclude<Sign, null>>();
  for (const key of reachOf(position, pointedAt)) signs.set(key, 'reach');
  if (selection.picked.length === 0) {
    markPlans(position, signs);
    markPirate(position, signs);
  }
  const intents = selection.picked.length > 0 ? selection.intents : directIntents(position).filter(isPlain);
  for (const intent of intents) for (const key of intent.targets) signs.set(key, 'legal');
  for (const target of selection.picked) signs.set(keyOf(target), 'chosen');
  return signs;
}

/** Marks the targets of plans; the ship's city is legal if a plan there needs only its action. */
function markPlans(position: Position, signs: Map<string, Exclude<Sign, null>>): void {
  for (const plan of position.plans) {
    const sign = isHere(plan, position) ? 'legal' : 'plan';
    for (const target of [{ on: 'city', city: plan.city } as const, ...deedTargets(plan, position)]) {
      const key = keyOf(target);
      if (signs.get(key) !== 'legal') signs.set(key, sign);
    }
  }
}

/** Paid pirate voyages are nearly always possible; only the pirate is marked for them. */
function isPlain(intent: Intent): boolean {
  return intent.lines.every((line) => line.verb !== 'pirate-florins' && line.verb !== 'pirate-card');
}

function markPirate(position: Position, signs: Map<string, Exclude<Sign, null>>): void {
  if (position.legal.some((line) => line.verb.startsWith('pirate'))) signs.set('pirate', 'legal');
}

/** Returns the cities that a card reaches, after a purchase if needed. */
function reachOf(position: Position, target: Target | null): readonly string[] {
  if (target?.on !== 'hand-card' && target?.on !== 'open-card') return [];
  const key = keyOf(target);
  const intents = target.on === 'open-card' ? voyagesByPurchase(position) : directIntents(position).filter(isPlain);
  return intents.flatMap((intent) =>
    intent.targets.has(key) ? [...intent.targets].filter((other) => other.startsWith('city ')) : [],
  );
}
