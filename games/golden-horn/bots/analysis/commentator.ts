import { type Commentator, type Comparison, greatest, type Weighed } from '@levante/bots';
import { type Seat, shortAt } from '@levante/contract';
import { atSea, cubesOf, factOf, type PlayedTurn, playTurn, pointsFor } from './played-line.ts';
import type { HornReason } from './reasons.ts';

/** Minimum worth of a reason, in points. */
const LEAST = 1;
/** Weights of reasons that the warehouse does not show: in points, by rule of thumb, only for their order. */
const WORTH = {
  announcement: 20,
  /** A card that could have carried a ship further, or raided. */
  card: 0.8,
  /** A step along the lane. */
  step: 0.5,
} as const;
/** Weight of goods at sea relative to goods at home. */
const AT_SEA = 0.5;

/** A turn of Golden Horn as it was and as it might have been. */
interface Pair {
  readonly seat: Seat;
  readonly played: PlayedTurn;
  readonly best: PlayedTurn;
}

type Finder = (pair: Pair) => readonly Weighed[];

const found = (reason: HornReason, weight: number): Weighed => ({ reason, weight });

const notHome: Finder = ({ seat, played, best }) => {
  const home = factOf(best, 'unloaded');
  const own = factOf(played, 'unloaded');
  if (!home || home.colour === null || home.cubes === 0 || own?.ship === home.ship) return [];
  const { ship, colour, cubes } = home;
  const points = pointsFor(best.before, seat, colour, cubes);
  return [found({ kind: 'not-home', seat, ship, colour, cubes, points }, points)];
};

const stoppedShort: Finder = ({ seat, played, best }) => {
  const ended = factOf(played, 'voyage-ended');
  const steps = cubesOf(best, 'stepped') - cubesOf(played, 'stepped');
  if (!played.stopsShort || !ended || steps <= 0) return [];
  return [found({ kind: 'stopped-short', seat, ship: ended.ship, steps }, LEAST + WORTH.step * steps)];
};

const leftAtSea: Finder = ({ seat, played, best }) => {
  const unloaded = factOf(best, 'unloaded');
  const safe = new Set(atSea(best.state, seat).map(({ ship }) => ship));
  return atSea(played.state, seat)
    .filter(({ ship }) => !safe.has(ship) && ship !== unloaded?.ship)
    .map(({ ship, colour, cubes }) =>
      found({ kind: 'left-at-sea', seat, ship, colour, cubes }, AT_SEA * pointsFor(played.state, seat, colour, cubes)),
    );
};

const raids: Finder = ({ seat, played, best }) => {
  const done = factOf(played, 'raided');
  const might = factOf(best, 'raided');
  if (might && !done) {
    const { target, ship, colour } = might;
    const points = pointsFor(best.before, seat, colour, 1);
    return [found({ kind: 'raid-missed', seat, target, ship, colour, points }, points)];
  }
  if (done && !might) {
    const cards = played.state.tables.raidCards;
    const points = pointsFor(played.before, seat, done.colour, 1);
    return [found({ kind: 'raid-needless', seat, cards, points }, WORTH.card * cards)];
  }
  return [];
};

const cargoes: Finder = ({ seat, played, best }) => {
  const own = factOf(played, 'loaded');
  const other = factOf(best, 'loaded');
  if (!own || !other || (own.colour === other.colour && own.city === other.city)) return [];
  const points = pointsFor(played.state, seat, own.colour, own.cubes);
  const betterPoints = pointsFor(best.state, seat, other.colour, other.cubes);
  const { colour, cubes } = own;
  const { colour: better, cubes: betterCubes } = other;
  return [
    found(
      { kind: 'poor-cargo', seat, colour, cubes, points, better, betterCubes, betterPoints },
      betterPoints - points,
    ),
  ];
};

/** Cards for steps. Cards of a raid are mentioned with the raid. */
const cards: Finder = ({ seat, played, best }) => {
  const spent = (turn: PlayedTurn): number =>
    turn.facts.filter((fact) => fact.type === 'card-played' && fact.for === 'step').length;
  const more = spent(played) - spent(best);
  return [found({ kind: 'cards-wasted', seat, cards: more }, WORTH.card * more)];
};

const announcements: Finder = ({ seat, played, best }) => {
  const early = cubesOf(played, 'announced') > 0;
  if (early === cubesOf(best, 'announced') > 0) return [];
  const { rival, cubes } = fullest(played, seat);
  const kind = early ? 'announced-early' : 'announced-late';
  return [found({ kind, seat, points: played.points, rival, cubes }, WORTH.announcement)];
};

/** Of the others, whose warehouse holds most cubes; their number is known to every player. */
function fullest({ before }: PlayedTurn, seat: Seat): { readonly rival: Seat; readonly cubes: number } {
  let rival = seat;
  let cubes = -1;
  for (let other = 0; other < before.tables.players; other++) {
    const held = shortAt(before.warehouseCounts, other);
    if (other !== seat && held > cubes) {
      rival = other;
      cubes = held;
    }
  }
  return { rival, cubes };
}

const FINDERS: readonly Finder[] = [notHome, stoppedShort, leftAtSea, raids, cargoes, cards, announcements];

/** Explains turns of Golden Horn by comparing warehouses and effects. */
export const goldenHornCommentator: Commentator = {
  apart: ['place'],
  reasons({ view, seat, played, best }: Comparison) {
    const pair = { seat, played: playTurn(view, seat, played), best: playTurn(view, seat, best) };
    return greatest(
      FINDERS.flatMap((find) => find(pair)),
      LEAST,
    );
  },
};
