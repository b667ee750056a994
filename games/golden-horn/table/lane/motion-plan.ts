import type { GoldenHornFact, Place } from '@levante/golden-horn/rules';
import { DURATION, type Motion, type Seaway } from '@levante/table/motion/motions.ts';
import { type ChartLayout, routeThrough } from './geometry.ts';

/** Returns a route from stop to stop as fractions of the chart, or null if none is known. */
type FindSeaway = (stops: readonly Place[]) => Seaway['points'] | null;

/** Distance of a keel below the middle of a space, as a part of the radius. */
const KEEL_UNDER = 0.27;

/** Returns a function that finds routes on a chart. It finds nothing before the chart is drawn. */
export const seawaysOn =
  (layout: ChartLayout | null): FindSeaway =>
  (stops) => {
    if (layout === null || stops.length < 2) return null;
    const { width, height, radius } = layout;
    return routeThrough(layout, stops).map(([x, y]) => [x / width, (y + radius * KEEL_UNDER) / height]);
  };

type Stepped = Extract<GoldenHornFact, { type: 'stepped' }>;

/** A fact as it is shown: the steps of a voyage are one. */
type ShownFact = Exclude<GoldenHornFact, Stepped> | (Stepped & { readonly stops: readonly Place[] });

/** Merges the steps of each voyage into its first one. */
export function shownFacts(facts: readonly GoldenHornFact[]): readonly ShownFact[] {
  const shown: ShownFact[] = [];
  for (const fact of facts) {
    const at = shown.findLastIndex(({ type }) => type === 'stepped');
    const before = shown[at];
    if (fact.type !== 'stepped') shown.push(fact);
    else if (before?.type === 'stepped' && before.seat === fact.seat && before.ship === fact.ship)
      shown[at] = { ...before, to: fact.to, stops: [...before.stops, fact.to] };
    else shown.push({ ...fact, stops: [fact.from, fact.to] });
  }
  return shown;
}

/** A hop takes so long, and a longer voyage longer, up to a most. Milliseconds at speed 1. */
const SAIL = { hop: 420, further: 170, most: 1300 } as const;

type Move = Motion extends infer M ? (M extends Motion ? Omit<M, 'at'> : never) : never;

/** A ship sails as it was: it is unloaded, and turned, on arrival. */
function voyage({ seat, ship, stops }: Stepped & { readonly stops: readonly Place[] }, find: FindSeaway): Move {
  const piece = `ship-${seat}-${ship}`;
  const points = find(stops);
  const ms = Math.min(SAIL.most, SAIL.hop + SAIL.further * (stops.length - 2));
  const course: Seaway | null = points && { over: 'sea', points, weigh: 0.12, anchor: 0.12, swells: false };
  return { kind: 'go', piece, was: piece, orTo: null, asItWas: true, course, ms };
}

const drop = (piece: string, ms: number): Move => ({ kind: 'drop', piece, ms });

function movesOf(fact: ShownFact, find: FindSeaway): readonly Move[] {
  switch (fact.type) {
    case 'stepped':
      return [voyage(fact, find)];
    case 'placed':
    case 'loaded':
      return [drop(`ship-${fact.seat}-${fact.ship}`, DURATION.house)];
    case 'cube-drawn':
      return [drop(`cubes-${fact.city}-${fact.colour}`, DURATION.card)];
    case 'card-drawn':
      return [drop(`hand-${fact.seat}`, DURATION.card)];
    case 'unloaded':
      return fact.cubes === 0 || fact.colour === null
        ? []
        : [
            goods(`ship-${fact.seat}-${fact.ship}`, fact.seat, fact.colour, fact.cubes),
            drop(`store-${fact.seat}`, DURATION.house),
          ];
    case 'raided':
      return [
        goods(`ship-${fact.target}-${fact.ship}`, fact.seat, fact.colour, 1),
        drop(`store-${fact.seat}`, DURATION.house),
      ];
    default:
      return [];
  }
}

/** Cubes on their way from a ship into a warehouse: to one's own shelves where they are seen. */
function goods(ship: string, seat: number, colour: string, amount: number): Move {
  return { kind: 'coin', from: ship, to: `store-${seat}`, art: `cube-${colour}`, amount, ms: DURATION.coin };
}

/** Returns the motions for these facts, one after the other. Speed 0 moves nothing. `find` returns routes. */
export function planMotion(
  facts: readonly GoldenHornFact[],
  speed: 0 | 1 | 2,
  find: FindSeaway = () => null,
): readonly Motion[] {
  if (speed === 0) return [];
  const plan: Motion[] = [];
  let clock = 0;
  for (const move of shownFacts(facts).flatMap((fact) => movesOf(fact, find))) {
    const ms = move.ms / speed;
    plan.push({ ...move, at: clock, ms });
    // Goods must be there before they are counted.
    clock += move.kind === 'coin' ? ms : ms * 0.7;
  }
  return plan;
}
