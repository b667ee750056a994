import { formFor } from '@levante/table/words/de-grammar.ts';
import { raised } from '@levante/table/words/grammar.ts';
import { de } from '../../words/de.ts';
import type { HornEndWords } from './en.ts';

export default {
  reasons: {
    'not-home': ({ ship, colour, cubes, points }) =>
      `${raised(de.theShip(ship))} hätte ${de.cubesIn(cubes, colour)} heimbringen können, ${de.worth(points)}.`,
    'stopped-short': ({ ship, steps }) =>
      `${raised(de.theShip(ship))} hielt an, obwohl der nächste Schritt kostenlos war; es hätte noch ${de.steps(steps)} weiter segeln können.`,
    'left-at-sea': ({ ship, colour, cubes }) =>
      `${de.cubesIn(cubes, colour)} ${formFor(cubes, 'liegt', 'liegen')} auf ${de.toTheShip(ship)} auf See, wo Schiffe überfallen werden.`,
    'raid-missed': ({ target, ship, colour, points }, s) =>
      `Ein Überfall auf ${de.theShip(ship)} von ${s.seat(target)} hätte einen Würfel in ${de.colour(colour)} gebracht, ${de.worth(points)}.`,
    'raid-needless': ({ cards, points }) => `Der Überfall kostete ${de.cards(cards)} und brachte ${de.points(points)}.`,
    'poor-cargo': ({ colour, points, better, betterCubes, betterPoints }) =>
      `${de.cubesIn(betterCubes, better)} ${formFor(betterCubes, 'wäre', 'wären')} im Lager ${de.points(betterPoints)} wert, ${better === colour ? 'diese Ladung' : de.colour(colour)} nur ${points}.`,
    'cards-wasted': ({ cards }) =>
      `Es ${formFor(cards, 'wurde', 'wurden')} ${de.cards(cards)} mehr als nötig gespielt.`,
    'announced-early': ({ points, rival, cubes }, s) =>
      `Das Ende wurde ${de.withPoints(points)} ausgerufen, während ${s.seat(rival)} ${de.cubes(cubes)} hatte.`,
    'announced-late': ({ points, rival, cubes }, s) =>
      `${raised(de.withPoints(points))} hätte das Ende ausgerufen werden können; ${s.seat(rival)} hatte ${de.cubes(cubes)}.`,
  },
  warehouses: 'Die Warenlager, Satz für Satz',
  line: (points, own, rankName) => {
    if (own === null) return `${raised(de.withPoints(points))}.`;
    if (own.rank === 1) return `${raised(de.withPoints(points))}: gut gesegelt.`;
    return `${de.points(points)}; mit deinen ${own.points} hast du den ${rankName(own.rank)} Rang erreicht.`;
  },
  madeOf: (rank, you, cubes, rows) => `${you ? 'du, ' : ''}${rank} Rang: ${de.cubes(cubes)} und ${rows} für Sätze`,
  tieNote:
    'Ein Würfel ist ein Punkt; Sätze aus sechs, fünf und vier Farben bringen 4, 2 und 1 dazu. Bei Gleichstand: mehr Sätze aus sechs Farben, dann mehr Würfel.',
  worst: 'Dein teuerster Zug',
  worstOf: (name) => `Der teuerste Zug von ${name}`,
  at: (round) => `Runde ${round}.`,
  worth: (points) => `+${de.points(points)}`,
  growth: 'Was in den Warenlagern lag',
  growthOf: (name, points) => `${name}: ${de.points(points)} am Ende.`,
  round: (round) => `Runde ${round}`,
  emptyWarehouse: 'Das Warenlager ist leer.',
} satisfies HornEndWords;
