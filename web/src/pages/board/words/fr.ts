import type { AnalysisBoardWords } from './en.ts';

export default {
  title: 'Plateau d’analyse',
  about:
    'Jouez pour toutes les places et voyez ce qui s’ensuit. À côté de la table, un bot fort indique les chances de gagner de chacun et le meilleur tour qu’il trouve. Rien de ce que vous faites ici ne change une partie.',
  players: (count) => `${count} joueurs`,
  elsewhere:
    'Tout moment d’une partie terminée peut aussi être essayé ici : revenez en arrière dans la partie et choisissez « Essayer à partir d’ici ».',
  openRecord: 'Ouvrir un enregistrement',
  back: 'Annuler un tour',
  leave: 'Autre position',
} satisfies AnalysisBoardWords;
