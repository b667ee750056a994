import './style.css';
import type { RatedPuzzle } from '@levante/bots';
import { useEffect, useState } from 'preact/hooks';
import { happened } from '../follow/moment.tsx';
import { useMatch } from '../match/match-context.ts';
import type { GamePuzzles } from '../match/study.ts';
import { lastPly } from '../match/timeline.ts';
import { BesideCard } from '../ui/beside-card.tsx';
import { Button } from '../ui/controls.tsx';
import { hardnessOf } from './puzzle-list.ts';
import type { TurnVerdict } from './verdict.ts';
import { puzzleWords } from './words/index.ts';

/** State of a puzzle's page. */
export interface PuzzleMoment {
  readonly number: number;
  readonly puzzle: RatedPuzzle;
  readonly puzzles: GamePuzzles;
  readonly name: string;
  /** Null until a turn was played. */
  readonly verdict: TurnVerdict | null;
  readonly shown: boolean;
  /** Addresses of the list, and of the next puzzle; null for the last. */
  readonly list: string;
  readonly next: string | null;
  again(): void;
  show(): void;
}

/** Card beside a puzzle's table: the task, then the verdict, then the solution. */
export function PuzzlePanel(moment: PuzzleMoment) {
  const words = puzzleWords.value;
  const { number, puzzle, puzzles, verdict, shown, next, list } = moment;
  const [small, setSmall] = useState(false);
  const isDecided = shown || verdict !== null;
  const { editor } = useMatch();
  const begun = (editor.draft.value?.steps.length ?? 0) > 0;
  // Make room for the table while a turn is drafted.
  useEffect(() => {
    if (isDecided) setSmall(false);
    else if (begun) setSmall(true);
  }, [isDecided, begun]);
  return (
    <BesideCard
      title={words.puzzle(number)}
      note={
        <>
          {words.hardness[hardnessOf(puzzle.rating)]}
          {isDecided && ` · ${puzzles.words.value.themes[puzzle.theme] ?? ''}`}
        </>
      }
      small={small}
      tells={shown ? 'solution' : verdict}
      onFold={setSmall}
    >
      <div class="puzzle-text" role="status">
        {shown ? <Solution {...moment} /> : <VerdictText {...moment} />}
      </div>
      <div class="puzzle-ways">
        {isDecided && <Button onClick={moment.again}>{words.again}</Button>}
        {verdict?.kind !== 'right' && <Button onClick={moment.show}>{shown ? words.showAgain : words.show}</Button>}
        {isDecided && next !== null && (
          <a class="button button-primary" href={next}>
            {words.nextPuzzle}
          </a>
        )}
        <a class="puzzle-list" href={list}>
          {words.list}
        </a>
      </div>
    </BesideCard>
  );
}

function VerdictText({ verdict, name, puzzles }: PuzzleMoment) {
  const words = puzzleWords.value;
  const { parts } = useMatch();
  const spent = (amount: number): string => puzzles.words.value.spent(amount);
  if (verdict === null) return <p>{words.task(name)}</p>;
  const title = { right: words.right, wrong: words.wrong, dear: words.dear }[verdict.kind];
  return (
    <>
      <h2 data-verdict={verdict.kind}>{title}</h2>
      <p>{sentenceOf(verdict, spent)}</p>
      {parts.analysis('verdict')}
    </>
  );
}

function sentenceOf(verdict: TurnVerdict, spent: (amount: number) => string): string {
  const words = puzzleWords.value;
  if (verdict.kind === 'right') return words.best(verdict.best, verdict.next);
  if (verdict.kind === 'dear') return words.dearer(spent(verdict.spent), spent(verdict.least));
  return verdict.yours === null ? words.unweighed(verdict.best) : words.yours(verdict.yours, verdict.best);
}

/** The solution in sentences, as it is played on the table. */
function Solution({ puzzle }: PuzzleMoment) {
  const words = puzzleWords.value;
  const context = useMatch();
  const timeline = context.session.timeline.value;
  const [best, second] = puzzle.deeds;
  const percent = (wins: number | undefined): number => Math.round((wins ?? 0) / 10);
  const own = `${puzzle.seat} `;
  const sentences = (timeline?.plies ?? []).flatMap(({ line }, i) =>
    line.startsWith(own) ? [happened(context, (timeline?.first ?? 0) + i + 1)] : [],
  );
  return (
    <>
      <h2>{words.solution}</h2>
      <ol class="puzzle-steps" data-steps={timeline ? lastPly(timeline) : 0}>
        {sentences.filter(Boolean).map((sentence, i) => (
          <li key={`${i} ${sentence}`}>{sentence}</li>
        ))}
      </ol>
      <p>{words.best(percent(best?.wins), percent(second?.wins))}</p>
      {context.parts.analysis('verdict')}
    </>
  );
}
