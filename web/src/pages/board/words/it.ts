import type { AnalysisBoardWords } from './en.ts';

export default {
  title: 'Tavolo di analisi',
  about:
    'Gioca tutti i posti e guarda che cosa succede. Un bot forte mostra le probabilità di vittoria di ognuno e il turno migliore che trova. Nulla di ciò che fai qui cambia una partita.',
  players: (count) => `${count} giocatori`,
  elsewhere: 'Puoi provare anche ogni momento di una partita finita: riguardala e scegli “Prova da qui”.',
  openRecord: 'Apri una registrazione',
  back: 'Annulla un turno',
  leave: 'Un’altra posizione',
} satisfies AnalysisBoardWords;
