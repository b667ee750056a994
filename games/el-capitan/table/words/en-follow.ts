import { enSubject } from '@levante/table/words/en-grammar.ts';
import type { LogWords } from './words.ts';

export const enLog: LogWords = {
  beforePlay: 'Setting out',
  round: (phase, round) => `Phase ${phase}, round ${round}`,
  phaseAndRound: (phase, round) => `Phase ${phase}, round ${round}`,
  afterPayday: (phase) => `Phase ${phase}, after the payday`,
  lastRound: 'last round of the phase',
  payday: (phase) => `Payday ${phase}`,
  paidOut: (who) => `${enSubject(who)} ${who.you ? 'were' : 'was'} paid.`,
  revealed: (cards) => `Turned up: ${cards}.`,
  forecast: 'Payday forecast',
  forecastOff: 'Hide the forecast',
  forecastKey: 'what payday would bring now',
  boardNote:
    'The figures of the printed board are not published. This board is a reconstruction that fits every figure the rules state; if you own the game, you can play on a board file of your own.',
};
