import './style.css';
import type { AnalysedTurn } from '@levante/bots';
import type { Seat } from '@levante/contract';
import type { ComponentChildren } from 'preact';
import { BackIcon, ForwardIcon } from '../art/icons.tsx';
import { Shield } from '../art/marks.tsx';
import { readerOf, useMatch } from '../match/match-context.ts';
import { Button } from '../ui/controls.tsx';
import { type AnalysisPhrases, analysisOf, notable } from './match-analysis.ts';
import type { AnalysisWords } from './words/en.ts';
import { analysisWords } from './words/index.ts';

interface MistakeNoteProps {
  readonly turn: AnalysedTurn;
  readonly telling: AnalysisPhrases;
  readonly words: AnalysisWords;
}

/** Annotation symbols as in chess notation. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' } as const;

/** Annotation symbol of a turn. */
export function MarkSign({ turn: { mark }, words }: { readonly turn: AnalysedTurn; readonly words: AnalysisWords }) {
  if (mark === null) return null;
  return (
    <span class="mistake-sign" data-mark={mark}>
      <span aria-hidden="true">{SIGNS[mark]}</span>
      {words.marks[mark]}
    </span>
  );
}

/** The turn played, the better one, and the reasons. */
export function MistakeNote({ turn, telling, words }: MistakeNoteProps) {
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

/** Describes the loss of a turn, addressing the reader if it was theirs. */
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
  /** The reader's seat; null for no or several readers. */
  readonly you: Seat | null;
  readonly telling: AnalysisPhrases;
  readonly words: AnalysisWords;
  readonly onPick: (turn: AnalysedTurn) => void;
}

/** List of mistakes in order of play. */
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
          <Button onClick={() => onPick(turn)}>{words.show}</Button>
        </li>
      ))}
    </ol>
  );
}

/**
 * Note shown while looking back at an analysed match: the better turn, and buttons to the previous and next mistake.
 */
export function PastNote({ telling }: { readonly telling: AnalysisPhrases }) {
  const context = useMatch();
  const { view, names } = context;
  const analysis = analysisOf(context);
  const words = analysisWords.value;
  const state = analysis.state.value;
  const ply = view.past.value;
  if (state.at !== 'done' || ply === null) return null;
  const turn = analysis.turnAt(ply);
  const all = notable(state.analysis, null);
  const before = all.findLast(({ from }) => from < ply && from !== turn?.from);
  const after = all.find(({ from }) => from > ply);
  return (
    <section class="past-note">
      {turn?.mark && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section class="past-note-turn" tabIndex={0} aria-label={words.title}>
          <h3>
            {lossOf(turn, names, readerOf(context), words)}
            <MarkSign turn={turn} words={words} />
          </h3>
          <MistakeNote turn={turn} telling={telling} words={words} />
        </section>
      )}
      <div class="past-note-ways">
        <Step to={before} label={words.previous} icon={<BackIcon />} />
        <Step to={after} label={words.next} icon={<ForwardIcon />} />
        <Button onClick={() => view.open('analysis')}>{words.title}</Button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly to: AnalysedTurn | undefined;
  readonly label: string;
  readonly icon: ComponentChildren;
}

function Step({ to, label, icon }: StepProps) {
  const { view } = useMatch();
  return (
    <button
      type="button"
      class="button"
      aria-label={label}
      title={label}
      disabled={!to}
      onClick={() => to && view.look(to.from)}
    >
      {icon}
    </button>
  );
}
