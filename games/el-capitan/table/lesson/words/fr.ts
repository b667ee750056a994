import { frAnd, frMany } from '@levante/table/words/fr-grammar.ts';
import type { LessonWords } from './en.ts';

const florins = (count: number): string => frMany(count, 'florin');

const fr: LessonWords = {
  goal: 'Le plus d’argent après le troisième décompte gagne.',
  ended: (mine, opponent) => `Vous gagnez avec ${florins(mine)} ; le meilleur des autres en a ${opponent}.`,
  meanwhile: ({ phase, round, toPhase, toRound, houses, fortresses, loans, paid }) => {
    const turns =
      phase !== toPhase
        ? `De la phase ${phase}, tour ${round}, à la phase ${toPhase}, tour ${toRound}.`
        : round === toRound
          ? `Le tour ${round} de la phase ${phase}.`
          : `Les tours ${round} à ${toRound} de la phase ${phase}.`;
    const done = [
      ...(houses > 0 ? [frMany(houses, 'entrepôt')] : []),
      ...(fortresses > 0 ? [frMany(fortresses, 'forteresse')] : []),
      ...(loans > 0 ? [frMany(loans, 'emprunt')] : []),
    ];
    return `${turns} J’ajoute pour vous ${frAnd(done)}.${paid === null ? '' : ` Un décompte vous rapporte ${paid}.`}`;
  },
  buy: (cash, city, price) => ({
    name: 'Le but',
    title: 'Trois phases, trois décomptes',
    text: `Le plus d’argent après le troisième décompte gagne. Vous commencez avec ${florins(cash)} et un bateau encore hors de la carte marine. Pour naviguer, il faut des cartes ; les grandes sont les cartes Objectif.`,
    task: `achetez la carte entourée, ${city.name}, pour ${price}.`,
    learned: 'Il y a trois phases, chacune avec un décompte. Le plus d’argent après le troisième gagne.',
  }),
  sail: (city) => ({
    name: 'Naviguer',
    title: 'Une carte Objectif mène à sa ville',
    text: 'Elle y mène votre bateau d’où qu’il vienne, même de hors de la carte marine. Depuis une ville, elle peut aussi servir de trajet : un tronçon vers une ville voisine par sceau. Une fois jouée, elle est défaussée.',
    task: `cliquez sur la carte de votre main, et votre bateau navigue ${city.to}.`,
    learned: 'Une carte Objectif mène à sa ville d’où que vous veniez, ou sert de trajet : un tronçon par sceau.',
  }),
  build: (city, price, next) => ({
    name: 'Construire',
    title: 'Votre case Port fixe le prix',
    text: `Vous êtes le premier bateau ${city.at} : un entrepôt vous y coûte ${price} ; le bateau suivant paie ${next}. Le premier entrepôt d’une ville va sur l’une des deux premières cases, les autres sur la case vide suivante. Un entrepôt ou une forteresse, et votre tour est fini.`,
    task: 'cliquez sur la case entourée et construisez.',
    learned:
      'Un tour : naviguez si vous voulez, puis construisez une fois. Le nombre de votre case Port est le prix d’un entrepôt.',
  }),
  value: (city, before, after) => ({
    name: 'Ce qu’elle paie',
    title: 'La case vide suivante fixe la valeur',
    text: `Au décompte, chaque ville paie le nombre qui suit son dernier entrepôt : ${city.name} paierait ${before} maintenant, ${after} avec un entrepôt de plus. Qui en a le plus prend tout, la seconde place la moitié.`,
    task: 'construisez sur la case entourée. Inutile de naviguer.',
    learned: 'Une ville paie le nombre après le dernier entrepôt : tout à qui en a le plus, la moitié au second.',
  }),
  fortress: (city, price) => ({
    name: 'Forteresse',
    title: 'Une forteresse paie, peu importe qui mène',
    text: `Une forteresse ${city.at} coûte ${price}. À chaque décompte elle rapporte la moitié de ce que paie sa ville, ou le tout dans la ville qui a le plus d’entrepôts. Personne ne peut la fermer, et vous en recevez une par phase.`,
    task: 'cliquez sur la case Forteresse entourée.',
    learned: 'Une forteresse rapporte la moitié de ce que paie sa ville, et personne ne peut la fermer.',
  }),
  loan: (cash, small, large) => ({
    name: 'Emprunts',
    title: 'Un emprunt est un tour entier',
    text: `Avec ${florins(cash)}, vous n’irez pas loin. Un emprunt de ${small.amount} coûte ${small.repay} après le décompte, ou ${small.extended} si vous le prolongez jusqu’au suivant ; un emprunt de ${large.amount} coûte ${large.repay}, ou ${large.extended}. Votre bateau va à la banque, et seule une carte Objectif l’en ramène.`,
    task: 'contractez l’emprunt entouré.',
    learned: `Un emprunt est un tour entier. ${small.amount} coûtent ${small.repay}, ou ${small.extended} plus tard ; ${large.amount} coûtent ${large.repay}, ou ${large.extended} plus tard.`,
  }),
  chain: (from, through, to, price) => ({
    name: 'Port plein',
    title: 'Cartes Connexion et ports pleins',
    text: `Une carte Connexion relie ses deux villes, dans les deux sens. Les deux cases Port ${through.at} sont prises : impossible d’y accoster ou d’y construire, mais vous pouvez traverser. Deux cartes à ${price} en tout vous mènent ${from.from} ${to.to}, en passant par ${through.name}.`,
    task: 'suivez ce qui est entouré : achetez les deux cartes, naviguez deux fois, construisez.',
    learned: 'Une carte Connexion relie deux villes. On traverse un port plein, mais on n’y accoste pas.',
  }),
  shut: (city, before, after) => ({
    name: 'Fermer',
    title: 'Une case sombre ferme un entrepôt',
    text: `La case suivante ${city.at} est sombre : qui construit sur une telle case y ferme l’entrepôt de tête, à qui qu’il soit. Ici, il n’est pas à vous. Fermé, il ne rapporte rien tant qu’il n’est pas rouvert. À vous, ${city.name} paierait ${before} sans ce nouvel entrepôt, ${after} avec lui.`,
    task: 'construisez sur la case sombre entourée.',
    learned: 'Un entrepôt construit sur une case sombre ferme celui de tête, à qui qu’il soit.',
  }),
  payday: ({ phase, cities, spread, majority, fortress, total }) => ({
    name: 'Décompte',
    title: `Le décompte de la phase ${phase}`,
    text: `Quelqu’un n’avait plus rien à construire : le tour de table est terminé et tout le monde est payé. Vous recevez ${majority} pour les majorités, ${fortress} pour les forteresses et ${spread} pour votre présence : des entrepôts ouverts dans ${frMany(cities, 'ville')}. Cela fait ${total}.`,
    task: 'suivez le décompte, un bouton après l’autre.',
    learned: 'Quand quelqu’un a tout construit, on finit le tour de table ; puis vient le décompte.',
  }),
  debts: (cash, owed, later) => ({
    name: 'Dettes',
    title: 'Vos emprunts arrivent à échéance',
    text: `Vous avez ${florins(cash)}. Rembourser coûte ${owed} maintenant, prolonger ${later} après le prochain décompte. Prolongez : avec cet argent, vous construirez des entrepôts qui rapporteront aux deux décomptes à venir. Le moins riche, dettes déduites, choisit ensuite qui commence.`,
    task: 'choisissez « prolonger » pour chaque emprunt, puis confirmez.',
    learned: 'Après un décompte, chaque emprunt est remboursé, ou prolongé une fois pour plus cher.',
  }),
  reopen: (city, houses, card, [before, after]) => ({
    name: 'Rouvrir',
    title: 'Un entrepôt fermé rouvre',
    text: `À chaque phase, vous recevez ${frMany(houses, 'entrepôt')} et une forteresse ; ce qui est construit reste. Un de vos entrepôts ${city.at} est fermé. Si votre bateau y est, vous pouvez le poser gratuitement sur la case suivante : c’est votre tour. Le prochain décompte vous rapportera alors ${after} au lieu de ${before}.`,
    task: `achetez la carte entourée, ${card.city.name}, pour ${card.price} ; avec ${frMany(card.seals, 'sceau', 'sceaux')}, elle sert de trajet et vous mène ${city.to}. Là, cliquez sur votre entrepôt fermé.`,
    learned: 'Quand votre bateau est dans sa ville, un entrepôt fermé se rouvre gratuitement : c’est un tour.',
  }),
  last: ({ phase, cities, spread, majority, fortress, bonus, total }, owed, left) => ({
    name: 'La fin',
    title: `Phase ${phase} : le dernier décompte`,
    text: `Les majorités vous rapportent ${majority}, les forteresses ${fortress}, des entrepôts dans ${frMany(cities, 'ville')} ${spread}${bonus > 0 ? ` et un bonus de ${bonus}` : ''} : ${total} en tout. Tous les emprunts sont maintenant remboursés ; ${owed === 0 ? 'vous n’en avez pas' : `les vôtres coûtent ${owed}`}. Il vous reste ${left}, et le plus d’argent gagne.`,
    task: 'suivez le décompte, un bouton après l’autre.',
    learned: 'Après le troisième décompte, tous les emprunts sont remboursés, et le plus d’argent gagne.',
  }),
};
export default fr;
