import { frMany } from '@levante/table/words/fr-plural.ts';
import type { LessonTexts } from './lesson-words.ts';

const florins = (count: number): string => frMany(count, 'florin');

export const frLesson: LessonTexts = {
  lesson: {
    card: (open, cash, city, price) => ({
      name: 'Acheter',
      title: 'Toute carte visible peut être à vous',
      text: `${open} cartes sont visibles, chacune à son prix. Les grandes nomment une ville et portent des sceaux. Vous avez ${florins(cash)}, et votre bateau attend encore hors de la carte marine.`,
      task: `achetez la carte entourée, ${city.name}, pour ${price}.`,
      learned: 'Toute carte visible peut être à vous, à son prix.',
    }),
    sail: (city) => ({
      name: 'Naviguer',
      title: 'Une carte est un objectif',
      text: 'Une carte à sceaux mène votre bateau à sa ville, d’où que vous veniez, même si vous êtes encore hors de la carte marine. Une fois jouée, elle est défaussée. On l’appelle carte Objectif ; elle n’a rien de secret.',
      task: `cliquez sur la carte de votre main, et votre bateau navigue ${city.to}.`,
      learned: 'Une carte à sceaux vous mène à sa ville, d’où que vous veniez.',
    }),
    berth: (city, price, next) => ({
      name: 'Le prix',
      title: 'Votre case Port est le prix',
      text: `Vous arrivez avant tout le monde ${city.at}, donc à la première case Port. Son chiffre est ce qu’un entrepôt vous coûte ici : ${price}. Qui vient après vous paie ${next}.`,
      task: 'cliquez sur la case entourée et construisez votre entrepôt.',
      learned: 'La case Port où vous êtes est le prix d’un entrepôt dans cette ville.',
    }),
    turn: (cash) => ({
      name: 'Fin du tour',
      title: 'Un bâtiment, et le tour est fini',
      text: `Un entrepôt ou une forteresse, et c’est tout un tour. Il vous reste ${florins(cash)}. Jusqu’ici rien n’est définitif : chaque étape pourrait encore être annulée.`,
      task: 'terminez votre tour.',
      learned: 'Naviguez si vous voulez, puis construisez une fois. Les cartes s’achètent à tout moment.',
    }),
    fortress: (city, price) => ({
      name: 'Forteresse',
      title: 'Une forteresse paie, peu importe qui mène',
      text: `Votre bateau est toujours ${city.at}, inutile donc de naviguer. Une forteresse coûte ici ${price}. À chaque décompte elle vous rapporte la moitié de ce que paie la ville, même quand d’autres y mènent, et personne ne peut la fermer.`,
      task: 'cliquez sur la case Forteresse entourée.',
      learned: 'Une forteresse rapporte la moitié de ce que paie sa ville, et personne ne la ferme.',
    }),
    value: (city, before, after) => ({
      name: 'Case suivante',
      title: 'La case suivante est la valeur',
      text: `Une ville paie le chiffre qui suit son dernier entrepôt. Aujourd’hui, ${city.name} paierait ${before}. Avec un entrepôt de plus, c’est ${after} : tout à qui en a le plus, la moitié à la seconde place.`,
      task: 'construisez sur la case entourée.',
      learned: 'La case après le dernier entrepôt est ce que paie la ville. Le plus d’entrepôts prend tout.',
    }),
    loan: (cash, amount, repay, extended) => ({
      name: 'Emprunt',
      title: 'Un emprunt paie les prochains voyages',
      text: `Avec ${florins(cash)}, vous n’irez pas loin. Un emprunt vous donne ${amount} tout de suite ; après le décompte vous devrez ${repay}, ou ${extended} si vous attendez une phase de plus. C’est tout votre tour, et votre bateau va à la banque.`,
      task: 'contractez l’emprunt entouré.',
      learned: 'Un emprunt est un tour entier. Il paie des entrepôts qui rapportent plus qu’il ne coûte.',
    }),
    route: (card, price, seals, from, to) => ({
      name: 'Tronçons',
      title: 'Une carte est aussi un trajet',
      text: `Au lieu d’aller ${card.to}, cette carte peut vous mener plus loin depuis votre port : un tronçon vers une ville voisine par sceau. Elle a ${frMany(seals, 'sceau', 'sceaux')}, et ${from.at} vous êtes juste à côté de ${to.name}.`,
      task: `achetez la carte entourée pour ${price}, cliquez dessus dans votre main, puis sur ${to.name}.`,
      learned: 'Chaque sceau d’une carte peut être un tronçon vers une ville voisine.',
    }),
    shut: (city, before, after) => ({
      name: 'Fermer',
      title: 'Une case sombre ferme un entrepôt',
      text: `La case suivante ${city.at} est sombre : y construire ferme l’entrepôt de tête. Il n’est pas à vous et ne comptera plus, tant qu’il n’est pas rouvert. Jusqu’ici ${city.name} vous paie ${before} ; ensuite, ${after}.`,
      task: 'construisez sur la case sombre entourée.',
      learned: 'Construire sur une case sombre ferme l’entrepôt de tête, quel qu’en soit le propriétaire.',
    }),
    payday: (cities, spread) => ({
      name: 'Décompte',
      title: 'Le dernier entrepôt amène le décompte',
      text: `Votre stock est vide : c’est le dernier tour de table de la phase. Ensuite chaque ville paie, et votre présence aussi : pour des entrepôts dans ${frMany(cities, 'ville')}, ${spread}.`,
      task: 'suivez le décompte, pas à pas.',
      learned: 'Quand un stock est vide, on finit le tour de table, puis tout le monde est payé.',
    }),
    settle: (cash, debts, later) => ({
      name: 'Rembourser',
      title: 'Les dettes viennent en dernier',
      text: `Vous avez maintenant ${florins(cash)}. Les deux emprunts vous coûtent ${debts} aujourd’hui, ou ${later} après le prochain décompte. Qui aura alors le moins d’argent dira qui commence la phase suivante.`,
      task: 'laissez les deux sur « rembourser », et confirmez.',
      learned:
        'Après un décompte, chaque emprunt est remboursé, ou prolongé pour plus cher. Après le troisième, le plus d’argent gagne.',
    }),
  },
};
