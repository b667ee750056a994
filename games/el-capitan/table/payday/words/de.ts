import { plusMinus } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { cities, cities as citiesOf, deRank, houses } from '../../match/words/de.ts';
import type { PaydayWords } from './en.ts';

const de: PaydayWords = {
  pays: (city, value, site) =>
    site === null
      ? `${raised(city.at)} zählt ${value}, der Wert des letzten Feldes.`
      : `${raised(city.at)} zählt ${value}, der Wert des nächsten Feldes, Bauplatz ${site}.`,
  whole: {
    spread: 'Die Verbreitung zahlt für jede Stadt, in der man ein offenes Haus hat.',
    bonus: 'Die Bonuskarten zahlen.',
    loans: 'Nach dem letzten Zahltag werden alle Darlehen zurückgezahlt.',
  },
  allPaid: 'Alles ist ausgezahlt.',
  ranked: (rank, count) => `${deRank(rank)}, ${houses(count)}`,
  fortress: (whole) => (whole ? 'Festung, ganz: vollste Stadt' : 'Festung, halb'),
  spread: (cities) => `Verbreitung, ${citiesOf(cities)}`,
  bonus: 'Bonuskarte',
  loan: 'Darlehen zurückgezahlt',
  nothing: (count) => `${houses(count)}: hier nichts`,
  short: { rank: deRank, fortress: (whole) => (whole ? 'Festung, ganz' : 'Festung, halb') },
  before: 'Schon ausgezahlt',
  toCome: 'Kommt noch',
  list: (cities, then) =>
    [cities.join(', '), then.length === 0 ? '' : `${cities.length > 0 ? 'dann ' : ''}${then.join(', dann ')}`]
      .filter((part) => part !== '')
      .join('; '),
  steps: { spread: 'Verbreitung', bonus: 'Bonuskarten', loans: 'Darlehen', sums: 'die Summen' },
  within: { spread: 'die Verbreitung', bonus: 'die Bonuskarten', loans: 'die Darlehen' },
  progress: (step, of) => `${step} von ${of}`,
  next: (name) => `Als Nächstes: ${name}`,
  goOn: 'Weiter',
  all: 'Alles auf einmal',
  sums: 'Die Summen zeigen',
  pause: 'Anhalten',
  play: 'Von selbst weiterlaufen lassen',
  speed: 'Tempo',
  paid: 'ausgezahlt',
  payment: (name, amount) => `${name} ${plusMinus(amount)}`,
  space: 'Leertaste',
  paydayHere: 'Zahltag hier',
  countingSpace: (value) => `das Feld, das zählt: ${value}`,
  payMajority: (count) => `Majorität, ${houses(count)}`,
  paySecond: (count) => `2. Rang, ${houses(count)}`,
  payFortress: (whole) => (whole ? 'Festung, unter den vollsten Städten' : 'Festung, halber Wert'),
  payWord: { first: 'Majorität', second: '2. Rang', fortress: 'Festung' },
  payShort: { first: '1.', second: '2.', fortress: 'Fest.' },
  noPay: 'Hier wird nichts gezahlt.',

  reasons: {
    spread: cities,
    majority: (_city, rank) => deRank(rank),
    fortress: (_city, whole) => (whole ? 'Festung, ganz' : 'Festung, halb'),
    bonus: 'Bonuskarte',
    building: () => 'für das Bauen',
  },
  total: 'Summe',
  item: 'Wofür',
};
export default de;
