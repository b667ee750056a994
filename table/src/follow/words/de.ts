import type { LookBackWords } from './en.ts';

export default {
  copyMoment: 'Adresse kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser lässt diese Seite nicht kopieren. Hier steht die Adresse:',
  momentAddress: 'Adresse dieses Augenblicks',
  onlyHere: 'Sie öffnet sich nur in diesem Browser, der die Partie aufbewahrt.',
  nearest: 'Den Augenblick, den die Adresse nennt, gibt es in dieser Partie nicht. Dies ist der nächstgelegene.',
  recordFails:
    'Was vorher geschah, lässt sich nicht zeigen: Die Aufzeichnung folgt nicht diesen Regeln. Die Partie selbst geht weiter.',
  past: 'Du blickst zurück. Der Tisch steht, wie er damals stand.',
  backToNow: 'Zurück zur Gegenwart',
  tryFrom: 'Von hier aus probieren',
  wasTurnOf: (name) => `${name} war am Zug.`,
  saveRecord: 'Aufzeichnung speichern',
} satisfies LookBackWords;
