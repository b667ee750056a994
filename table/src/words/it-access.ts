import type { AccessWords } from './access-words.ts';

export const itAccess: AccessWords = {
  skip: 'Vai a',
  toTurn: 'Vai al turno',
  toBoard: 'Vai al tabellone',
  toLog: 'Vai al diario di bordo',
  keyList: [
    ['Tab', 'passare da una parte del tavolo alla successiva'],
    ['← ↑ ↓ →', 'passare da una cosa all’altra in una parte'],
    ['Maiusc ←', 'entrare in una città dal suo nome'],
    ['Enter', 'fare ciò che stai indicando'],
    ['Esc', 'lasciare una scelta, o tornare al presente'],
    ['u', 'annullare l’ultimo passo'],
    ['r', 'ripeterlo'],
    ['e', 'terminare il turno'],
    ['h', 'chiedere un suggerimento'],
    ['p', 'pianificare il prossimo turno mentre giocano gli altri'],
    ['s', 'saltare avanti'],
    ['t', 'il turno'],
    ['b', 'il tabellone'],
    ['l', 'il diario di bordo'],
    ['/', 'scrivere un’azione'],
    ['?', 'questo elenco'],
  ],
  sendPlans: 'Gioca in automatico un turno pianificato, se è completo e ancora possibile',
  deal: 'La distribuzione',
  dealText:
    'Tutte le carte derivano da un seme estratto prima della prima carta. Questa è la sua impronta; il seme si svela a fine partita.',
  dealToldText:
    'Tutte le carte derivano da questo seme. La sua impronta era visibile dall’inizio; “levante verify” dimostra entrambi a partire dalla registrazione.',
  dealMark: 'Impronta',
  dealSeed: 'Seme',
  letterKeys: 'Usa lettere e cifre da sole come tasti',
  line: 'Scrivi un’azione',
  lineLabel: 'Azione',
  lineHelp:
    'Nella notazione delle registrazioni, senza il numero del tuo posto. Più azioni si separano con una virgola.',
  lineDo: 'Aggiungi alla bozza',
  lineDone: (written) => `Nella bozza: ${written}`,
  lineUnknown: (written) => `“${written}” non è un’azione di questo gioco.`,
  lineNotNow: 'Non è il tuo turno: ora non puoi aggiungere nulla alla bozza.',
  linePossible: 'Che cosa puoi scrivere adesso',
};
