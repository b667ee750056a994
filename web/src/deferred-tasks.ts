import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { dealProof } from '@levante/table/room/deal.tsx';
import { settings } from '@levante/table/ui/settings.ts';
import { effect } from '@preact/signals';
import { hearInstallOffer } from './offline/install-prompt.ts';
import { keepPageUnasked } from './offline/registration.ts';
import { openDropped } from './pages/record-drop.ts';

/** Header colours of the light and dark themes; they match `index.html` and the colour style sheet. */
const HEADS = { light: '#f8f1de', dark: '#17222c' } as const;

/**
 * Keeps the browser's own bars (`theme-color`) in step with the chosen theme, even when it differs from the system's.
 */
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

/** Runs the tasks that can wait until the first page is idle. */
export function afterwards(): void {
  hearInstallOffer();
  openDropped();
  colourRound();
  dealProof.value = ProvenDeal;
  // Some browsers lack `requestIdleCallback`.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void keepPageUnasked());
  else void keepPageUnasked();
}
