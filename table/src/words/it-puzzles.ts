import type { PuzzleWords } from './puzzle-words.ts';

/** How often a turn wins in 100 playouts. */
const wins = (count: number): string =>
  count === 0 ? 'non vince mai' : count === 1 ? 'vince una volta' : `vince ${count} volte`;

/** What the pages of puzzles say in Italian. */
const itPuzzlePages: PuzzleWords = {
  title: 'Problemi',
  titleOf: (game) => `${game}: problemi`,
  intro: 'Un turno vince molto più spesso di tutti gli altri. Trovalo.',
  how: 'I bot hanno trovato queste posizioni nelle loro partite: dopo ogni turno hanno giocato molte volte fino alla fine.',
  loading: 'I problemi stanno arrivando …',
  missing: 'Non è stato possibile caricare i problemi. Controlla la connessione e riprova.',
  tryAgain: 'Riprova',
  none: 'Per questo gioco non ci sono problemi.',
  open: 'Ai problemi',
  solvedOf: (solved, all) => `Risolti ${solved} su ${all}`,
  next: 'Prossimo da risolvere',
  allSolved: 'Li hai risolti tutti.',
  filter: 'Difficoltà',
  all: 'Tutti',
  theme: 'Tema',
  allThemes: 'Tutti i temi',
  ofDay: 'Problema del giorno',
  solveDay: 'Risolvilo',
  onlyOpen: 'Solo da risolvere',
  nothingLeft: 'Questi li hai risolti tutti.',
  hardness: { easy: 'Facile', medium: 'Medio', hard: 'Difficile', master: 'Molto difficile' },
  puzzle: (number) => `Problema ${number}`,
  rating: (points) => `Punteggio ${points}`,
  players: (count) => `${count} giocatori`,
  solved: 'Risolto',
  failed: 'Non ancora risolto',
  task: (name) => `È il tuo turno, ${name}. Trova quello che vince più spesso.`,
  right: 'È il turno giusto!',
  wrong: 'C’è un turno migliore',
  dear: 'L’idea è giusta, ma troppo cara',
  best: (best, next) => `In 100 partite simulate ${wins(best)}; il secondo turno migliore ${wins(next)}.`,
  yours: (yours, best) => `In 100 partite simulate il tuo ${wins(yours)}; il migliore ${wins(best)}.`,
  unweighed: (best) => `Il tuo è molto indietro; in 100 partite simulate il migliore ${wins(best)}.`,
  dearer: (spent, least) => `Hai speso ${spent}; ne bastavano ${least}, e qui conta.`,
  again: 'Riprova il turno',
  show: 'Mostra la soluzione',
  showAgain: 'Mostrala di nuovo',
  nextPuzzle: 'Problema successivo',
  list: 'Tutti i problemi',
  solution: 'La soluzione',
  noSuch: (number) => `Il problema ${number} non esiste.`,
};

/** The same by its key. */
export const itPuzzles = { puzzles: itPuzzlePages };
