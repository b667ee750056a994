import type { ShareWords } from './share-words.ts';

export const frShare: ShareWords = {
  install: 'Installer sur cet appareil',
  copyMoment: 'Copier l’adresse',
  copied: 'Adresse copiée.',
  notCopied: 'Le navigateur ne laisse pas cette page copier. Voici l’adresse :',
  momentAddress: 'Adresse de ce moment',
  onlyHere: 'Elle ne s’ouvre que dans ce navigateur, qui garde la partie.',
  nearest: 'La partie n’a pas le moment que l’adresse indique. Voici le plus proche.',
};
