import { install } from '@levante/table/ui/pages.tsx';

/** Event with which the browser offers to install the page. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

/**
 * Defers the browser's install prompt until the user asks for it. If the event fires before this listener is added, the
 * browser shows its own prompt.
 */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (offer) => {
    offer.preventDefault();
    install.value = () => {
      install.value = null;
      void offer.prompt();
    };
  });
}
