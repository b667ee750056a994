import type { JsonObject } from '@levante/contract';
import type { PlatformRefusalWords } from './messages.ts';

const at = ({ path }: JsonObject): string => (typeof path === 'string' && path !== '' ? ` (bei „${path}“)` : '');

export const deRefusals: PlatformRefusalWords = {
  'bad-request': (d) => `Das war nicht zu verstehen${at(d)}.`,
  'bad-state': (d) => `Diese Stellung widerspricht den Regeln${at(d)}.`,
  'unknown-game': () => 'Dieses Spiel ist hier nicht bekannt.',
  'bad-options': (d) => `Diese Einstellungen passen nicht${at(d)}.`,
  'not-your-turn': () => 'Du bist nicht am Zug.',
  'match-over': () => 'Die Partie ist zu Ende.',
};
