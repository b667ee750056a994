import type { GoldenHornFact } from '@levante/golden-horn/rules';
import { DURATION, type Motion } from '@levante/table/show/motions.ts';

type Step = { readonly piece: string; readonly kind: 'go' | 'drop'; readonly ms: number };

function stepOf(fact: GoldenHornFact): Step | null {
  switch (fact.type) {
    case 'stepped':
      return { kind: 'go', piece: `ship-${fact.seat}-${fact.ship}`, ms: DURATION.ship };
    case 'placed':
      return { kind: 'drop', piece: `ship-${fact.seat}-${fact.ship}`, ms: DURATION.house };
    case 'cube-drawn':
      return { kind: 'drop', piece: `cubes-${fact.city}-${fact.colour}`, ms: DURATION.card };
    case 'card-drawn':
      return { kind: 'drop', piece: `hand-${fact.seat}`, ms: DURATION.card };
    case 'unloaded':
      return fact.cubes === 0 ? null : { kind: 'drop', piece: `store-${fact.seat}`, ms: DURATION.house };
    case 'raided':
      return { kind: 'drop', piece: `store-${fact.seat}`, ms: DURATION.house };
    case 'loaded':
      return { kind: 'drop', piece: `ship-${fact.seat}-${fact.ship}`, ms: DURATION.house };
    default:
      return null;
  }
}

/** What moves for these facts, one after the other. Speed 1 or 2; speed 0 moves nothing. */
export function planMotion(facts: readonly GoldenHornFact[], speed: 0 | 1 | 2): readonly Motion[] {
  if (speed === 0) return [];
  const plan: Motion[] = [];
  let clock = 0;
  for (const fact of facts) {
    const step = stepOf(fact);
    if (step === null) continue;
    const { kind, piece } = step;
    const ms = step.ms / speed;
    plan.push(kind === 'go' ? { kind, piece, was: piece, orTo: null, at: clock, ms } : { kind, piece, at: clock, ms });
    clock += ms * 0.7;
  }
  return plan;
}
