import { hashOf } from './secrets.ts';
import type { Session } from './sessions.ts';

/** Returns the id under which a session is stored: a hash of the secret in its cookie or token, which is stored nowhere. */
export const sessionIdOf = (secret: string): string => hashOf(`session ${secret}`);

/**
 * Returns the id of the session of a guest whose cookies or tokens were issued before sessions were stored. It has a row
 * only for guests of whom no other session was known when rows became a condition.
 */
export const earlierSessionIdOf = (person: string, kind: Session['kind']): string =>
  hashOf(`earlier ${kind} of ${person}`);
