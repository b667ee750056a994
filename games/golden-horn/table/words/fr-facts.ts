import { frAnd, frOf } from '@levante/table/words/fr-grammar.ts';
import { frAt, frColour, frCubes, frFeminine, frFrom, frPlace, frShip, frUpTo } from './fr-names.ts';
import type { FactWords } from './words.ts';

export const frFacts: FactWords = {
  placed: (f, n) => `Le ${frShip(f.ship)} ${frOf(n(f.seat))} part ${frFrom(f.city)}.`,
  'cube-drawn': (f) => `${frPlace(f.city)} reçoit un cube ${frColour(f.colour)}.`,
  'card-drawn': (f, n) => `${n(f.seat)} a pioché une carte${f.colour === '?' ? '' : ` ${frFeminine(f.colour)}`}.`,
  'pile-renewed': () => 'La défausse devient la nouvelle pioche.',
  'turn-begun': (f, n) => `Au tour ${frOf(n(f.seat))}.`,
  'card-played': (f, n) => `${n(f.seat)} a joué une carte ${frFeminine(f.colour)}.`,
  raided: (f, n) =>
    `${n(f.seat)} a pillé le ${frShip(f.ship)} ${frOf(n(f.target))} et pris un cube ${frColour(f.colour)} ; ${f.left === 0 ? 'il n’en reste aucun' : `il en reste ${f.left}`} à bord.`,
  loaded: (f, n) => `${n(f.seat)} a chargé ${frCubes(f.cubes, f.colour)} ${frAt(f.city)} sur le ${frShip(f.ship)}.`,
  'turned-round': (f, n) => `Le ${frShip(f.ship)} ${frOf(n(f.seat))} a fait demi-tour, cap sur ${frPlace(f.heading)}.`,
  stepped: (f, n) => `Le ${frShip(f.ship)} ${frOf(n(f.seat))} a navigué ${frFrom(f.from)} ${frUpTo(f.to)}.`,
  unloaded: (f, n) =>
    f.cubes === 0 || f.colour === null
      ? `Le ${frShip(f.ship)} ${frOf(n(f.seat))} est arrivé à vide ${frAt(f.city)}.`
      : `${n(f.seat)} a déchargé ${frCubes(f.cubes, f.colour)} ${frAt(f.city)}.`,
  'voyage-ended': (f, n) => `Le ${frShip(f.ship)} ${frOf(n(f.seat))} se trouve ${frAt(f.at)}.`,
  passed: (f, n) => `${n(f.seat)} a dû passer son tour.`,
  announced: (f, n) => `${n(f.seat)} a annoncé la fin : c’est le dernier tour de table.`,
  'went-on': (f, n) => `${n(f.seat)} a les six couleurs et continue.`,
  'end-triggered': (f) => `${frPlace(f.city)} et le sac sont vides : c’est le dernier tour de table.`,
  'match-over': (f, n) => {
    const winners = f.ranks.flatMap((rank, seat) => (rank === 1 ? [n(seat)] : []));
    return `La partie est terminée : ${frAnd(winners)} ${winners.length > 1 ? 'se partagent la victoire' : 'a gagné'}.`;
  },
};
