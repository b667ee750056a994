import { type Action, ActionBuffer } from '@levante/contract';
import * as act from '../../rules/board/action.ts';
import { cityCode } from '../../rules/board/tables.ts';
import { type ElCapitanFact, type ElCapitanState, elCapitan } from '../../rules/index.ts';
import { candidates } from '../../rules/legality/candidates.ts';

/** What has been found so far: by key `NAP build 4` the least that must be paid to the bank. */
type Found = Map<string, number>;

/**
 * Everything that can be built or opened again in the rest of a turn, and the least that must be paid to the bank for it, by the
 * engine: all sequences of actions are tried. Keys are `NAP build 4`; null where there are more than `most` positions.
 */
export function cheapestByEngine(start: ElCapitanState, most: number): ReadonlyMap<string, number> | null {
  return search(start, most, () => false);
}

/** The least for which anything at all can be built or opened again; infinite where nothing can, null as above. */
export function leastByEngine(start: ElCapitanState, most: number): number | null {
  const found = search(start, most, (all, paid) => Math.min(...all.values()) <= paid);
  return found && Math.min(...found.values());
}

/** Tries all that can be done, by what has been paid for it, until `enough` is known of what costs less than so much. */
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
