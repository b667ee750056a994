import type { JsonObject } from '@levante/contract';
import type { PlatformRefusalWords } from './messages.ts';

const at = ({ path }: JsonObject): string => (typeof path === 'string' && path !== '' ? ` (at ${path})` : '');

export const enRefusals: PlatformRefusalWords = {
  'bad-request': (d) => `This could not be understood${at(d)}.`,
  'bad-state': (d) => `This position contradicts the rules${at(d)}.`,
  'unknown-game': () => 'This game is not known here.',
  'bad-options': (d) => `These options do not fit${at(d)}.`,
  'not-your-turn': () => 'It is not your turn.',
  'match-over': () => 'The match is over.',
};
