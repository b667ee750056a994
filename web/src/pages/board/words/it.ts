import type { AnalysisBoardWords } from './en.ts';

export default {
  title: 'Tavolo di analisi',
  about:
    'Gioca per tutti i posti e guarda che cosa ne viene. Accanto al tavolo un bot forte indica le probabilità di vittoria di ognuno e il turno migliore che trova. Nulla di ciò che fai qui cambia una partita.',
  players: (count) => `${count} giocatori`,
  elsewhere: 'Qui si può provare anche ogni momento di una partita finita: riguardala e scegli «Prova da qui».',
  openRecord: 'Apri una registrazione',
  back: 'Annulla un turno',
  leave: 'Un’altra posizione',
} satisfies AnalysisBoardWords;
