import { lazyComponent } from '@levante/table/late/lazy.ts';
import { useMatch } from '@levante/table/match/match-context.ts';

/** The rules of all games come with it: it is fetched once there is something to prove. */
const ProvenDeal = lazyComponent(async () => (await import('./proven-deal.tsx')).ProvenDeal);

/** What the menu of a match at the server has besides: when it is over, whether its deal is proven. */
export function ServerMenu() {
  return useMatch().session.match.value?.status === 'over' ? <ProvenDeal /> : null;
}
