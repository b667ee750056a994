import type { JsonObject } from '@levante/contract';
import type { PlatformRefusalWords } from './messages.ts';

const at = ({ path }: JsonObject): string => (typeof path === 'string' && path !== '' ? ` (nel punto “${path}”)` : '');

export const itRefusals: PlatformRefusalWords = {
  'bad-request': (d) => `Non è stato possibile capire la richiesta${at(d)}.`,
  'bad-state': (d) => `Questa posizione contraddice le regole${at(d)}.`,
  'unknown-game': () => 'Qui questo gioco non è noto.',
  'bad-options': (d) => `Queste opzioni non vanno bene${at(d)}.`,
  'not-your-turn': () => 'Non tocca a te.',
  'match-over': () => 'La partita è finita.',
};
