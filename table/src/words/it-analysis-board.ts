import type { AnalysisBoardWords } from './analysis-board-words.ts';

export const itAnalysisBoard: AnalysisBoardWords = {
  title: 'Tavolo di analisi',
  about:
    'Gioca per tutti i posti e guarda che cosa ne viene. Accanto al tavolo un bot forte indica le probabilità di vittoria di ognuno e il turno migliore che trova. Nulla di ciò che fai qui cambia una partita.',
  players: (count) => `${count} giocatori`,
  elsewhere: 'Qui si può provare anche ogni momento di una partita finita: riguardala e scegli «Prova da qui».',
  openRecord: 'Apri una registrazione',
  chances: 'Probabilità di vittoria',
  looking: 'Un bot forte sta guardando…',
  unknown: 'Il bot non è stato caricato o si è fermato. Controlla la connessione.',
  tryAgain: 'Riprova',
  bestFor: (name) => `Il turno migliore – ${name}`,
  adopt: 'Gioca così',
  nobody: 'Qui nessuno ha nulla da decidere.',
  back: 'Annulla un turno',
  leave: 'Un’altra posizione',
};
