import type { ServiceWords } from './en.ts';

export default {
  title: 'Avvisi',
  onlyEnglish: '(in inglese)',
  hide: 'Nascondi questo avviso',
  paused: 'Le nuove partite sono sospese. Quelle in corso continuano.',
  pausedUntil: (time) => `Nuove partite sospese fino a: ${time}. Quelle in corso continuano.`,
  pausedFrom: (time) => `Nuove partite sospese da: ${time}. Quelle in corso continuano.`,
  notNow: 'Le nuove partite sono sospese su questo server.',
  uninvited: 'Su questo server serve un invito per giocare con gli altri.',
  haveInvitation: 'Inserisci il codice',
} satisfies ServiceWords;
