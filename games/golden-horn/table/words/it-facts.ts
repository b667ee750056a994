import { itAnd } from '@levante/table/words/it-grammar.ts';
import {
  itCubesOf,
  itOneCard,
  itOneCube,
  itPlace,
  itPlaceAt,
  itPlaceFrom,
  itPlaceTo,
  itShipName,
} from './it-things.ts';
import type { FactWords } from './words.ts';

const left = (count: number): string => {
  if (count === 0) return 'a bordo non resta niente';
  return count === 1 ? 'ne resta 1 a bordo' : `ne restano ${count} a bordo`;
};

export const itFacts: FactWords = {
  placed: (f, n) => `La ${itShipName(f.ship)} di ${n(f.seat)} parte ${itPlaceFrom(f.city)}.`,
  'cube-drawn': (f) => `${itPlace(f.city)} riceve ${itOneCube(f.colour)}.`,
  'card-drawn': (f, n) => `${n(f.seat)} ha pescato ${f.colour === '?' ? 'una carta' : itOneCard(f.colour)}.`,
  'pile-renewed': () => 'Gli scarti diventano il nuovo mazzo.',
  'turn-begun': (f, n) => `Turno di ${n(f.seat)}.`,
  'card-played': (f, n) => `${n(f.seat)} ha giocato ${itOneCard(f.colour)}.`,
  raided: (f, n) =>
    `${n(f.seat)} ha assaltato la ${itShipName(f.ship)} di ${n(f.target)} e ha preso ${itOneCube(f.colour)}; ${left(f.left)}.`,
  loaded: (f, n) =>
    `${n(f.seat)} ha caricato ${itCubesOf(f.cubes, f.colour)} ${itPlaceAt(f.city)} sulla ${itShipName(f.ship)}.`,
  'turned-round': (f, n) =>
    `La ${itShipName(f.ship)} di ${n(f.seat)} ha invertito la rotta, diretta ${itPlaceTo(f.heading)}.`,
  stepped: (f, n) =>
    `La ${itShipName(f.ship)} di ${n(f.seat)} ha veleggiato ${itPlaceFrom(f.from)} ${itPlaceTo(f.to)}.`,
  unloaded: (f, n) =>
    f.cubes === 0 || f.colour === null
      ? `La ${itShipName(f.ship)} di ${n(f.seat)} ha raggiunto ${itPlace(f.city)} senza carico.`
      : `${n(f.seat)} ha scaricato ${itCubesOf(f.cubes, f.colour)} ${itPlaceAt(f.city)}.`,
  'voyage-ended': (f, n) => `La ${itShipName(f.ship)} di ${n(f.seat)} è ${itPlaceAt(f.at)}.`,
  passed: (f, n) => `${n(f.seat)} ha dovuto passare.`,
  announced: (f, n) => `${n(f.seat)} ha annunciato la fine: questo è l’ultimo round.`,
  'went-on': (f, n) => `${n(f.seat)} ha tutti e sei i colori e continua a giocare.`,
  'end-triggered': (f) => `${itPlace(f.city)} e il sacchetto sono vuoti: questo è l’ultimo round.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n(seat)] : []));
    return `La partita è finita: ${winners.length > 1 ? `${itAnd(winners)} si dividono la vittoria` : `ha vinto ${itAnd(winners)}`}.`;
  },
};
