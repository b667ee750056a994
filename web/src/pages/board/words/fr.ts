import type { AnalysisBoardWords } from './en.ts';

export default {
  title: 'Plateau d’analyse',
  about:
    'Jouez toutes les places et voyez ce qui se passe. Un bot fort montre les chances de gagner de chacun et le meilleur tour qu’il trouve. Rien de ce que vous faites ici ne change une partie.',
  players: (count) => `${count} joueurs`,
  elsewhere:
    'Vous pouvez aussi essayer tout moment d’une partie terminée : revenez-y et choisissez « Essayer à partir d’ici ».',
  openRecord: 'Ouvrir un enregistrement',
  back: 'Annuler un tour',
  leave: 'Autre position',
} satisfies AnalysisBoardWords;
