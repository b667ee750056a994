import './analysis.css';
import type { AnalysedTurn } from '@levante/bots';
import type { ComponentChildren } from 'preact';
import { BackIcon, ForwardIcon } from '../art/icons.tsx';
import { readerOf, useMatch } from '../match/match-context.ts';
import { notable } from './marked.ts';
import { analysisOf } from './match-analysis.ts';
import { lossOf, MarkSign, MistakeNote } from './mistakes.tsx';
import type { Telling } from './telling.ts';
import { analysisWords } from './words/en.ts';

/** While looking back at an analysed match: what was better in the turn that is looked at, and the way to the next mistake. */
export function PastNote({ telling }: { readonly telling: Telling }) {
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
        <button type="button" class="button" onClick={() => view.open('analysis')}>
          {words.back}
        </button>
      </div>
    </section>
  );
}

interface StepProps {
  readonly to: AnalysedTurn | undefined;
  readonly label: string;
  readonly icon: ComponentChildren;
}

/** The way to another mistake. */
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
