import { frAnd, frMany } from '@levante/table/words/fr-grammar.ts';
import { fr } from '../../words/fr.ts';
import type { HornLessonWords } from './en.ts';

const cards = (count: number): string => frMany(count, 'carte');
export default {
  goal: 'Le plus de points gagne : un par cube dans votre entrepôt, davantage pour des séries de couleurs différentes.',
  ended: (mine, opponent) => `Vous gagnez avec ${frMany(mine, 'point')} contre ${opponent}.`,
  meanwhile: (round, toRound) =>
    round === toRound
      ? `Le tour ${round} : les bateaux chargent et naviguent, comme vous l’avez vu.`
      : `Les tours ${round} à ${toRound} : les bateaux chargent et naviguent, comme vous l’avez vu.`,
  load: (cubes, colour, city) => ({
    name: 'Charger',
    title: 'Toute une couleur, mais pas la sienne',
    text: `Avant le premier tour, on a placé trois bateaux par personne, chacun dans la ville voulue. Un bateau quitte une ville avec tous les cubes d’une couleur, jamais une de ses propres voiles. Votre bateau bicolore est ${fr.at(city)}, où il y a ${fr.cubesOf(cubes, colour)} : plus que de toute autre couleur.`,
    task: `cliquez sur le bateau entouré, puis sur les cubes ${fr.colours(colour)}, puis chargez-les.`,
    learned: 'Un bateau charge tous les cubes d’une couleur qui n’est pas sur ses voiles.',
  }),
  stop: (at, colour) => ({
    name: 'Halte',
    title: 'Une étape est toujours gratuite',
    text: `Le voici ${fr.at(at)} (${fr.colour(colour)}). Un bateau ne repart d’une case que si sa couleur est sur ses voiles, ou pour une carte de cette couleur. Vous n’avez ni l’une ni l’autre.`,
    task: 'terminez ici votre tour.',
    learned: 'Chaque voyage a une étape gratuite, quelle que soit la couleur.',
  }),
  card: (taken, at, colour) => ({
    name: 'Avec une carte',
    title: 'Dépasser, puis payer d’une carte',
    text: `Un bateau occupe la ${fr.place(taken)} : le vôtre le dépasse et avance ${fr.upTo(at)} (${fr.colour(colour)}). Vous avez une carte ${fr.feminine(colour)} : elle le mène à Modon, où personne ne peut le piller.`,
    task: 'cliquez sur votre bateau entouré, puis sur Modon.',
    learned: 'On dépasse les cases occupées. Une carte de la couleur de la case paie une étape.',
  }),
  lack: (cubes, colour, city) => ({
    name: 'Ce qui manque',
    title: 'Chargez ce qui vous manque',
    text: `À la fin, chaque cube vaut un point, et les séries de couleurs différentes comptent en plus. Votre entrepôt n’a encore aucun cube ${fr.colour(colour)} ; il y en a ${cubes} ${fr.at(city)}, près de votre bateau tricolore.`,
    task: `cliquez sur le bateau entouré, puis sur les cubes ${fr.colours(colour)}, puis chargez-les.`,
    learned: 'Des couleurs différentes font des séries, et les séries rapportent des points.',
  }),
  free: (at, own, city, drawn) => ({
    name: 'Gratuit',
    title: 'Ses propres couleurs le portent',
    text: `Il est ${fr.at(at)}, et cette couleur (${fr.colour(own)}) est sur ses voiles : il repart de là gratuitement. Avec trois couleurs c’est fréquent, et avec une carte il va ${fr.upTo(city)}. À l’arrivée on décharge, et vous piochez ${cards(drawn)}, une par couleur de ses voiles.`,
    task: `cliquez sur ${fr.place(city)}.`,
    learned: 'D’une case de sa couleur, un bateau repart gratuitement. Arriver rapporte des cartes.',
  }),
  raid: (played, sails, colour) => ({
    name: 'Pillage',
    title: 'Un pillage prend un cube',
    text: `Avant de déplacer un bateau, vous pouvez en piller un qui est en pleine mer. Cela coûte ${cards(played)}, chacune d’une couleur de ses voiles : ${frAnd([...new Set(sails)].map(fr.colour))}. Un cube ${fr.colour(colour)} passe aussitôt dans votre entrepôt.`,
    task: 'cliquez sur le bateau entouré, puis sur les cartes proposées.',
    learned: 'Un pillage par tour : des cartes aux couleurs des voiles contre un cube.',
  }),
  home: (cubes, colour, played, drawn) => ({
    name: 'À bon port',
    title: 'Après le pillage, un bateau navigue',
    text: `Votre bateau bicolore attend à Modon avec ${fr.cubesOf(cubes, colour)}. ${cards(played)} le mènent à Constantinople. Là, vous piochez ${cards(drawn)}, une par couleur de ses voiles.`,
    task: 'cliquez sur votre bateau entouré, puis sur Constantinople.',
    learned: 'Un tour, c’est un pillage si vous voulez, puis un bateau.',
  }),
  six: (colour, city) => ({
    name: 'La sixième',
    title: 'La sixième couleur',
    text: `Il ne manque plus qu’un cube ${fr.colour(colour)} à votre entrepôt, et votre bateau tricolore en a à bord. Qui a un cube de chacune des six couleurs peut annoncer la fin.`,
    task: `cliquez sur le bateau entouré, puis sur ${fr.place(city)}.`,
    learned: 'Les six couleurs dans l’entrepôt donnent le droit d’annoncer la fin.',
  }),
  announce: (cubes, atSea) => ({
    name: 'La fin',
    title: 'C’est vous qui dites quand c’est fini',
    text: `Vous avez ${frMany(cubes, 'cube')} de six couleurs. Les cubes à bord ne comptent pas, et l’autre camp y en a encore ${atSea}. On finit le tour de table, puis on compte les entrepôts. La partie finit aussi quand le sac et une ville sont vides.`,
    task: 'annoncez la fin.',
    learned: 'La fin vient quand on l’annonce, ou quand le sac et une ville sont vides.',
  }),
  score: (cubes, bonus, opponent) => ({
    name: 'Décompte',
    title: 'Des cubes, et des séries de couleurs',
    text: `${frMany(cubes, 'cube')}, ${frMany(cubes, 'point')}. Les séries de quatre, cinq et six couleurs différentes s’y ajoutent : les vôtres ont rapporté ${bonus}. L’autre camp a ${frMany(opponent, 'point')}.`,
    task: 'regardez les deux entrepôts, puis continuez.',
    learned: 'Un cube est un point ; une série de couleurs différentes compte en plus.',
  }),
} satisfies HornLessonWords;
