import type { AnalysedTurn } from '@levante/bots';
import type { Seat } from '@levante/contract';
import { Shield } from '../art/marks.tsx';
import type { Telling } from './telling.ts';
import type { AnalysisWords } from './words/en.ts';

interface SaidProps {
  readonly turn: AnalysedTurn;
  readonly telling: Telling;
  readonly words: AnalysisWords;
}

/** The sign of a turn, as chess has it. */
export function MarkSign({ turn: { mark }, words }: { readonly turn: AnalysedTurn; readonly words: AnalysisWords }) {
  if (mark === null) return null;
  return (
    <span class="mistake-sign" data-mark={mark}>
      <span aria-hidden="true">{words.signs[mark]}</span>
      {words.marks[mark]}
    </span>
  );
}

/** What was played, what would have been better, and why. */
export function MistakeNote({ turn, telling, words }: SaidProps) {
  return (
    <>
      <dl class="mistake-ways">
        <div>
          <dt>{words.played}</dt>
          <dd>{telling.lines(turn, turn.played)}</dd>
        </div>
        <div data-better="">
          <dt>{words.better}</dt>
          <dd>{telling.lines(turn, turn.best)}</dd>
        </div>
      </dl>
      {turn.reasons.length > 0 && (
        <ul class="mistake-reasons">
          {turn.reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{telling.reason(reason)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What a turn gave away, said to the reader where it was theirs. */
export function lossOf(
  turn: Pick<AnalysedTurn, 'seat' | 'givenAway'>,
  names: readonly string[],
  you: Seat | null,
  words: AnalysisWords,
): string {
  const share = words.percent(turn.givenAway);
  return turn.seat === you ? words.costYou(share) : words.gaveAway(names[turn.seat] ?? '', share);
}

interface MistakesProps {
  readonly turns: readonly AnalysedTurn[];
  readonly names: readonly string[];
  /** The reader's seat; null where nobody or several people read. */
  readonly you: Seat | null;
  readonly telling: Telling;
  readonly words: AnalysisWords;
  readonly onPick: (turn: AnalysedTurn) => void;
}

/** The turns that gave much away, in the order in which they were played. */
export function Mistakes({ turns, names, you, telling, words, onPick }: MistakesProps) {
  return (
    <ol class="mistake-list">
      {turns.map((turn) => (
        <li key={turn.ply} class="mistake" data-mark={turn.mark}>
          <header class="mistake-head">
            <Shield seat={turn.seat} />
            <div>
              <h4>
                {lossOf(turn, names, you, words)}
                <MarkSign turn={turn} words={words} />
              </h4>
              <p class="aside">{words.whereabouts(turn.kind, turn.phase, turn.round)}</p>
            </div>
          </header>
          <MistakeNote turn={turn} telling={telling} words={words} />
          <button type="button" class="button" onClick={() => onPick(turn)}>
            {words.show}
          </button>
        </li>
      ))}
    </ol>
  );
}
