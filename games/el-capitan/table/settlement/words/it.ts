import { raised } from '@levante/table/words/grammar.ts';
import { itInWord } from '@levante/table/words/it-grammar.ts';
import type { SettleWords } from './en.ts';

const due = (count: number): string => {
  if (count === 0) return 'Nessun prestito è in scadenza.';
  return count === 1 ? 'Un prestito è in scadenza.' : `${raised(itInWord(count))} prestiti sono in scadenza.`;
};

const it: SettleWords = {
  title: (phase) => `Dopo il giorno di paga ${phase}`,
  due: (count) => `${due(count)} Barrato: non te lo puoi permettere.`,
  loan: 'Debito',
  now: 'ora',
  later: (phase) => `dopo la paga ${phase + 1}`,
  repay: (price) => `Restituisci ${price}`,
  extend: (price) => `Estendi ${price}`,
  tooDear: (needed, left) => `Servono ${needed}, ne hai ${left}.`,
  extendedBefore: 'È già stato esteso una volta: va restituito.',
  have: 'Hai',
  repaid: 'Restituisci',
  keep: 'Poi hai',
  owed: (phase) => `ancora dovuto dopo la paga ${phase + 1}`,
  poorest: 'Chi avrebbe meno soldi',
  lessDebts: 'cassa meno debiti',
  youArePoorest: (phase) => `Per ora hai meno soldi di tutti, e scegli chi inizia la fase ${phase + 1}.`,
  isPoorest: (name, phase) => `Per ora ${name} ha meno soldi di tutti, e sceglie chi inizia la fase ${phase + 1}.`,
  confirm: () => 'Conferma',
  repayMaximum: 'Restituisci quel che puoi',
  extendAll: 'Estendi tutti',
  lookAtTable: 'Guarda prima il tavolo',
  starter: 'Chi inizia?',
  starterNote: (phase) => `Hai meno soldi di tutti: scegli chi inizia la fase ${phase + 1}.`,
  begins: (name, phase) => `${name} inizia la fase ${phase + 1}`,
  pickOne: 'Scegli chi inizia',
};
export default it;
