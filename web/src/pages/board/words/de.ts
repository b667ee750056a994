import type { AnalysisBoardWords } from './en.ts';

export default {
  title: 'Analysebrett',
  about:
    'Spiele alle Plätze und sieh, was passiert. Ein starker Bot zeigt alle Gewinnchancen und den besten Zug, den er findet. Keine Partie ändert sich durch das, was du hier tust.',
  players: (count) => `${count} Spieler`,
  elsewhere:
    'Auch jeden Augenblick einer beendeten Partie kannst du ausprobieren: Blicke in ihr zurück und wähle „Von hier aus probieren“.',
  openRecord: 'Aufzeichnung öffnen',
  back: 'Einen Zug zurück',
  leave: 'Andere Stellung',
} satisfies AnalysisBoardWords;
