import type { PuzzleWords } from './puzzle-words.ts';

/** How often a turn wins in 100 playouts. */
const wins = (count: number): string => (count === 0 ? 'gewinnt nie' : `gewinnt ${count}-mal`);

/** What the pages of puzzles say in German. */
const dePuzzlePages: PuzzleWords = {
  title: 'Rätsel',
  titleOf: (game) => `${game}: Rätsel`,
  intro: 'Ein Zug gewinnt viel öfter als jeder andere. Finde ihn.',
  how: 'Diese Stellungen haben die Bots in ihren eigenen Partien gefunden: Nach jedem Zug haben sie viele Male bis zum Ende weitergespielt.',
  loading: 'Die Rätsel kommen gleich …',
  missing: 'Die Rätsel konnten nicht geladen werden. Prüfe die Netzverbindung und versuche es noch einmal.',
  tryAgain: 'Noch einmal versuchen',
  none: 'Zu diesem Spiel gibt es keine Rätsel.',
  open: 'Zu den Rätseln',
  solvedOf: (solved, all) => `${solved} von ${all} Rätsel gelöst`,
  next: 'Nächstes ungelöstes',
  allSolved: 'Du hast alle gelöst.',
  filter: 'Schwierigkeit',
  all: 'Alle',
  theme: 'Thema',
  allThemes: 'Alle Themen',
  ofDay: 'Rätsel des Tages',
  solveDay: 'Lösen',
  onlyOpen: 'Nur ungelöste',
  nothingLeft: 'Diese hast du alle gelöst.',
  hardness: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', master: 'Sehr schwer' },
  puzzle: (number) => `Rätsel ${number}`,
  rating: (points) => `Wertung ${points}`,
  players: (count) => `${count} Spieler`,
  solved: 'Gelöst',
  failed: 'Noch nicht gelöst',
  task: (name) => `Du bist am Zug, ${name}. Finde den, der am öftesten gewinnt.`,
  right: 'Das ist der Zug!',
  wrong: 'Es gibt einen besseren Zug',
  dear: 'Richtig gedacht, aber zu teuer',
  best: (best, next) => `Der Zug ${wins(best)} in 100 Probepartien; der nächstbeste ${wins(next)}.`,
  yours: (yours, best) => `Deiner ${wins(yours)} in 100 Probepartien; der beste ${wins(best)}.`,
  unweighed: (best) => `Deiner liegt weit zurück; der beste ${wins(best)} in 100 Probepartien.`,
  dearer: (spent, least) => `Du hast ${spent} ausgegeben; ${least} hätten genügt, und darauf kommt es hier an.`,
  again: 'Noch einmal',
  show: 'Lösung zeigen',
  showAgain: 'Noch einmal zeigen',
  nextPuzzle: 'Nächstes Rätsel',
  list: 'Alle Rätsel',
  solution: 'Die Lösung',
  noSuch: (number) => `Ein Rätsel ${number} gibt es nicht.`,
};

/** The same by its key. */
export const dePuzzles = { puzzles: dePuzzlePages };
