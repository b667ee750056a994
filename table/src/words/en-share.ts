import type { ShareWords } from './share-words.ts';

export const enShare: ShareWords = {
  install: 'Install on this device',
  copyMoment: 'Copy address',
  copied: 'Copied.',
  notCopied: 'The browser does not let this page copy. Take the address from here:',
  momentAddress: 'Address of this moment',
  onlyHere: 'It opens in this browser only, which keeps the match.',
  nearest: 'The match has no such moment as the address names. This is the nearest one.',
  linkLabel: 'Link to this table',
  copyLink: 'Copy the link',
  copyMarked: 'The link is selected: copy it.',
  recordFails:
    'What happened before cannot be shown: the record does not follow these rules. The match itself goes on.',
  past: 'You are looking back. The table is as it was then.',
  backToNow: 'Back to now',
  tryFrom: 'Try from here',
  wasTurnOf: (name) => `It was ${name}’s turn.`,
  saveRecord: 'Save the record',
  help: 'How to play',
  keys: 'Keys',
};
