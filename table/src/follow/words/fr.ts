import { frOf } from '../../words/fr-grammar.ts';
import type { LookBackWords } from './en.ts';

export default {
  copyMoment: 'Copier l’adresse',
  copied: 'Copié.',
  notCopied: 'Le navigateur ne laisse pas cette page copier. Voici l’adresse :',
  momentAddress: 'Adresse de ce moment',
  onlyHere: 'Elle ne s’ouvre que dans ce navigateur, qui garde la partie.',
  nearest: 'La partie n’a pas le moment que l’adresse indique. Voici le plus proche.',
  recordFails:
    'Ce qui précède ne peut pas être montré : l’enregistrement ne suit pas ces règles. La partie elle-même continue.',
  past: 'Vous revoyez la partie. Voici la table telle qu’elle était.',
  backToNow: 'Revenir au présent',
  tryFrom: 'Essayer à partir d’ici',
  wasTurnOf: (name) => `C’était le tour ${frOf(name)}.`,
  saveRecord: 'Enregistrer la partie',
} satisfies LookBackWords;
