import { type MorrisFact, nineMensMorris } from '@levante/nine-mens-morris/rules';
import { DURATION } from '@levante/table/motion/motions.ts';
import type { OpenMotion } from '@levante/table/open-game/open-game.ts';
import { openRoom } from '@levante/table/open-game/open-room.tsx';
import { Board, MenLeft } from './board.tsx';
import { placesOf, tried } from './match.ts';
import { morrisWords } from './words.ts';

/** Motions on the board; a man is identified by its point. */
function motionOf(fact: MorrisFact): readonly OpenMotion[] {
  switch (fact.type) {
    case 'placed':
      return [{ kind: 'drop', piece: `man-${fact.at}`, ms: DURATION.house }];
    case 'moved':
      return [{ kind: 'go', piece: `man-${fact.at}`, was: `man-${fact.from}`, orTo: null, ms: DURATION.ship }];
    case 'taken':
      return [
        { kind: 'go', piece: `man-${fact.at}`, was: `man-${fact.at}`, orTo: `seat-${fact.seat}`, ms: DURATION.card },
      ];
    default:
      return [];
  }
}

/** Match page of nine men's morris. */
export const NineMensMorrisRoom = openRoom({
  rules: nineMensMorris,
  words: () => morrisWords.value,
  placesOf,
  tried,
  pauses: { placed: 400, moved: 600, mill: 500, taken: 600 },
  cues: { placed: 'house', moved: 'house', taken: 'coin' },
  motionOf,
  Board,
  PlayerNote: MenLeft,
});
