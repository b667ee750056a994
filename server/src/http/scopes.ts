import type { SessionScope } from '@levante/people';
import { SESSION_SCOPES } from '@levante/wire';
import type { App } from './app.ts';
import { HttpError } from './http-error.ts';
import { isForApi, isReading } from './request-path.ts';

/** Routes under these paths change or show a person's sign-in methods and settings, which requires their cookie. */
const MANAGED = ['/api/me', '/api/tokens', '/api/sign-in', '/api/operate'];

/** Exceptions, which programs need: `METHOD path`. */
const OPEN_TO_TOKENS: Readonly<Record<string, SessionScope>> = {
  'GET /api/me': 'read',
  'POST /api/me': 'play',
  'GET /api/me/invites': 'read',
  'GET /api/me/calendar': 'read',
  'GET /api/me/blocks': 'read',
  // A token may sign itself out, and nothing else.
  'POST /api/me/devices/:id/sign-out': 'read',
};

/** Returns the scope required by a request to a route. */
export function scopeOf(method: string, path: string): SessionScope {
  const reading = isReading({ method }) ? 'GET' : method;
  const exception = OPEN_TO_TOKENS[`${reading} ${path}`];
  if (exception !== undefined) return exception;
  if (MANAGED.some((under) => path === under || path.startsWith(`${under}/`))) return 'manage';
  return reading === 'GET' ? 'read' : 'play';
}

/**
 * Refuses requests whose token lacks the required scope. The matched route decides, since a path has many spellings.
 */
export function addScopes(app: App): void {
  app.addHook('onRequest', (request, _reply, next) => {
    const { url } = request.routeOptions;
    if (!request.byToken || url === undefined || !isForApi(request)) {
      next();
      return;
    }
    const needed = SESSION_SCOPES.indexOf(scopeOf(request.method, url));
    next(SESSION_SCOPES.indexOf(request.scope) < needed ? HttpError.of('scope-too-narrow') : undefined);
  });
}
