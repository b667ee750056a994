import type { RulesWords } from '@levante/table/words/rules-words.ts';

export const frRules: RulesWords = {
  intro:
    'Au XVe siècle, vous faites commerce avec un seul bateau. Construisez des entrepôts et des forteresses autour de la Méditerranée pour que trois décomptes remplissent votre bourse. Qui a le plus d’argent après le troisième gagne.',
  chapters: [
    {
      heading: 'Un tour',
      paragraphs: [
        'Naviguez si vous le souhaitez, aussi loin que vos cartes vous mènent. Faites ensuite exactement une chose : construire ou rouvrir un entrepôt, construire une forteresse, ou contracter un emprunt. Vous pouvez acheter des cartes visibles à tout moment du tour, sauf si vous contractez un emprunt : il occupe tout le tour.',
        'Tout reste un brouillon jusqu’à la fin de votre tour. Chaque étape peut être annulée.',
      ],
    },
    {
      heading: 'Cartes et navigation',
      paragraphs: [
        'Une carte avec une ville et des sceaux, dite carte Objectif, vous mène de n’importe où à cette ville ; ou bien, à partir d’une ville, sur autant de tronçons qu’elle a de sceaux, au plus. Une carte avec deux villes, dite carte Connexion, vous mène de l’une à l’autre. Les cartes jouées sont défaussées.',
        'Votre bateau accoste à la première case Port libre. S’il n’y en a aucune, vous ne faites que passer et devez poursuivre votre voyage. De la banque, et au début, seule la carte d’une ville vous y mène.',
      ],
    },
    {
      heading: 'Entrepôts',
      paragraphs: [
        'Vous construisez là où votre bateau est au port, et payez le chiffre de votre case Port. Les entrepôts se suivent le long de l’échelle en U, une case après l’autre ; seul le premier entrepôt d’une ville peut choisir entre les cases 1 et 2. Plus de trois des vôtres à la suite ne sont pas permis.',
        'Un entrepôt sur une case sombre ferme l’entrepôt de tête de la ville, quel que soit son propriétaire : il passe dans l’image et ne rapporte plus rien. À deux ou trois joueurs, le triangle est aussi une telle case. Si votre bateau est au port dans la ville, vous pouvez rouvrir l’un de vos entrepôts fermés, sur la prochaine case et gratuitement : c’est alors votre seule action du tour.',
      ],
    },
    {
      heading: 'Forteresses et emprunts',
      paragraphs: [
        'Une forteresse coûte ce qu’indique sa case ; chacun peut en avoir une par ville. Elle rapporte la moitié de la valeur de la ville, et toute la valeur là où se trouvent le plus d’entrepôts.',
        'Un emprunt de 10 se rembourse en payant 12 après le décompte, ou 16 après le suivant ; un emprunt de 16, en payant 20 ou 30. On n’en accorde aucun au premier tour de table.',
      ],
    },
    {
      heading: 'Décompte',
      paragraphs: [
        'Une phase se termine avec le tour de table pendant lequel quelqu’un construit sa dernière pièce. Tout le monde touche alors ses gains : pour le nombre de villes où l’on a un entrepôt ouvert ; dans chaque ville, pour le plus grand nombre d’entrepôts (la valeur de la case qui suit le dernier entrepôt) et pour le deuxième (la moitié de cette valeur) ; et pour les forteresses.',
        'Après le premier et le deuxième décompte, les emprunts sont remboursés ou prolongés, qui a le moins d’argent désigne qui commence, et chacun reçoit six nouveaux entrepôts et une forteresse. Après le troisième, tous les emprunts sont remboursés.',
        'Avoir des entrepôts ouverts dans neuf villes donne une carte bonus : à la fin, elle rapporte 15 florins à qui y parvient d’abord, puis 10 et 5 florins aux deux suivants.',
      ],
    },
    {
      heading: 'La partie à deux joueurs',
      paragraphs: [
        'Chacun reçoit aussi deux entrepôts neutres par phase. Ils occupent des cases et comptent contre les majorités des autres, mais ne rapportent rien. Gardez en stock plus d’entrepôts de votre couleur que d’entrepôts neutres.',
      ],
    },
    {
      heading: 'Villes supplémentaires',
      paragraphs: [
        'Porto, Lisbonne et les îles Canaries se trouvent à l’ouest. On n’y arrive et on n’en repart qu’avec des cartes à sceaux. Qui y a le plus d’entrepôts touche toute la valeur, et tous les autres la moitié.',
        'Lisbonne rapporte dès qu’on y construit. Ce qui est fermé à Porto est écarté de la partie. Qui rejoint les îles Canaries envoie le bateau pirate dans une autre ville, où il perçoit une taxe de protection auprès de tous les autres ; on peut aussi le déplacer en payant ou avec des cartes, et il bloque la case Port où il se trouve.',
      ],
    },
    {
      heading: 'La table',
      paragraphs: [
        'Un anneau vert marque ce que vous pouvez faire maintenant. Désignez n’importe quoi pour voir ce que cela coûte et rapporte, ou pourquoi ce n’est pas permis. Cliquez sur une ville pour y aller : si une seule carte y mène, elle est jouée, et achetée d’abord s’il le faut.',
        'La touche f montre ce que le décompte rapporterait maintenant ; u annule une étape ; e termine le tour ; ? donne la liste des touches.',
      ],
    },
  ],
};
