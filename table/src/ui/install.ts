import { type Signal, signal } from '@preact/signals';

/** The browser's own offer to install the page, which it makes once. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallOffer;
  }
}

/** Installs the page; null where the browser does not offer it, or has been taken at its word. */
export const install: Signal<(() => void) | null> = signal(null);

/** Keeps the offer for whoever wants it: it comes early, and unasked. */
export function hearInstallOffer(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    install.value = () => {
      install.value = null;
      void offer.prompt();
    };
  });
}
