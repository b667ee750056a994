import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { dealProof } from '@levante/table/room/deal.tsx';
import { settings } from '@levante/table/ui/settings.ts';
import { effect } from '@preact/signals';
import { hearInstallOffer } from './offline/install-offer.ts';
import { keepPageUnasked } from './offline/keep-page.ts';
import { openDropped } from './pages/record-drop.ts';

/** The head of the page by day and by lamplight, as in the page itself and in the style sheet of colours. */
const HEADS = { light: '#f8f1de', dark: '#17222c' } as const;

/** What stands round the page, such as the bar of the system, has its colour, also where that is not the system's. */
function colourRound(): void {
  effect(() => {
    const { theme } = settings.value;
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const own = meta.media.includes('dark') ? 'dark' : 'light';
      meta.content = HEADS[theme === 'system' ? own : theme];
    }
  });
}

const ProvenDeal = lazyComponent(async () => (await import('./pages/match/proven-deal.tsx')).ProvenDeal);

/** What is done once the first page stands and nothing more urgent is to do. */
export function afterwards(): void {
  hearInstallOffer();
  openDropped();
  colourRound();
  dealProof.value = ProvenDeal;
  // Some browsers cannot say when they are idle.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void keepPageUnasked());
  else void keepPageUnasked();
}
