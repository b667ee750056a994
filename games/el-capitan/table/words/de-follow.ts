import { deHas, deSubject } from '@levante/table/words/de-grammar.ts';
import type { LogWords } from './words.ts';

export const deLog: LogWords = {
  beforePlay: 'Vor der Abfahrt',
  round: (phase, round) => `Phase ${phase}, Runde ${round}`,
  phaseAndRound: (phase, round) => `Phase ${phase}, Runde ${round}`,
  afterPayday: (phase) => `Phase ${phase}, nach dem Zahltag`,
  lastRound: 'letzte Runde der Phase',
  payday: (phase) => `Zahltag ${phase}`,
  paidOut: (who) => `${deSubject(who)} ${deHas(who)} Geld erhalten.`,
  revealed: (cards) => `Aufgedeckt: ${cards}.`,
  forecast: 'Zahltag-Vorschau',
  forecastOff: 'Vorschau ausblenden',
  forecastKey: 'was der Zahltag jetzt brächte',
  boardNote:
    'Die Zahlen des gedruckten Spielplans sind nicht veröffentlicht. Dieser Spielplan ist eine Rekonstruktion, die zu jeder Zahl passt, die die Regeln nennen; wer das Spiel besitzt, kann mit einer eigenen Spielplandatei spielen.',
};
