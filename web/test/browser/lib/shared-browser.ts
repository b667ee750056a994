import { type Browser, chromium } from '@playwright/test';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * Addresses of the resources shared by all browser suites: the browser, a server of the built page, and the
     * gallery.
     */
    shared: { readonly browser: string; readonly server: string; readonly gallery: string };
  }
}

/** Connects to the shared browser; closing it only ends this connection. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject('shared').browser);
}
