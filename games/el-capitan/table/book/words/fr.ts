import { frAnd, frOf } from '@levante/table/words/fr-grammar.ts';
import type { Captions } from '../moments.ts';
import type { ElCapitanBookTexts } from '../plan.ts';
import type { ElCapitanBookWords } from './en.ts';

const rules: ElCapitanBookTexts = {
  intro:
    'Au XVe siècle, vous faites commerce avec un seul bateau. Construisez des entrepôts et des forteresses autour de la Méditerranée pour que trois décomptes remplissent votre bourse. Qui a le plus d’argent après le troisième gagne.',
  chapters: {
    '1': { title: 'Aperçu', lead: 'Trois décomptes, et une bourse à remplir.' },
    '2': { title: 'Avant le premier tour', lead: 'Tout le monde commence avec la même chose.' },
    '3': { title: 'Tours de table et tours', lead: 'Naviguez si vous voulez, puis faites une seule chose.' },
    '4': {
      title: 'Cartes et navigation',
      lead: 'Une carte est un objectif, un trajet de quelques tronçons ou un lien entre deux villes.',
    },
    '5': {
      title: 'Entrepôts',
      lead: 'Un entrepôt est de l’argent qui attend le décompte. Sa place décide à qui il revient.',
    },
    '6': { title: 'Forteresses', lead: 'Une par ville, de préférence là où il y a le plus d’entrepôts.' },
    '7': { title: 'Emprunts', lead: 'De l’argent maintenant, davantage à rendre plus tard.' },
    '8': { title: 'Décompte', lead: 'À la fin d’une phase, tout le monde est payé en même temps.' },
    '9': { title: 'Après un décompte', lead: 'Les dettes d’abord, puis de nouveaux entrepôts.' },
    '10': { title: 'La partie à deux joueurs', lead: 'Une deuxième couleur gêne les deux.' },
    '11': {
      title: 'Villes supplémentaires',
      lead: 'Porto, Lisbonne et les îles Canaries se trouvent à l’ouest, chacune avec sa particularité.',
    },
    '12': { title: 'Le bateau pirate', lead: 'Qui arrive aux îles Canaries l’envoie là où il gêne le plus.' },
  },
  clauses: {
    '1.1': `Le but
      De deux à cinq marchands jouent trois {phases|8.1}, et chaque phase se termine par un {décompte|8.2}. Qui a le plus de florins après le troisième gagne.`,
    '1.2': `Neuf villes
      Neuf villes forment trois rangées de trois. Un tronçon mène à une ville voisine, à côté, au-dessus ou au-dessous, jamais en diagonale.`,
    '1.3': `Ce qu’il y a dans une ville
      Une ville a deux {cases Port|4.7}, deux cases {Forteresse|6.1} et une échelle en U de douze cases de construction pour les {entrepôts|5.1}. Le nombre d’une case Port ou d’une case Forteresse est un prix ; ceux de l’échelle sont ce qu’un {décompte|8.3} peut rapporter. On ne construit jamais sur la dernière case de l’échelle.`,
    '1.4': `Cases sombres et triangle
      Un entrepôt sur une case sombre en {ferme|5.5} un autre. La case marquée du triangle fait de même, mais seulement à deux ou trois joueurs.`,
    '1.5': `Le plateau
      Une partie des chiffres imprimés est connue avec certitude ; les autres ont été reconstitués pour s’y accorder, et la table dit sur quel plateau on joue. Qui possède le jeu peut utiliser son propre fichier de plateau, de deux à cinq joueurs, avec les villes supplémentaires qu’il contient.`,
    '1.6': `Les cartes
      Il y a 18 cartes avec une ville et des sceaux ({cartes Objectif|4.3}) et 36 qui relient deux villes ({cartes Connexion|4.4}), ainsi que 18 emprunts de 10 et 12 de 16. L’argent ne s’épuise jamais.`,
    '2.1': `Ce que vous avez au début
      Un bateau qui n’est pas encore en mer, six entrepôts, une forteresse et 20 florins. Ce que vous pouvez construire pendant la phase est votre stock ; tout le reste attend dans la réserve.`,
    '2.2': `Cartes visibles
      Quatre cartes Objectif et six cartes Connexion sont visibles, et tout le monde peut les acheter.`,
    '2.3': `Qui commence
      Le hasard décide qui commence la première phase ; ensuite, c’est {qui a le moins d’argent|9.3} qui désigne quelqu’un.`,
    '2.4': `Rien n’est caché
      L’argent, les cartes en main et tout ce qui est sur le plateau sont visibles par tous.`,
    '3.1': `Un tour de table
      Chacun joue une fois par tour de table, dans le sens horaire à partir de qui commence la phase. Vous n’agissez que pendant votre tour.`,
    '3.2': `Une seule chose par tour
      D’abord, naviguez si vous le souhaitez. Faites ensuite exactement une chose : construire ou {rouvrir|5.7} un entrepôt, construire une {forteresse|6.1} ou contracter un {emprunt|7.1}. Vous pouvez {acheter des cartes|4.1} avant, pendant et après, sauf si vous contractez un emprunt.`,
    '3.3': `Un emprunt occupe tout le tour
      Pendant un tour avec emprunt, on n’achète rien et on ne navigue nulle part ailleurs, et le tour est aussitôt terminé.
      Acheter une carte puis contracter un emprunt n’est pas permis : annulez d’abord l’achat.`,
    '3.4': `Pas d’impasse
      Vous ne pouvez pas acheter ni naviguer de telle sorte que votre tour ne puisse plus se terminer.
      Vos 3 derniers florins partent pour une carte, et la case Port coûte ensuite 4 : la carte est refusée s’il ne vous reste rien d’autre à faire.`,
    '3.5': `Passer son tour
      Si vous ne pouvez ni construire ni emprunter, vous passez : votre bateau va à la {banque|4.9} et le tour se termine. Ne pas vouloir construire n’est pas une raison de passer.`,
    '3.6': `Nouvelles cartes
      Après chaque tour, on complète à quatre cartes Objectif et six cartes Connexion visibles. Un talon vide est reformé avec sa défausse ; si elle est vide aussi, il y a moins de cartes visibles.`,
    '4.1': `Acheter des cartes
      Vous pouvez acheter autant de cartes visibles que vous voulez, chacune à son prix, pour les jouer tout de suite ou les garder. Leur nombre en main n’est pas limité.`,
    '4.2': `Naviguer d’abord, construire ensuite
      On navigue avant la seule chose que l’on fait pendant le tour. Vous pouvez jouer plusieurs cartes l’une après l’autre ; chacune est défaussée.`,
    '4.3': `Cartes avec des sceaux
      Une carte Objectif vous mène de n’importe où à sa ville. Ou bien, si vous êtes dans une ville, elle vous mène à une autre, à autant de tronçons qu’elle a de sceaux, au plus.
      Une carte Marseille à trois sceaux vous mène à Marseille ou, à partir de Tunis, jusqu’à trois tronçons plus loin.`,
    '4.4': `Cartes avec deux villes
      Une carte Connexion vous mène de l’une de ses villes à l’autre, dans les deux sens, quelle que soit la distance.`,
    '4.5': `Le premier voyage
      Si votre bateau n’est pas encore en mer, ou s’il est à la banque, la première carte doit être la {carte Objectif|4.3} de la ville où vous allez. À votre premier tour de la partie, vous devez naviguer.`,
    '4.6': `Toujours vers une autre ville
      Un voyage mène à une autre ville que celle où vous êtes.`,
    '4.7': `Cases Port
      Votre bateau prend la première case Port libre, celle du plus petit numéro, et son nombre est le prix auquel vous y {construisez|5.1}. Si aucune n’est libre, vous ne faites que passer et devez poursuivre votre voyage pendant ce tour. Un bateau qui reste garde sa case : vous ne pouvez pas passer de la plus chère à une moins chère qui se libère. Votre case se libère dès que vous partez.`,
    '4.8': `Traverser un port
      Seule la ville où vous voulez faire quelque chose doit avoir une case Port libre. En route, vous pouvez traverser des ports pleins.`,
    '4.9': `La banque
      On rejoint la banque de partout et gratuitement, mais seulement pour contracter un emprunt. Elle accueille autant de bateaux qu’il en vient. Un bateau peut y rester et contracter un autre emprunt au tour suivant.`,
    '5.1': `Où et à quel prix
      Vous construisez dans la ville où votre bateau est au port, avec votre {stock|2.1}, et payez le nombre de votre {case Port|4.7}.`,
    '5.2': `Les deux premières cases
      Le premier entrepôt d’une ville va sur la case 1 ou 2, au choix. S’il est sur la 2, le suivant va sur la 1 ; ensuite, l’échelle se remplit dans l’ordre.`,
    '5.4': `Jamais plus de trois à la suite
      Trois cases voisines peuvent porter vos entrepôts, une quatrième non. Une case vide interrompt la suite, et les deux bouts de l’échelle ne sont pas voisins. Les entrepôts rouverts comptent aussi.
      Vous êtes sur les cases 2, 3 et 4. La prochaine est la 5 : vous ne pourrez construire ici qu’une fois qu’elle sera prise par quelqu’un d’autre.`,
    '5.5': `Les cases sombres ferment un entrepôt
      Un entrepôt posé sur une case sombre ferme l’entrepôt de tête de la chaîne, quel que soit son propriétaire. Celui-ci passe dans l’image de la ville et ne rapporte plus rien ; sa case reste vide pour l’instant. À deux ou trois joueurs, le {triangle|1.4} fait de même.
      À quatre ou cinq joueurs, un entrepôt posé sur la case sombre 7 ferme celui de la case 1, même si les deux sont à vous. À deux ou trois, le triangle de la case 5 a déjà fermé celui-là : c’est donc l’entrepôt de la case 2 qui ferme.`,
    '5.6': `Après la case 12
      Une fois la case 12 construite, on continue devant : sur les cases libérées, de l’entrepôt de tête jusqu’à la case 1. Plus rien ne ferme, et quand les douze cases sont prises, la ville est pleine.`,
    '5.7': `Rouvrir
      Si votre bateau est au port dans la ville, vous pouvez y remettre l’un de vos entrepôts fermés : sur la prochaine case, gratuitement, et c’est la seule chose de votre tour. S’il arrive sur une case sombre, il ferme lui aussi un entrepôt.`,
    '6.1': `Construire une forteresse
      Vous la construisez là où votre bateau est au port, avec votre {stock|2.1}, et payez le nombre de la case Forteresse libre la moins chère. Une par ville au plus ; peu importe sur quelle case Port vous êtes.`,
    '7.1': `Les deux emprunts
      Un emprunt de 10 se rembourse en payant 12, ou 16 si vous le {prolongez|9.1} ; un emprunt de 16, en payant 20 ou 30. Un seul par tour, aucun au premier tour de table de la partie, et seulement tant qu’il reste des cartes.`,
    '8.1': `La fin d’une phase
      Quand le {stock|2.1} de quelqu’un est vide, forteresse comprise, le tour de table se joue jusqu’au bout ; puis vient le décompte. Ce qui reste d’une phase précédente demeure dans le stock et doit donc aussi être construit, à la deuxième phase comme à la troisième.`,
    '8.2': `Présence
      Vous êtes payé selon le nombre de villes où vous avez un entrepôt ouvert, d’après l’échelle de présence (imprimé : présence commerciale).
      Trois villes rapportent 5 florins, quatre en rapportent 10, et neuf 60.`,
    '8.3': `Majorité
      Dans chaque ville, qui a le plus d’entrepôts ouverts sur l’échelle reçoit le nombre de la case qui suit le dernier entrepôt ; la seconde place en rapporte la moitié, arrondie en dessous. En cas d’égalité, l’emporte qui a son entrepôt de tête sur la case du plus petit numéro. Une fois la case 12 construite, c’est la dernière case de l’échelle qui compte.
      Le dernier entrepôt est sur la case 5, et la case 6 indique 20 : la première place rapporte 20, la seconde 10.`,
    '8.4': `Forteresses
      Une forteresse rapporte la moitié de la valeur de sa ville, arrondie en dessous ; et toute la valeur dans la ville qui a le plus d’entrepôts ouverts sur son échelle. Si plusieurs villes en ont autant, toutes paient la valeur entière.`,
    '8.5': `Bonus des neuf villes
      La première personne à avoir des entrepôts ouverts dans neuf villes différentes reçoit la carte bonus de 15, les suivantes celles de 10 et de 5. On la garde quoi qu’il arrive, et elle est payée au troisième décompte.`,
    '8.6': `Tout à la fois
      Les paiements ont lieu en même temps ; la liste ne fait que les ranger : présence, majorité, forteresses, à la fin le bonus, puis les emprunts.`,
    '8.7': `Si tout le monde passe
      Si tout le monde passe pendant tout un tour de table, la phase se termine quand même par un décompte.`,
    '9.1': `Rembourser ou prolonger
      Après le premier et le deuxième décompte, vous décidez pour chaque emprunt : le rembourser, ou le prolonger une seule fois. Ce qui est prolongé doit être remboursé la fois suivante. Qui a commencé la phase décide d’abord, puis les autres dans le sens horaire.`,
    '9.2': `Si l’argent manque
      Un emprunt qui n’est pas prolongé ne se rembourse que si vous avez l’argent. Un emprunt prolongé se rembourse même si vous passez sous zéro ; vous ne pouvez alors faire que ce qui est gratuit, ou emprunter.`,
    '9.3': `Le plus pauvre désigne
      L’argent moins les dettes décide qui est le plus pauvre ; c’est lui qui désigne qui commence la phase suivante, lui-même compris. En cas d’égalité, c’est le premier dans le sens horaire à partir de qui a commencé la phase passée.`,
    '9.4': `Une nouvelle phase
      Tout le monde ajoute six entrepôts et une forteresse de la réserve à ce qui reste dans son stock. Les tours de table se comptent de nouveau à partir de 1 ; bateaux et cartes restent où ils sont.`,
    '9.5': `La fin de la partie
      Après le troisième décompte, tous les emprunts sont remboursés et le bonus est payé. Le plus d’argent l’emporte ; en cas d’égalité, la victoire est partagée.`,
    '10.1': `Deux couleurs chacun
      Chacun a une couleur principale et une couleur neutre. Une phase apporte six entrepôts de la couleur principale, une forteresse et deux entrepôts neutres ; seule la couleur principale navigue et est payée.`,
    '10.2': `Plus de principaux que de neutres
      Après avoir construit, il doit rester dans votre stock plus d’entrepôts de la couleur principale que de neutres, tant qu’il y reste un entrepôt.
      Avec deux entrepôts de la couleur principale et un neutre, vous ne pouvez pas construire un principal.`,
    '10.3': `Des suites de deux couleurs
      Au plus {trois|5.4} de vos entrepôts principaux à la suite, et au plus quatre de vos deux couleurs ensemble.`,
    '10.4': `Les neutres ferment aussi
      Ils sont fermés et rouverts comme les autres, par qui les possède.`,
    '10.5': `Présence et bonus
      Seuls les entrepôts de la couleur principale comptent pour la {présence|8.2} et pour les {neuf villes|8.5}.`,
    '10.6': `Majorité
      Les quatre couleurs sont classées séparément, et seule la première est payée : si une couleur neutre est en tête, personne ne l’est. Les entrepôts neutres comptent pour savoir quelle ville en a le plus, ce qui importe aux {forteresses|8.4}.`,
    '10.7': `La fin d’une phase
      Une phase se termine quand le stock de l’un des deux est vide, entrepôts neutres et forteresse compris.`,
    '10.8': `Taxe de protection
      Vous payez aussi la {taxe de protection|12.1} pour vos entrepôts neutres.`,
    '11.1': `Trois villes de plus
      Jouez avec une, deux ou trois d’entre elles : Porto est à l’ouest de Marseille, Lisbonne à l’ouest de Valence et les îles Canaries à l’ouest de Tanger, quelles que soient celles que vous prenez. Commencez par une seule ; deux ou trois conviennent à quatre ou cinq joueurs expérimentés. Les tronçons se comptent de même, aussi par-dessus une place sans ville.`,
    '11.2': `Y aller et en repartir
      On n’y va qu’à partir d’une ville, avec les {sceaux|4.3} d’une carte Objectif ; on n’en repart qu’avec une carte Objectif, ou pour la banque. Les cartes Connexion n’y mènent pas.`,
    '11.3': `Elles comptent
      Elles comptent pour la {présence|8.2}, qui va jusqu’à douze villes, et pour les {neuf villes|8.5} du bonus.`,
    '11.4': `Majorité dans ces villes
      Qui a le plus d’entrepôts ouverts reçoit toute la valeur ; tous les autres qui en ont au moins un d’ouvert reçoivent la moitié, arrondie en dessous. À deux, cela se compte par couleur, et seules les couleurs principales sont payées.`,
    '11.5': `Lisbonne paie quand on construit
      Qui construit un entrepôt à Lisbonne est payé aussitôt : la valeur de la prochaine case s’il y a alors la majorité, sinon la moitié. Rouvrir ne rapporte rien, un entrepôt neutre non plus.
      Tariq a trois entrepôts ici. Vous construisez le quatrième, et la prochaine case indique 8 : vous recevez 4.`,
    '11.6': `Porto ne garde rien
      Porto a trois cases Port et une case Forteresse. Un entrepôt qui y est fermé est écarté de la partie.`,
    '11.7': `Les îles Canaries et le pirate
      Avec les îles Canaries vient le {bateau pirate|12.1}. Il commence sur leur deuxième case Port, et la case où il se trouve est prise.`,
    '12.1': `Taxe de protection
      Si votre bateau accoste aux îles Canaries pendant ce tour, vous devez envoyer le pirate gratuitement dans une autre ville avant la fin du tour. Là, il prend à chacun des autres 1, 2 ou 3 florins selon la phase, pour chaque entrepôt ouvert et chaque forteresse, dans la limite de leur argent.
      En phase 2, Elio a là deux entrepôts et une forteresse : il paie 6 florins.`,
    '12.2': `Seulement si vous restez
      Qui ne fait que passer ne doit rien au pirate. Une fois que vous l’avez envoyé, votre bateau reste où il est jusqu’à la fin du tour.`,
    '12.3': `Où il peut aller
      Il va dans une ville qui a une case Port libre, jamais à la banque, et vous choisissez la case. Un bateau qui s’y trouve est déplacé sur la case voisine, et en paie désormais le prix.`,
    '12.4': `L’envoyer en payant
      Une fois par tour, où que soit votre bateau, vous pouvez envoyer le pirate ailleurs sans taxe de protection : pour 2 florins par tronçon, ou avec des cartes de votre main, jouées comme pour un bateau qui serait à sa place. On ne mélange pas argent et cartes, et il doit finir dans une autre ville.`,
    '12.5': `Deux fois au plus
      Un voyage payant est permis par tour, et en plus le voyage gratuit s’il est dû.`,
  },
  table: {
    title: 'La table',
    paragraphs: [
      'Un anneau vert marque ce que vous pouvez faire maintenant. Désignez n’importe quoi pour voir ce que cela coûte et rapporte, ou pourquoi ce n’est pas permis. Cliquez sur une ville pour y aller : si une seule carte y mène, elle est jouée, et achetée d’abord s’il le faut.',
      'La touche f montre ce que le décompte rapporterait maintenant ; u annule une étape ; e termine le tour ; ? donne la liste des touches.',
    ],
  },
};

