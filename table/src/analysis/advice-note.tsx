import './style.css';
import type { Advice } from '@levante/bots';
import { useEffect, useState } from 'preact/hooks';
import { LampIcon } from '../art/icons.tsx';
import { useMatch } from '../match/match-context.ts';
import { Button, Notice } from '../ui/controls.tsx';
import { missingText } from '../ui/missing-text.ts';
import { useUiWords } from '../words/index.ts';
import { type AnalysisPhrases, analysisOf } from './match-analysis.ts';
import { analysisWords } from './words/index.ts';

/** Differences below this, in thousandths, count as equally good. */
const NOTABLE = 10;

/** Advice for the current turn: the best turn from its beginning, and an obvious but worse one. */
export function AdviceNote({ telling }: { readonly telling: AnalysisPhrases }) {
  const context = useMatch();
  const { editor, session, view } = context;
  const analysis = analysisOf(context);
  const words = analysisWords.value;
  const ui = useUiWords();
  const [advice, setAdvice] = useState<Advice | 'none' | null>(null);
  const draft = editor.draft.value;
  const game = session.match.value?.game;
  const { seat, ply, base } = draft ?? {};
  useEffect(() => {
    setAdvice(null);
    if (game === undefined || seat === undefined || base === undefined) return;
    return analysis.advise({ ask: 'advise', game, view: base.json, seat }, (received) => setAdvice(received ?? 'none'));
  }, [analysis, game, seat, base]);
  if (seat === undefined || ply === undefined) return null;
  const close = () => view.advise(null);
  const adopt = (lines: readonly string[]) => {
    close();
    editor.adopt(lines);
  };
  return (
    <section class="advice" aria-label={ui.hint} aria-live="polite" aria-busy={advice === null}>
      <h3>
        <LampIcon />
        {ui.hint}
      </h3>
      {advice === null && <p class="advice-waits">{words.advising}</p>}
      {advice === 'none' && <Notice>{missingText(words.noAdvice)}</Notice>}
      {advice !== null && advice !== 'none' && <Found advice={advice} ply={ply} telling={telling} />}
      <div class="advice-ways">
        {advice !== null && advice !== 'none' && (
          <Button primary onClick={() => adopt(advice.lines)}>
            {words.adopt}
          </Button>
        )}
        <Button onClick={close}>{ui.close}</Button>
      </div>
    </section>
  );
}

interface FoundProps {
  readonly advice: Advice;
  readonly ply: number;
  readonly telling: AnalysisPhrases;
}

function Found({ advice, ply, telling }: FoundProps) {
  const words = analysisWords.value;
  const { seat, lines, instead } = advice;
  const turn = { ply, seat };
  const best = telling.lines(turn, lines);
  const chance = (chances: readonly number[]): number => chances[seat] ?? 0;
  const worse = instead && chance(advice.chances) - chance(instead.chances) >= NOTABLE ? instead : null;
  const other = worse && telling.lines(turn, worse.lines);
  return (
    <>
      <dl class="mistake-ways">
        <div data-better="">
          <dt>{words.advised}</dt>
          <dd>
            {best}
            <span class="aside">{words.chance(words.percent(chance(advice.chances)))}</span>
          </dd>
        </div>
        {worse && other !== best && (
          <div>
            <dt>{words.lessGood}</dt>
            <dd>
              {other}
              <span class="aside">{words.chance(words.percent(chance(worse.chances)))}</span>
            </dd>
          </div>
        )}
      </dl>
      {worse && other !== best && worse.reasons.length > 0 && (
        <ul class="mistake-reasons">
          {worse.reasons.map((reason) => (
            <li key={JSON.stringify(reason)}>{telling.reason(reason)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
