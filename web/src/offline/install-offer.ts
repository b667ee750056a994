import { install } from '@levante/table/ui/pages.tsx';

/** The browser's own offer to install the page. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/**
 * Keeps the offer for whoever wants it, instead of the browser's asking unasked. A browser makes it once somebody seems to
 * like the page; where it comes before this listens, the browser shows it in its own way.
 */
export function hearInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    install.value = () => {
      install.value = null;
      void offer.prompt();
    };
  });
}
