import { frForm, frMany, frOf } from '@levante/table/words/fr-grammar.ts';
import { fr } from '../../words/fr.ts';
import type { HornEndWords } from './en.ts';

export default {
  reasons: {
    'not-home': ({ ship, colour, cubes, points }, s) =>
      `Le ${s.ship(ship)} aurait pu ramener ${fr.cubesOf(cubes, colour)}, d’une valeur de ${frMany(points, 'point')}.`,
    'stopped-short': ({ ship, steps }, s) =>
      `Le ${s.ship(ship)} s’est arrêté alors que l’étape suivante était gratuite ; il aurait pu aller ${frMany(steps, 'étape')} plus loin.`,
    'left-at-sea': ({ ship, colour, cubes }, s) =>
      `${fr.cubesOf(cubes, colour)} sur le ${s.ship(ship)} ${frForm(cubes, 'reste', 'restent')} en mer, où l’on pille les bateaux.`,
    'raid-missed': ({ target, ship, colour, points }, s) =>
      `Un pillage du ${s.ship(ship)} ${frOf(s.seat(target))} aurait rapporté un cube ${fr.colour(colour)}, d’une valeur de ${frMany(points, 'point')}.`,
    'raid-needless': ({ cards, points }) =>
      `Le pillage a coûté ${frMany(cards, 'carte')} pour ${frMany(points, 'point')}.`,
    'poor-cargo': ({ colour, points, better, betterCubes, betterPoints }) =>
      `${fr.cubesOf(betterCubes, better)} ${frForm(betterCubes, 'vaudrait', 'vaudraient')} ${frMany(betterPoints, 'point')} à l’arrivée, ${better === colour ? 'ce chargement' : `les ${fr.colours(colour)}`} seulement ${points}.`,
    'cards-wasted': ({ cards }) =>
      `${frMany(cards, 'carte')} de plus que nécessaire ${frForm(cards, 'a été jouée', 'ont été jouées')}.`,
    'announced-early': ({ points, rival, cubes }, s) =>
      `La fin a été annoncée avec ${frMany(points, 'point')}, contre ${frMany(cubes, 'cube')} chez ${s.seat(rival)}.`,
    'announced-late': ({ points, rival, cubes }, s) =>
      `Avec ${frMany(points, 'point')}, et ${frMany(cubes, 'cube')} chez ${s.seat(rival)}, la fin aurait pu être annoncée.`,
  },
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
  worst: 'Votre tour le plus coûteux',
  worstOf: (name) => `Le tour le plus coûteux ${frOf(name)}`,
  at: (round) => `Tour de table ${round}.`,
  worth: (points) => `+${frMany(points, 'point')}`,
  growth: 'Ce que contenaient les entrepôts',
  growthOf: (name, points) => `${name} : ${frMany(points, 'point')} à la fin.`,
  round: (round) => `Tour de table ${round}`,
  emptyWarehouse: 'Rien dans l’entrepôt.',
} satisfies HornEndWords;
