import { formFor } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import {
  deCards as cardsFor,
  cubesIn,
  cubes as cubesOf,
  deColour,
  points as pointsOf,
  steps as stepsOf,
  theShip,
  toTheShip,
  withPoints,
  worth,
} from '../../words/de.ts';
import type { HornEndWords } from './en.ts';

export default {
  reasons: {
    'not-home': ({ ship, colour, cubes, points }) =>
      `${raised(theShip(ship))} hätte ${cubesIn(cubes, colour)} heimbringen können, ${worth(points)}.`,
    'stopped-short': ({ ship, steps }) =>
      `${raised(theShip(ship))} hielt an, obwohl der nächste Schritt kostenlos war; es hätte noch ${stepsOf(steps)} weiter segeln können.`,
    'left-at-sea': ({ ship, colour, cubes }) =>
      `${cubesIn(cubes, colour)} ${formFor(cubes, 'liegt', 'liegen')} auf ${toTheShip(ship)} auf See, wo Schiffe überfallen werden.`,
    'raid-missed': ({ target, ship, colour, points }, s) =>
      `Ein Überfall auf ${theShip(ship)} von ${s.seat(target)} hätte einen Würfel in ${deColour(colour)} gebracht, ${worth(points)}.`,
    'raid-needless': ({ cards, points }) => `Der Überfall kostete ${cardsFor(cards)} und brachte ${pointsOf(points)}.`,
    'poor-cargo': ({ colour, points, better, betterCubes, betterPoints }) =>
      `${cubesIn(betterCubes, better)} ${formFor(betterCubes, 'wäre', 'wären')} im Lager ${pointsOf(betterPoints)} wert, ${better === colour ? 'diese Ladung' : deColour(colour)} nur ${points}.`,
    'cards-wasted': ({ cards }) =>
      `Es ${formFor(cards, 'wurde', 'wurden')} ${cardsFor(cards)} mehr als nötig gespielt.`,
    'announced-early': ({ points, rival, cubes }, s) =>
      `Das Ende wurde ${withPoints(points)} ausgerufen, während ${s.seat(rival)} ${cubesOf(cubes)} hatte.`,
    'announced-late': ({ points, rival, cubes }, s) =>
      `${raised(withPoints(points))} hätte das Ende ausgerufen werden können; ${s.seat(rival)} hatte ${cubesOf(cubes)}.`,
  },
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
  cost: (share) => `kostete ${share}`,
  show: 'Zeigen',
  growth: 'Was in den Warenlagern lag',
  growthOf: (name, points) => `${name}: ${pointsOf(points)} am Ende.`,
  round: (round) => `Runde ${round}`,
  emptyWarehouse: 'Das Warenlager ist leer.',
} satisfies HornEndWords;
