import { type Browser, chromium } from '@playwright/test';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of what all suites in a browser share: the browser itself, a server of the built page, the gallery. */
    shared: { readonly browser: string; readonly server: string; readonly gallery: string };
  }
}

/** The browser that all suites share; to close it ends this connection alone. */
export function connect(): Promise<Browser> {
  return chromium.connect(inject('shared').browser);
}
