import type { ShareWords } from './share-words.ts';

export const deShare: ShareWords = {
  install: 'Auf diesem Gerät installieren',
  copyMoment: 'Adresse kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser lässt diese Seite nicht kopieren. Hier steht die Adresse:',
  momentAddress: 'Adresse dieses Augenblicks',
  onlyHere: 'Sie öffnet sich nur in diesem Browser, der die Partie aufbewahrt.',
  nearest: 'Den Augenblick, den die Adresse nennt, gibt es in dieser Partie nicht. Dies ist der nächstgelegene.',
};
