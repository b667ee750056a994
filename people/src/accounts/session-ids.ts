import { hashOf } from './secrets.ts';
import type { Session } from './sessions.ts';

/**
 * Returns the id under which a session is stored: a hash of the secret in its cookie or token. The secret itself is not
 * stored.
 */
export const sessionIdOf = (secret: string): string => hashOf(`session ${secret}`);

/**
 * Returns the session id for cookies or tokens that a guest got before sessions were stored. It has a row only for
 * guests without another session when rows became a condition.
 */
export const earlierSessionIdOf = (person: string, kind: Session['kind']): string =>
  hashOf(`earlier ${kind} of ${person}`);
