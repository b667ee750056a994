import { itMany } from '@levante/table/words/it-grammar.ts';
import { itCubes } from '../../words/it.ts';
import type { HornEndWords } from './en.ts';

const points = (count: number): string => itMany(count, 'punto', 'punti');
export default {
  title: 'Fine',
  warehouses: 'I magazzini, serie per serie',
  line: (count, own, rankName) => {
    if (own === null) return `Con ${points(count)}.`;
    if (own.rank === 1) return `Con ${points(count)}: una bella navigazione.`;
    return `${points(count)} contro ${own.points}: per te il ${rankName(own.rank)} posto.`;
  },
  madeOf: (rank, you, count, rows) => `${you ? 'tu, ' : ''}${rank}: ${itCubes(count)}, ${rows} per le serie`,
  tieNote:
    'Un cubo vale un punto; le serie da sei, cinque e quattro danno 4, 2 e 1 punti in più. A parità di punti: più serie da sei, poi più cubi.',
  best: 'Il tuo turno migliore',
  bestOf: (name) => `Il turno migliore di ${name}`,
  worst: 'Il tuo turno più costoso',
  worstOf: (name) => `Il turno più costoso di ${name}`,
  at: (round) => `Round ${round}.`,
  worth: (count) => `+${points(count)}`,
  cost: (share) => `regalato il ${share}`,
  show: 'Mostralo',
  growth: 'Che cosa c’era nei magazzini',
  growthOf: (name, count) => `${name}: ${points(count)} alla fine.`,
  round: (round) => `Round ${round}`,
  bestMark: 'turno migliore',
  emptyWarehouse: 'Niente in magazzino.',
} satisfies HornEndWords;
