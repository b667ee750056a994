import { catalogue } from '../../words/language.ts';

const en = {
  copyMoment: 'Copy address',
  copied: 'Copied.',
  /** Where the browser does not let a page copy: the address stands in a field below. */
  notCopied: 'The browser does not let this page copy. Take the address from here:',
  /** The name of that field. */
  momentAddress: 'Address of this moment',
  /** Said beside the address of a match that only this browser keeps. */
  onlyHere: 'It opens in this browser only, which keeps the match.',
  /** The address named a moment that the match does not have. */
  nearest: 'The match has no such moment as the address names. This is the nearest one.',
  recordFails:
    'What happened before cannot be shown: the record does not follow these rules. The match itself goes on.',
  past: 'You are looking back. The table is as it was then.',
  backToNow: 'Back to now',
  /** Opens the moment that is looked at as an analysis board. */
  tryFrom: 'Try from here',
  /** Whose turn it was at the moment that is looked at. */
  wasTurnOf: (name: string) => `It was ${name}’s turn.`,
  saveRecord: 'Save the record',
};

/** Sentences for looking back at a match and keeping its moments and record. */
export type LookBackWords = typeof en;

export const followWords = catalogue(en, {
  de: () => import('./de.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
});
