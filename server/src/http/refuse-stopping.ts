import type { App } from './app.ts';
import { HttpError } from './http-error.ts';

const HEALTH: readonly (string | undefined)[] = ['/health', '/health/ready'];

/**
 * Refuses new requests while the server stops, except health checks, through which a proxy learns that the server is
 * not ready.
 */
export function refuseWhileStopping(app: App, { isStopping }: { readonly isStopping: () => boolean }): void {
  app.addHook('onRequest', async ({ routeOptions }) => {
    if (isStopping() && !HEALTH.includes(routeOptions.url)) throw HttpError.of('busy');
  });
}
