import { frOf } from '@levante/table/words/fr-grammar.ts';
import type { BookOfHorn } from './en.ts';

export default {
  rules: {
    intro:
      'Vous envoyez trois bateaux de commerce le long d’une route maritime entre Venise et Constantinople, vous ramenez des marchandises de six couleurs, et vous pillez qui se trouve sur la route. Qui a le plus de points dans son entrepôt à la fin gagne.',
    chapters: {
      '1': { title: 'Aperçu', lead: 'Six couleurs de marchandises, trois bateaux, une route.' },
      '2': { title: 'Avant le premier tour', lead: 'On place les bateaux, on tire des cubes et des cartes.' },
      '3': { title: 'Le tour', lead: 'Un pillage si vous voulez, puis un bateau se déplace.' },
      '4': { title: 'Pillages', lead: 'Des cartes contre un cube d’un autre.' },
      '5': { title: 'Charger', lead: 'Aucun bateau ne quitte une ville à vide.' },
      '6': { title: 'Naviguer', lead: 'D’une case libre à la suivante, et plus loin avec la bonne couleur.' },
      '7': { title: 'Arriver', lead: 'Les cubes vont dans l’entrepôt, les cartes en main.' },
      '8': { title: 'La fin', lead: 'Tout le monde a joué autant de tours.' },
      '9': { title: 'Points', lead: 'Beaucoup de cubes, c’est bien ; des séries de toutes les couleurs, c’est mieux.' },
      '10': { title: 'Ce qui est caché', lead: 'Deux choses, et seulement aux autres.' },
    },
    clauses: {
      '1.1': `Le but
        De deux à quatre joueurs transportent des marchandises entre Venise et Constantinople. Chacun a trois bateaux et un entrepôt qu’il est seul à voir ; qui y a le plus de points à la fin gagne.`,
      '1.2': `Marchandises et cartes
        Il y a 90 cubes, 15 de chacune des six couleurs, et 54 cartes, neuf de chacune.`,
      '1.3': `Trois bateaux, six couleurs
        Un bateau a des voiles d’une seule couleur, un autre de deux, un autre de trois. Ensemble, elles montrent les six couleurs, chacune sur un seul bateau.`,
      '1.4': `Les flottes
        Chaque flotte est composée autrement ; la vôtre dépend de votre place.`,
      '1.5': `La route maritime
        Entre les deux villes, il y a six cases à deux joueurs, douze à trois ou quatre, chacune d’une couleur.`,
      '1.6': `Modon
        À deux et à quatre joueurs, il y a un port à mi-chemin : Modon, avec deux places, ou trois à quatre joueurs. À trois joueurs, il n’y en a pas.`,
      '2.1': `Qui commence
        Le hasard décide qui commence. On joue dans le sens horaire.`,
      '2.2': `Placer les bateaux
        Vous répartissez vos trois bateaux entre les deux villes comme vous voulez ; qui commence le fait en dernier.`,
      '2.3': `Les marchandises des villes
        Tous les cubes sont dans le sac. On en tire neuf pour chaque ville.`,
      '2.4': `Cinq cartes
        Tout le monde pioche cinq cartes, que les autres ne voient pas.`,
      '3.1': `Ce que vous faites
        Vous pouvez {piller|4.1} un bateau. Ensuite, vous devez déplacer l’un des vôtres : le {charger|5.1} et quitter une ville, ou {poursuivre son voyage|6.2} à partir de sa place. Le tour est alors terminé.`,
      '4.1': `Qui vous pouvez piller
        Un bateau d’un autre joueur, sur une case de la route, avec au moins un cube à bord. Les bateaux en ville ou à Modon sont à l’abri.`,
      '4.2': `Ce que cela coûte
        Trois cartes dans la version décrite, deux dans la version publiée. Chacune doit montrer une couleur des voiles de ce bateau, dans n’importe quel mélange.
        Contre jaune, jaune et rouge, vous pouvez jouer trois cartes rouges, ou deux jaunes et une rouge.`,
      '4.3': `Ce que cela rapporte
        Un cube de ce bateau va directement dans votre {entrepôt|10.1}.`,
      '4.4': `Faire demi-tour
        Un bateau à qui un pillage a pris son dernier cube peut faire demi-tour la prochaine fois qu’on le déplace. Qu’il le fasse ou non, l’occasion est ensuite passée.`,
      '5.1': `Une couleur, et toute la couleur
        Pour quitter une ville, un bateau charge tous les cubes d’une couleur qui s’y trouve. Il ne charge jamais une couleur de ses propres voiles.
        Un bateau à voiles roses peut charger du jaune, du bleu ou du rouge, mais pas de rose.`,
      '5.2': `Compléter la ville
        La ville est aussitôt complétée à neuf cubes avec ceux du sac, tant qu’il en reste.`,
      '5.3': `Passer son tour
        Un bateau ne part pas sans marchandises. Si aucun de vos bateaux ne peut se déplacer, vous passez ; tant que les deux villes ont des cubes, cela n’arrive pas.`,
      '5.4': `Le cap
        Un bateau qui a chargé met le cap sur l’autre ville.`,
      '6.1': `Toujours en avant
        Les bateaux ne vont qu’en avant. Une case de la route accueille un bateau, une ville autant qu’il en vient.`,
      '6.2': `Une étape
        Une étape mène à la prochaine place libre. On dépasse les cases occupées, par qui que ce soit, et Modon quand elle est pleine.
        S’il y a des bateaux sur 1 et 2, un bateau qui quitte Venise arrive sur la case 3.`,
      '6.3': `Continuer
        Si une voile de ce bateau a la couleur de la case où il est arrivé, vous pouvez faire une étape de plus ; sinon, une carte de cette couleur le permet. Aussi souvent que vous le pouvez et le voulez. Les cases dépassées ne comptent pas.`,
      '6.4': `L’arrêt à Modon
        Un bateau qui atteint Modon quand une place y est libre s’y arrête, et son voyage est fini. À un autre tour, il poursuit dans le même sens.`,
      '6.5': `Atteindre la ville
        Un bateau qui atteint la ville y finit son voyage.`,
      '7.1': `Décharger
        En ville, tous les cubes vont dans votre {entrepôt|10.1}. Le bateau a désormais le cap sur l’autre ville.`,
      '7.2': `Les cartes d’arrivée
        Leur nombre dépend du nombre de couleurs sur les voiles : 1, 2 ou 3 cartes pour 1, 2 ou 3 couleurs dans la version décrite, et à l’inverse 3, 2 ou 1 dans la version publiée.`,
      '7.3': `Les cartes à Modon
        Un arrêt à Modon rapporte les mêmes cartes, mais pas à deux joueurs.`,
      '7.4': `Autant de cartes que l’on veut
        Le nombre de cartes en main n’est pas limité. Quand la pioche est vide, la défausse la remplace ; si elle est vide aussi, on ne pioche rien.`,
      '8.1': `Comment elle commence
        Le dernier tour de table vient quand une ville et le sac sont vides, ou quand quelqu’un l’annonce à la fin de son tour. Pour cela, il vous faut un cube de chaque couleur dans votre entrepôt.`,
      '8.2': `Le dernier tour de table
        On joue jusqu’à ce que tout le monde ait eu autant de tours.`,
      '9.1': `Le décompte final
        Chaque cube dans l’entrepôt vaut un point ; ceux des bateaux ne comptent pas. Puis les cubes sont rangés en séries de couleurs différentes : une série de six rapporte 4 points de plus, une de cinq 2, une de quatre 1.
        Rose 3, jaune 2, bleu 2, rouge, vert et orange 1 chacun : 10 points, plus 4 pour la série de six, font 14.`,
      '9.2': `En cas d’égalité
        Le plus de séries de six l’emporte, puis le plus de cubes ; ensuite, la victoire est partagée.`,
      '10.1': `Main et entrepôt
        Vous seul voyez les cartes de votre main et les cubes de votre entrepôt. Leur nombre, et tout le reste, est visible par tous. Qui se rappelle ce qui est arrivé dans un entrepôt sait donc ce qu’il contient ; à deux, il suffit de compter les cubes visibles. Les cartes restent secrètes jusqu’à ce qu’on les joue.`,
    },
    table: {
      title: 'La table',
      paragraphs: [
        'Chaque couleur a un symbole : rose, soleil, vague, flamme, feuille et orange. Il figure sur les cubes, les cartes, les voiles et les cases.',
        'Un anneau vert marque ce que vous pouvez faire maintenant. Cliquez sur un bateau, puis sur l’endroit où il doit aller ; de petites cartes sur une case indiquent ce qu’il en coûte d’y arriver. Cliquez sur une case lointaine pour faire toutes les étapes à la fois. Désignez n’importe quoi pour voir ce que cela signifie, ou pourquoi ce n’est pas permis.',
        'L’œil au-dessus de votre entrepôt le cache, ainsi que votre main, pendant que quelqu’un regarde par-dessus votre épaule.',
      ],
    },
  },
  captions: {
    '1.3': (f) => `Les trois bateaux ${frOf(f.name)} : des voiles d’une couleur, de deux, de trois.`,
    '1.5': (f) => `À trois joueurs : ${f.spaces} cases, et pas de Modon.`,
    '4.3': (f) => `À bord de ce bateau ${frOf(f.name)} : ${f.goods}. Un pillage en prend un.`,
    '4.4': (f) => `Ce bateau ${frOf(f.name)} a perdu son dernier cube : il peut faire demi-tour.`,
    '5.1': (f) => `${f.name} a chargé ici toute une couleur : ${f.goods}.`,
    '6.2': (f) => `${f.taken} cases sont occupées : on les dépasse.`,
    '9.1': (f) => `L’entrepôt ${frOf(f.name)} : ${f.cubes} cubes, et avec les séries ${f.points} points.`,
  },
} satisfies BookOfHorn;
