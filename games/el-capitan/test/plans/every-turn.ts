import { type Action, ActionBuffer } from '@levante/contract';
import * as act from '../../rules/board/action.ts';
import { cityCode } from '../../rules/board/tables.ts';
import { type ElCapitanFact, type ElCapitanState, elCapitan, type Plan } from '../../rules/index.ts';
import { candidates } from '../../rules/legality/candidates.ts';

/** Minimum payment to the bank by deed, such as `NAP build 4`. */
type Found = Map<string, number>;

/**
 * Finds every deed in the rest of a turn and its minimum payment to the bank by trying all sequences of actions. Keys look
 * like `NAP build 4`. Returns null after more than `most` positions.
 */
export function cheapestByEngine(start: ElCapitanState, most: number): ReadonlyMap<string, number> | null {
  return search(start, most, () => false);
}

/** Returns the minimum payment for any deed; Infinity if there is none, null after more than `most` positions. */
export function minByEngine(start: ElCapitanState, most: number): number | null {
  const found = search(start, most, (all, paid) => Math.min(...all.values()) <= paid);
  return found && Math.min(...found.values());
}

/** Explores all sequences of actions in ascending order of payment (Dijkstra) until `enough` returns true. */
function search(start: ElCapitanState, most: number, enough: (found: Found, paid: number) => boolean): Found | null {
  const found: Found = new Map();
  const seen = new Set<number>([start.hash]);
  const waiting: ElCapitanState[][] = [[start]];
  const out = new ActionBuffer();
  for (let paid = 0; paid < waiting.length && !enough(found, paid); paid++) {
    for (let state = waiting[paid]?.pop(); state; state = waiting[paid]?.pop()) {
      candidates(state, out);
      const actions = Array.from({ length: out.length }, (_, i) => out.at(i));
      for (const action of actions) {
        if (act.kindOf(action) === act.LOAN || act.kindOf(action) === act.END) continue;
        const next = elCapitan.clone(state);
        const facts: ElCapitanFact[] = [];
        elCapitan.apply(next, action, facts);
        const sum = paid + paidToBank(facts);
        if (isDeed(action)) {
          const key = keyOfDeed(state, action);
          found.set(key, Math.min(sum, found.get(key) ?? Number.POSITIVE_INFINITY));
        } else if (!seen.has(next.hash)) {
          if (seen.size >= most) return null;
          seen.add(next.hash);
          const others = waiting[sum];
          if (others) others.push(next);
          else waiting[sum] = [next];
        }
      }
    }
  }
  return found;
}

const isDeed = (action: Action): boolean => act.kindOf(action) >= act.BUILD && act.kindOf(action) <= act.FORTRESS;

function keyOfDeed(s: ElCapitanState, action: Action): string {
  const [, ...verb] = elCapitan.write(s, action).split(' ');
  return [cityCode(s.shipAt[s.seat] ?? 0), ...verb].join(' ');
}

function paidToBank(facts: readonly ElCapitanFact[]): number {
  return facts.reduce((sum, fact) => sum + (fact.type === 'paid' && fact.to === 'bank' ? fact.amount : 0), 0);
}

const keyOfPlan = ({ city, deed, site, neutral }: Plan): string =>
  [city, deed, site, ...(neutral ? ['neutral'] : [])].join(' ');

/** Returns the price of the first plan for every deed. */
export function cheapestByPlans(plans: readonly Plan[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const plan of plans) if (!found.has(keyOfPlan(plan))) found.set(keyOfPlan(plan), plan.price);
  return found;
}

/** Plays a plan with the engine; returns the cash left, or the line that was refused. */
export function cashAfter(s: ElCapitanState, plan: Plan): number | string {
  const at = elCapitan.clone(s);
  for (const line of plan.lines) {
    const action = elCapitan.parse(at, line);
    if (!action.ok || elCapitan.check(at, action.value) !== null) return line;
    elCapitan.apply(at, action.value);
  }
  return elCapitan.toJson(at).players[s.seat]?.cash ?? 'nobody';
}
