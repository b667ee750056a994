import type { CardCode, CityCode } from '@levante/el-capitan/rules';
import type { ActionLine } from '../follow/lines.ts';
import type { Position } from '../follow/position.ts';
import type { Target } from '../show/props.ts';
import { keyOf, shipCity, targetsOf } from './targets.ts';

/** One thing a person can mean by pointing: one action, or a few that belong together (buy a card, sail with it, build). */
export interface Intent {
  readonly lines: readonly ActionLine[];
  /** The keys of all targets that lead to it. */
  readonly targets: ReadonlySet<string>;
}

const texts = (way: Intent): readonly string[] => way.lines.map((line) => line.text);

/** The lines of a way as they are sent. */
export function linesOf(way: Intent): readonly string[] {
  return texts(way);
}

function wayOf(position: Position, line: ActionLine): Intent {
  return { lines: [line], targets: new Set(targetsOf(position, line).map(keyOf)) };
}

/** Every single legal action that one can point at. */
export function directWays(position: Position): readonly Intent[] {
  return position.legal.map((line) => wayOf(position, line)).filter((way) => way.targets.size > 0);
}

/**
 * What a person means by `target` after having picked `picked`, best reading first; empty where nothing legal
 * is meant. Several ways mean that there is still something to choose.
 */
export function intentsOf(position: Position, picked: readonly Target[], target: Target): readonly Intent[] {
  const wanted = [...picked, target].map(keyOf);
  const matching = directWays(position).filter((way) => wanted.every((key) => way.targets.has(key)));
  if (picked.length > 0) return matching.length > 0 ? matching : waysByPurchase(position, wanted);
  const plain = plainest(matching, target);
  return plain.length > 0 ? plain : waysFromAfar(position, target);
}

/** Without the pirate being named, a card, a city or a berth means the ship first, and a paid pirate move never. */
function plainest(ways: readonly Intent[], target: Target): readonly Intent[] {
  if (target.on === 'pirate') return ways;
  const own = ways.filter((way) => !way.lines.some((line) => line.verb.startsWith('pirate')));
  if (own.length > 0) return own;
  if (target.on === 'berth') return ways;
  return ways.filter((way) => !way.lines.some((line) => line.verb === 'pirate-florins'));
}

/** Ways to a city with a card that has to be bought first: two actions at once. */
export function voyagesByPurchase(position: Position): readonly Intent[] {
  return position.legal.flatMap((line) => (line.verb === 'buy' ? voyagesAfter(position, line, line.card) : []));
}

function voyagesAfter(position: Position, purchase: ActionLine, card: CardCode): readonly Intent[] {
  const bought = position.after(purchase.text);
  if (!bought.ok) return [];
  return bought.position.legal.flatMap((line) =>
    line.verb === 'sail' && line.card === card
      ? [
          {
            lines: [purchase, line],
            targets: new Set([keyOf({ on: 'open-card', card }), keyOf({ on: 'city', city: line.city })]),
          },
        ]
      : [],
  );
}

function waysByPurchase(position: Position, wanted: readonly string[]): readonly Intent[] {
  return voyagesByPurchase(position).filter((way) => wanted.every((key) => way.targets.has(key)));
}

/** Ways to a city: by a card of the hand if there is one, else by buying one. */
export function voyagesTo(position: Position, city: CityCode): readonly Intent[] {
  const key = keyOf({ on: 'city', city });
  const sailing = directWays(position).filter((way) => way.targets.has(key) && way.lines[0]?.verb === 'sail');
  return sailing.length > 0 ? sailing : waysByPurchase(position, [key]);
}

/** What lies in a city where the ship is not: go there first, then do it. */
function waysFromAfar(position: Position, target: Target): readonly Intent[] {
  if (target.on === 'city') return voyagesTo(position, target.city);
  if (target.on !== 'site' && target.on !== 'fortress-site' && target.on !== 'shut-house') return [];
  if (target.city === shipCity(position)) return [];
  return voyagesTo(position, target.city).flatMap((voyage) => wayBeyond(position, voyage, target));
}

function wayBeyond(position: Position, voyage: Intent, target: Target): readonly Intent[] {
  const there = position.afterAll(texts(voyage));
  if (!there.ok) return [];
  const key = keyOf(target);
  return directWays(there.position)
    .filter((way) => way.targets.has(key))
    .map((way) => ({ lines: [...voyage.lines, ...way.lines], targets: new Set([...voyage.targets, key]) }));
}
