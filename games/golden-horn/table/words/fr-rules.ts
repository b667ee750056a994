import type { RulesWords } from '@levante/table/words/rules-words.ts';

export const frRules: RulesWords = {
  intro:
    'Vous envoyez trois bateaux de commerce le long d’une route maritime entre Venise et Constantinople, vous ramenez des marchandises de six couleurs, et vous pillez qui se trouve sur la route. Qui a le plus de points dans son entrepôt à la fin gagne.',
  chapters: [
    {
      heading: 'Un tour',
      paragraphs: [
        'Si vous le souhaitez, pillez un bateau de quelqu’un d’autre. Déplacez ensuite l’un de vos trois bateaux : hors d’une ville en le chargeant, en mer et à partir de Modon en poursuivant son voyage. Le tour est alors terminé.',
        'Les étapes d’un voyage restent un brouillon jusqu’à la fin du tour, ou jusqu’à ce que quelque chose soit tiré ou pioché. Ce qui est tiré est connu, et ne peut plus être annulé.',
      ],
    },
    {
      heading: 'Charger',
      paragraphs: [
        'Un bateau quitte une ville avec tous les cubes d’une couleur qui s’y trouvent. Il ne charge jamais une couleur de ses propres voiles. La ville est aussitôt complétée à neuf cubes avec ceux du sac, et le bateau fait sa première étape.',
      ],
    },
    {
      heading: 'Naviguer',
      paragraphs: [
        'Les bateaux n’avancent que dans un sens, jusqu’à la prochaine place libre : ils dépassent les cases occupées, et Modon quand elle est pleine. Arrivé sur une case, un bateau peut continuer si l’une de ses voiles en a la couleur, ou avec une carte de cette couleur ; aussi souvent que vous le pouvez et le voulez.',
        'Un bateau qui atteint Modon quand une place y est libre s’y arrête. Un bateau qui atteint la ville est arrivé.',
      ],
    },
    {
      heading: 'Arriver',
      paragraphs: [
        'En ville, tous les cubes vont dans votre entrepôt, derrière son écran : les autres voient combien vous en avez, mais pas lesquels. À l’arrivée, et à quatre joueurs aussi à Modon, vous piochez des cartes ; leur nombre dépend du nombre de couleurs sur les voiles, et des règles choisies pour la partie.',
      ],
    },
    {
      heading: 'Piller',
      paragraphs: [
        'Un bateau en mer avec des cubes à bord peut être pillé avec des cartes aux couleurs de ses voiles, dans n’importe quel mélange : trois dans la version décrite, deux dans la version publiée. Un cube va directement dans votre entrepôt.',
        'Un bateau à qui l’on a pris son dernier cube peut faire demi-tour la prochaine fois qu’on le déplace.',
      ],
    },
    {
      heading: 'La fin',
      paragraphs: [
        'Le dernier tour de table commence quand une ville et le sac sont vides, ou quand quelqu’un qui a les six couleurs l’annonce à la fin de son tour. Ce tour de table se joue jusqu’au bout.',
        'Chaque cube dans un entrepôt vaut un point ; les cubes sur les bateaux ne comptent pas. Les cubes sont rangés en séries de couleurs différentes : une série de six rapporte 4 points de plus, une de cinq 2, une de quatre 1. En cas d’égalité, le plus de séries de six l’emporte, puis le plus de cubes.',
      ],
    },
    {
      heading: 'La table',
      paragraphs: [
        'Chaque couleur a un symbole : rose, soleil, vague, flamme, feuille et orange. Il figure sur les cubes, les cartes, les voiles et les cases.',
        'Un anneau vert marque ce que vous pouvez faire maintenant. Cliquez sur un bateau, puis sur l’endroit où il doit aller ; de petites cartes sur une case indiquent ce qu’il en coûte d’y arriver. Cliquez sur une case lointaine pour faire toutes les étapes à la fois. Désignez n’importe quoi pour voir ce que cela signifie, ou pourquoi ce n’est pas permis.',
        'L’œil au-dessus de votre entrepôt le cache, ainsi que votre main, pendant que quelqu’un regarde par-dessus votre épaule.',
      ],
    },
  ],
};
