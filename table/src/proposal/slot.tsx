import { lazyComponent } from '../lib/lazy.ts';
import { useMatch } from '../match/match-context.ts';
import { useGivenLayout } from '../ui/layout.ts';

const ProposalBanner = lazyComponent(async () => (await import('./banner.tsx')).ProposalBanner);

/** The banner of a proposal made since this page was opened: in the head of a wide table, above the turn on a phone. */
export function ProposalSlot({ place }: { readonly place: 'head' | 'turn' }) {
  const { session } = useMatch();
  const layout = useGivenLayout();
  const wasOpen = session.proposal.value !== null;
  const isHere = (layout === 'wide' || layout === 'tablet') === (place === 'head');
  return isHere && wasOpen ? <ProposalBanner /> : null;
}
