import { raised } from '@levante/table/words/grammar.ts';
import { itFigures, itMany } from '@levante/table/words/it-grammar.ts';
import { itRank } from '../../match/words/it.ts';
import type { PaydayWords } from './en.ts';

const warehouses = (count: number): string => itMany(count, 'magazzino', 'magazzini');

const fortress = (whole: boolean): string => (whole ? 'fortezza, per intero' : 'fortezza, per metà');

const cities = (count: number): string => itMany(count, 'città', 'città');

const it: PaydayWords = {
  pays: (city, value, site) =>
    site === null
      ? `${raised(city.at)} la paga è ${value}, il valore dell’ultimo spazio.`
      : `${raised(city.at)} la paga è ${value}, il valore del prossimo spazio, lo spazio ${site}.`,
  whole: {
    spread: 'La presenza paga per ogni città in cui si ha un magazzino aperto.',
    bonus: 'Le carte bonus pagano.',
    loans: 'Dopo l’ultimo giorno di paga ogni prestito va restituito.',
  },
  allPaid: 'Tutti hanno avuto la paga.',
  ranked: (rank, count) => `${itRank(rank)}, ${warehouses(count)}`,
  fortress: (whole) => (whole ? 'fortezza, per intero: tra le città con più magazzini' : fortress(false)),
  spread: (cities) => `presenza, ${itMany(cities, 'città', 'città')}`,
  bonus: 'carta bonus',
  loan: 'prestiti restituiti',
  nothing: (count) => `${warehouses(count)}: niente qui`,
  short: { rank: itRank, fortress },
  before: 'Già pagato',
  toCome: 'Manca ancora',
  list: (cities, then) =>
    [cities.join(', '), then.length === 0 ? '' : `${cities.length > 0 ? 'poi ' : ''}${then.join(', poi ')}`]
      .filter((part) => part !== '')
      .join('; '),
  steps: { spread: 'Presenza', bonus: 'Carte bonus', loans: 'Prestiti', sums: 'le somme' },
  within: { spread: 'la presenza', bonus: 'le carte bonus', loans: 'i prestiti' },
  progress: (step, of) => `${step} di ${of}`,
  next: (name) => `Avanti: ${name}`,
  goOn: 'Continua',
  all: 'Tutto subito',
  sums: 'Mostra le somme',
  pause: 'Pausa',
  play: 'Lascia proseguire da solo',
  speed: 'Velocità',
  paid: 'pagato',
  payment: (name, amount) => `${name} ${amount > 0 ? '+' : '−'}${itFigures(Math.abs(amount))}`,
  space: 'spazio',
  paydayHere: 'Giorno di paga qui',
  countingSpace: (value) => `lo spazio che conta: ${value}`,
  payMajority: (count) => `maggioranza, ${warehouses(count)}`,
  paySecond: (count) => `secondo posto, ${warehouses(count)}`,
  payFortress: (whole) => (whole ? 'fortezza, tra le città con più magazzini' : 'fortezza, metà del valore'),
  payWord: { first: 'maggioranza', second: 'secondo', fortress: 'fortezza' },
  payShort: { first: '1º', second: '2º', fortress: 'fort.' },
  noPay: 'Non paga nessuno.',

  reasons: {
    spread: cities,
    majority: (_city, rank) => itRank(rank),
    fortress: (_city, whole) => (whole ? 'fortezza, per intero' : 'fortezza, per metà'),
    bonus: 'carta bonus',
    building: () => 'per aver costruito',
  },
  total: 'Totale',
  item: 'Per che cosa',
};
export default it;
