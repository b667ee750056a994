import { itToName } from './it-grammar.ts';
import type { TurnWords } from './messages.ts';

export const itTurn: TurnWords = {
  waitingFor: (name) => `In attesa di ${name}.`,
  thinking: (name) => `${name} sta pensando.`,
  passTheScreen: (name) => `Passa lo schermo ${itToName(name)}.`,
  over: 'La partita è finita.',
  choose: 'Quale intendi? Scegli qui o sul tavolo; con Esc lasci stare.',
  ready: 'Tutto fatto: termina il turno, o annulla qualche passo.',
  notYourTurn: (name) => `Tocca ${itToName(name)}, non a te.`,
  notNow: 'Ora qui non c’è niente da fare.',
  notInThePast: (name) => `Stai rivedendo la partita: toccava ${itToName(name)}.`,
  confirmEnd: 'Terminare il turno ora? Poi non si può più annullare.',
  confirmYes: 'Termina il turno',
  confirmNo: 'Non ancora',
  cancel: 'Lascia stare',
  sending: 'Invio del turno…',
  planAhead: 'Pianifica',
  planning: (name) =>
    name === null ? 'Stai pianificando il tuo prossimo turno' : `Stai pianificando il prossimo turno di ${name}`,
  planReady: 'Il piano non può andare oltre: tienilo, o annulla qualche passo.',
  keepPlan: 'Tieni il piano',
  changePlan: 'Modifica',
  dropPlan: 'Scarta il piano',
  playPlan: 'Gioca il piano',
  planned: 'Pianificato per il tuo turno',
  planGone: (why) => `Il tuo piano non è più possibile. ${why}`,
  steps: (list) => list.join(' · '),
  overtaken:
    'Questo turno è stato giocato in un’altra scheda o finestra. La bozza che era qui non c’è più; il tavolo è quello attuale.',
};
