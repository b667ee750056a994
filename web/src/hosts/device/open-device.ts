import type { Host } from '@levante/table/host/host.ts';
import { lazy } from '@levante/table/lib/lazy.ts';

/** Loads the device host on demand, together with rules, dealer and bots. */
export const openDevice = lazy(async (): Promise<Host> => (await import('./host.ts')).onThisDevice());
