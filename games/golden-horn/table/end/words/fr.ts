import { frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import type { HornEndWords } from './en.ts';

export default {
  title: 'Fin de la partie',
  warehouses: 'Les entrepôts, série par série',
  line: (points, own, rankName) => {
    if (own === null) return `Avec ${frMany(points, 'point')}.`;
    if (own.rank === 1) return `Avec ${frMany(points, 'point')} : bien navigué.`;
    return `${frMany(points, 'point')} contre ${own.points} pour vous : vous avez pris la ${rankName(own.rank)}.`;
  },
  madeOf: (rank, you, cubes, rows) =>
    `${you ? 'vous, ' : ''}${rank} : ${frMany(cubes, 'cube')} et ${rows} pour les séries`,
  tieNote:
    'Un cube vaut un point ; les séries de six, cinq et quatre rapportent 4, 2 et 1 de plus. En cas d’égalité : le plus de séries de six, puis le plus de cubes.',
  best: 'Votre meilleur tour',
  bestOf: (name) => `Le meilleur tour ${frOf(name)}`,
  worst: 'Votre tour le plus coûteux',
  worstOf: (name) => `Le tour le plus coûteux ${frOf(name)}`,
  at: (round) => `Tour de table ${round}.`,
  worth: (points) => `+${frMany(points, 'point')}`,
  cost: (share) => `a laissé échapper ${share}`,
  show: 'Montrer',
  growth: 'Ce que contenaient les entrepôts',
  growthOf: (name, points) => `${name} : ${frMany(points, 'point')} à la fin.`,
  round: (round) => `Tour de table ${round}`,
  bestMark: 'meilleur tour',
  emptyWarehouse: 'Rien dans l’entrepôt.',
} satisfies HornEndWords;
