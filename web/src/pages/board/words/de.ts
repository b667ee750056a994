import type { AnalysisBoardWords } from './en.ts';

export default {
  title: 'Analysebrett',
  about:
    'Spiele für alle Plätze und sieh, was daraus wird. Neben dem Tisch nennt ein starker Bot für alle die Gewinnchancen und den besten Zug, den er findet. Keine Partie ändert sich durch das, was du hier tust.',
  players: (count) => `${count} Spieler`,
  elsewhere:
    'Auch jeder Augenblick einer beendeten Partie lässt sich hier ausprobieren: Blicke in ihr zurück und wähle „Von hier aus probieren“.',
  openRecord: 'Aufzeichnung öffnen',
  back: 'Einen Zug zurück',
  leave: 'Andere Stellung',
} satisfies AnalysisBoardWords;