const et = (list: readonly number[]): string => frAnd(list.map(String));

const captions: Captions = {
  '1.3': (f) =>
    `Cases Port à ${et(f.berths)}, cases Forteresse à ${et(f.fortresses)}, et ${f.last} sur la dernière case.`,
  '1.4': (f) => `Les cases ${et(f.dark)} sont sombres ; le triangle est sur la case ${f.triangle}.`,
  '4.7': (f) =>
    `${f.guest} est sur la première case Port et construit pour ${f.berths[0]}. Le bateau suivant prend la deuxième, pour ${f.berths[1]}.`,
  '5.2': (f) => `Les cases ${et(f.next)}, en pointillé, sont au choix.`,
  '5.4': (f) => `Sur la case ${et(f.next)}, ce serait le quatrième entrepôt ${frOf(f.leader)} à la suite.`,
  '5.5': (f) => `L’entrepôt de la case ${f.highest} en a fermé un ${frOf(f.shut)} : il est dans l’image.`,
  '5.6': (f) => `On continue sur la case ${et(f.next)}, et c’est la dernière case qui compte : ${f.value}.`,
  '5.7': (f) => `${f.shut} peut rouvrir son entrepôt fermé, sur la case ${et(f.next)}.`,
  '6.1': (f) => `Ici, la prochaine forteresse coûte ${f.nextFortress} florins.`,
  '8.3': (f) =>
    `En tête, ${f.leader} reçoit ${f.value} florins ; la seconde place en rapporte ${f.second} à ${f.follower}.`,
  '8.4': (f) => `Aucune ville n’a plus d’entrepôts : la forteresse ${frOf(f.fort)} rapporte les ${f.value} florins.`,
  '10.6': (f) => `Les entrepôts neutres ${frOf(f.leader)} sont en tête : personne ne reçoit les ${f.value} florins.`,
  '11.6': (f) => `Cases Port à ${et(f.berths)}, et une seule case Forteresse, à ${et(f.fortresses)}.`,
  '11.7': (f) => `Le bateau pirate est sur la case Port ${f.pirate}.`,
};

const fr: ElCapitanBookWords = { rules, captions };

export default fr;
