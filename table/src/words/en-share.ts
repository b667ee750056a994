import type { ShareWords } from './share-words.ts';

export const enShare: ShareWords = {
  install: 'Install on this device',
  copyMoment: 'Copy address',
  copied: 'Copied.',
  notCopied: 'The browser does not let this page copy. Take the address from here:',
  momentAddress: 'Address of this moment',
  onlyHere: 'It opens in this browser only, which keeps the match.',
  nearest: 'The match has no such moment as the address names. This is the nearest one.',
};
