import { raised } from '@levante/table/words/grammar.ts';
import { cubes as cubesOf, points as pointsOf, withPoints } from '../../words/de.ts';
import type { HornEndWords } from './en.ts';

export default {
  title: 'Das Ende',
  warehouses: 'Die Warenlager, Satz für Satz',
  line: (points, own, rankName) => {
    if (own === null) return `${raised(withPoints(points))}.`;
    if (own.rank === 1) return `${raised(withPoints(points))}: gut gesegelt.`;
    return `${pointsOf(points)}; mit deinen ${own.points} hast du den ${rankName(own.rank)} Rang erreicht.`;
  },
  madeOf: (rank, you, cubes, rows) => `${you ? 'du, ' : ''}${rank} Rang: ${cubesOf(cubes)} und ${rows} für Sätze`,
  tieNote:
    'Ein Würfel ist ein Punkt; Sätze aus sechs, fünf und vier Farben bringen 4, 2 und 1 dazu. Bei Gleichstand: mehr Sätze aus sechs Farben, dann mehr Würfel.',
  best: 'Dein bester Zug',
  bestOf: (name) => `Der beste Zug von ${name}`,
  worst: 'Dein teuerster Zug',
  worstOf: (name) => `Der teuerste Zug von ${name}`,
  at: (round) => `Runde ${round}.`,
  worth: (points) => `+${pointsOf(points)}`,
  cost: (share) => `hat ${share} verschenkt`,
  show: 'Zeigen',
  growth: 'Was in den Warenlagern lag',
  growthOf: (name, points) => `${name}: ${pointsOf(points)} am Ende.`,
  round: (round) => `Runde ${round}`,
  bestMark: 'bester Zug',
  emptyWarehouse: 'Das Warenlager ist leer.',
} satisfies HornEndWords;
