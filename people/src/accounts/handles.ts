import { isHandle } from '@levante/wire';

/** Handles that could be taken for the server itself. */
const RESERVED: ReadonlySet<string> = new Set([
  'admin',
  'administrator',
  'bot',
  'help',
  'host',
  'levante',
  'me',
  'moderator',
  'operator',
  'root',
  'server',
  'support',
  'system',
]);

/** Returns whether a person may choose this handle. */
export function isFreeToChoose(handle: string): boolean {
  return isHandle(handle) && !RESERVED.has(handle);
}
