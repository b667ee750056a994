import { itForm, itMany } from '@levante/table/words/it-grammar.ts';
import { it } from '../../words/it.ts';
import type { HornEndWords } from './en.ts';

const points = (count: number): string => itMany(count, 'punto', 'punti');
export default {
  reasons: {
    'not-home': ({ ship, colour, cubes, points: worth }, s) =>
      `La ${s.ship(ship)} poteva portare a casa ${it.cubesOf(cubes, colour)}, per un valore di ${points(worth)}.`,
    'stopped-short': ({ ship, steps }, s) =>
      `La ${s.ship(ship)} si è fermata benché la tappa seguente fosse gratis; poteva proseguire per ${itMany(steps, 'tappa', 'tappe')}.`,
    'left-at-sea': ({ ship, colour, cubes }, s) =>
      `${it.cubesOf(cubes, colour)} sulla ${s.ship(ship)} ${itForm(cubes, 'resta', 'restano')} in mare, dove le navi si assaltano.`,
    'raid-missed': ({ target, ship, colour, points: worth }, s) =>
      `Un assalto alla ${s.ship(ship)} di ${s.seat(target)} avrebbe portato ${it.oneCube(colour)}, per un valore di ${points(worth)}.`,
    'raid-needless': ({ cards: played, points: worth }) =>
      `L’assalto è costato ${it.cards(played)} per ${points(worth)}.`,
    'poor-cargo': ({ colour, points: worth, better, betterCubes, betterPoints }) =>
      `A casa ${it.cubesOf(betterCubes, better)} ${itForm(betterCubes, 'varrebbe', 'varrebbero')} ${points(betterPoints)}, ${better === colour ? 'questo carico' : `il carico ${it.colour(colour)}`} solo ${worth}.`,
    'cards-wasted': ({ cards: played }) =>
      played === 1
        ? 'È stata giocata 1 carta più del necessario.'
        : `Sono state giocate ${it.cards(played)} più del necessario.`,
    'announced-early': ({ points: worth, rival, cubes }, s) =>
      `La fine è stata annunciata con ${points(worth)}, mentre ${s.seat(rival)} aveva ${it.cubes(cubes)}.`,
    'announced-late': ({ points: worth, rival, cubes }, s) =>
      `Con ${points(worth)}, e ${s.seat(rival)} con ${it.cubes(cubes)}, si poteva annunciare la fine.`,
  },
  warehouses: 'I magazzini, serie per serie',
  line: (count, own, rankName) => {
    if (own === null) return `Con ${points(count)}.`;
    if (own.rank === 1) return `Con ${points(count)}: una bella navigazione.`;
    return `${points(count)} contro ${own.points}: per te il ${rankName(own.rank)} posto.`;
  },
  madeOf: (rank, you, count, rows) => `${you ? 'tu, ' : ''}${rank}: ${it.cubes(count)}, ${rows} per le serie`,
  tieNote:
    'Un cubo vale un punto; le serie da sei, cinque e quattro danno 4, 2 e 1 punti in più. A parità di punti: più serie da sei, poi più cubi.',
  worst: 'Il tuo turno più costoso',
  worstOf: (name) => `Il turno più costoso di ${name}`,
  at: (round) => `Round ${round}.`,
  worth: (count) => `+${points(count)}`,
  growth: 'Che cosa c’era nei magazzini',
  growthOf: (name, count) => `${name}: ${points(count)} alla fine.`,
  round: (round) => `Round ${round}`,
  emptyWarehouse: 'Niente in magazzino.',
} satisfies HornEndWords;
