import { frMany } from '@levante/table/words/fr-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { frRank } from '../../match/words/fr.ts';
import type { PaydayWords } from './en.ts';

const houses = (count: number): string => frMany(count, 'entrepôt');

const fr: PaydayWords = {
  pays: (city, value, site) =>
    site === null
      ? `${raised(city.at)}, c’est ${value} qui compte, la valeur de la dernière case.`
      : `${raised(city.at)}, c’est ${value} qui compte, la valeur de la prochaine case, la case ${site}.`,
  whole: {
    spread: 'La présence rapporte pour chaque ville où l’on a un entrepôt ouvert.',
    bonus: 'Les cartes bonus rapportent.',
    loans: 'Après le dernier décompte, tous les emprunts sont remboursés.',
  },
  allPaid: 'Tout le monde a touché ses gains.',
  ranked: (rank, count) => `${frRank(rank)}, ${houses(count)}`,
  fortress: (whole) => (whole ? 'forteresse, entière : ville la plus remplie' : 'forteresse, moitié'),
  spread: (cities) => `présence, ${frMany(cities, 'ville')}`,
  bonus: 'carte bonus',
  loan: 'emprunts remboursés',
  nothing: (count) => `${houses(count)} : rien ici`,
  short: { rank: frRank, fortress: (whole) => (whole ? 'forteresse, entière' : 'forteresse, moitié') },
  before: 'Déjà payé',
  toCome: 'À venir',
  list: (cities, then) =>
    [cities.join(', '), then.length === 0 ? '' : `${cities.length > 0 ? 'puis ' : ''}${then.join(', puis ')}`]
      .filter((part) => part !== '')
      .join(' ; '),
  steps: { spread: 'Présence', bonus: 'Cartes bonus', loans: 'Emprunts', sums: 'les totaux' },
  within: { spread: 'la présence', bonus: 'les cartes bonus', loans: 'les emprunts' },
  progress: (step, of) => `${step} sur ${of}`,
  next: (name) => `Suite : ${name}`,
  goOn: 'Continuer',
  all: 'Tout d’un coup',
  sums: 'Voir les totaux',
  pause: 'Pause',
  play: 'Laisser défiler',
  speed: 'Vitesse',
  paid: 'payé',
  payment: (name, amount) => `${name} ${amount > 0 ? '+' : '−'}${Math.abs(amount)}`,
  space: 'espace',
  paydayHere: 'Décompte ici',
  countingSpace: (value) => `la case qui compte : ${value}`,
  payMajority: (houses) => `majorité, ${frMany(houses, 'entrepôt')}`,
  paySecond: (houses) => `seconde place, ${frMany(houses, 'entrepôt')}`,
  payFortress: (whole) =>
    whole ? 'forteresse, parmi les villes les plus remplies' : 'forteresse, moitié de la valeur',
  payWord: { first: 'majorité', second: 'seconde', fortress: 'forteresse' },
  payShort: { first: '1re', second: '2e', fortress: 'fort.' },
  noPay: 'Ne paie personne.',

  reasons: {
    spread: (cities) => frMany(cities, 'ville'),
    majority: (_city, rank) => frRank(rank),
    fortress: (_city, whole) => (whole ? 'forteresse, entière' : 'forteresse, moitié'),
    bonus: 'carte bonus',
    building: () => 'pour avoir construit',
  },
  total: 'Total',
  item: 'Pour',
};
export default fr;
