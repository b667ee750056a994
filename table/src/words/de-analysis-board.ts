import type { AnalysisBoardWords } from './analysis-board-words.ts';

export const deAnalysisBoard: AnalysisBoardWords = {
  title: 'Analysebrett',
  about:
    'Spiele für alle Plätze und sieh, was daraus wird. Neben dem Tisch nennt ein starker Bot für alle die Gewinnchancen und den besten Zug, den er findet. Keine Partie ändert sich durch das, was du hier tust.',
  players: (count) => `${count} Spieler`,
  elsewhere:
    'Auch jeder Augenblick einer beendeten Partie lässt sich hier ausprobieren: Blicke in ihr zurück und wähle „Von hier aus probieren“.',
  openRecord: 'Aufzeichnung öffnen',
  chances: 'Gewinnchancen',
  looking: 'Ein starker Bot sieht sich das an …',
  unknown: 'Der Bot konnte nicht geladen werden oder ist ausgefallen. Prüfe die Netzverbindung.',
  tryAgain: 'Noch einmal versuchen',
  bestFor: (name) => `Am besten für ${name}`,
  adopt: 'So spielen',
  nobody: 'Hier hat niemand etwas zu entscheiden.',
  back: 'Einen Zug zurück',
  leave: 'Andere Stellung',
};
