import type { Host } from '@levante/table/host/host.ts';
import { lazy } from '@levante/table/lib/lazy.ts';

/** This device as a host that keeps matches. Rules, dealer and bots come with it, so it is fetched when asked for. */
export const openDevice = lazy(async (): Promise<Host> => (await import('./host.ts')).onThisDevice());
