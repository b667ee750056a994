import { entryOf } from '@levante/contract';
import { elCapitan, plansOf, shipPlace, spentIn, turnDeed } from '@levante/el-capitan/rules';
import { lazy } from '@levante/table/lib/lazy.ts';
import type { GamePuzzles } from '@levante/table/match/study.ts';
import { puzzlesIn } from '@levante/table/puzzle/puzzle-list.ts';
import { puzzleGameWords } from './words/index.ts';

/** Loans and passes are single actions; everything else is a plan. */
const turnTo: GamePuzzles['turnTo'] = ({ state, seat }, deed) => {
  if (deed === 'pass' || deed.startsWith('loan ')) return [`${seat} ${deed}`];
  const read = elCapitan.fromJson(state);
  const from = shipPlace(state, seat);
  const plan = read.ok ? plansOf(read.value).find(({ lines }) => turnDeed(lines, from) === deed) : undefined;
  return plan ? [...plan.lines, `${seat} end`] : null;
};

export const elCapitanPuzzles: GamePuzzles = {
  rules: entryOf(elCapitan),
  words: puzzleGameWords,
  ...puzzlesIn(
    () => import('./list.json'),
    () => import('./puzzles.json'),
  ),
  turnDeed: ({ state, seat }, lines) => turnDeed(lines, shipPlace(state, seat)),
  isSameTurn: (from, to) => from.phase === to.phase && from.round === to.round,
  turnTo,
  fetchPicture: lazy(async () => (await import('./puzzle-picture.tsx')).PuzzleBoard),
  spentIn,
};
