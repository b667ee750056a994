import { browserStorage } from '@levante/table/lib/storage.ts';
import './puzzle-of-day.css';
import type { GameCard } from '@levante/table/match/card.ts';
import { hardnessOf, puzzleOfDay, puzzleProgress } from '@levante/table/puzzle/puzzle-list.ts';
import { puzzleWords } from '@levante/table/puzzle/words/index.ts';
import { PuzzleThumbnail } from './puzzle-thumbnail.tsx';
import type { FetchedPuzzles } from './use-puzzles.ts';

/** Puzzle of the day: the same for everyone, computed without a server. */
export function PuzzleOfDay({ game, list, puzzles }: FetchedPuzzles & { readonly game: GameCard }) {
  const words = puzzleWords.value;
  const number = puzzleOfDay(list.heads.length, Date.now());
  const head = list.heads[number - 1];
  if (!head) return null;
  const solved = puzzleProgress(browserStorage, game.id).get(number) === 'solved';
  return (
    <section class="puzzle-day" aria-label={words.ofDay}>
      <PuzzleThumbnail puzzles={puzzles} number={number} />
      <div class="puzzle-day-text">
        <h2>{words.ofDay}</h2>
        <p>
          {words.puzzle(number)} · {words.hardness[hardnessOf(head.rating)]} · {words.players(head.players)}
        </p>
        {solved && <p class="puzzles-mark">{words.solved}</p>}
        <a class={solved ? 'button' : 'button button-primary'} href={`/puzzles/${game.id}/${number}`}>
          {solved ? words.again : words.solveDay}
        </a>
      </div>
    </section>
  );
}
