import type { JsonObject } from '@levante/contract';
import type { PlatformRefusalWords } from './messages.ts';

const at = ({ path }: JsonObject): string =>
  typeof path === 'string' && path !== '' ? ` (à l’endroit « ${path} »)` : '';

export const frRefusals: PlatformRefusalWords = {
  'bad-request': (d) => `La demande n’a pas été comprise${at(d)}.`,
  'bad-state': (d) => `Cette position contredit les règles${at(d)}.`,
  'unknown-game': () => 'Ce jeu n’est pas connu ici.',
  'bad-options': (d) => `Ces options ne conviennent pas${at(d)}.`,
  'not-your-turn': () => 'Ce n’est pas votre tour.',
  'match-over': () => 'La partie est terminée.',
};
