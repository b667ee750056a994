import { pageWords } from '../words/page/index.ts';
import './style.css';
import type { Advice } from '@levante/bots';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useState } from 'preact/hooks';
import { fieldOf, Shield } from '../art/marks.tsx';
import { useMatch } from '../match/match-context.ts';
import { BesideCard } from '../ui/beside-card.tsx';
import { Button } from '../ui/controls.tsx';
import { useUiWords } from '../words/index.ts';
import { type AnalysisPhrases, analysisOf } from './match-analysis.ts';
import { analysisWords } from './words/index.ts';

/** Delay before a position is analysed, so that stepping through the past starts no analyses. */
const STILL_MS = 300;

/** Windows wide enough to show the card beside the table; otherwise it starts folded. */
const ROOMY = '(min-width: 1200px)';

/** Further buttons of the card, supplied by the page. */
export const BesideActions = createContext<ComponentChildren>(null);

type Found = Advice | 'none';

/** Card of an analysis board: everyone's chance to win in the shown position, and the best turn found. */
export function Chances({ telling }: { readonly telling: AnalysisPhrases }) {
  const { view, session, editor, names } = useMatch();
  const percents = analysisWords.value;
  const words = percents.board;
  const ui = useUiWords();
  const ways = useContext(BesideActions);
  const [small, setSmall] = useState(() => !matchMedia(ROOMY).matches);
  const ply = view.past.value ?? (session.caughtUp.value ? session.shown.value.ply : null);
  const { found, again } = useFound(ply);
  const advice = found === 'none' ? null : found;
  const seat = ply === null ? null : (session.position(ply)?.actor ?? null);
  const draft = editor.draft.value;
  const adopt =
    advice && draft && draft.ply === ply && view.past.value === null ? () => editor.adopt(advice.lines) : null;
  return (
    <BesideCard
      title={words.chances}
      note={
        small &&
        advice && (
          <span class="chances-short">
            {advice.chances.map((chance, i) => (
              <span key={names[i]}>
                <Shield seat={i} />
                {percents.percent(chance)}
              </span>
            ))}
          </span>
        )
      }
      small={small}
      onFold={setSmall}
    >
      <ol class="chances" aria-busy={seat !== null && found === null}>
        {names.map((name, i) => {
          const chance = advice?.chances[i] ?? null;
          return (
            <li key={name}>
              <Shield seat={i} />
              <span class="chances-name">{name}</span>
              <span class="chances-figure">{chance === null ? '–' : percents.percent(chance)}</span>
              <span class="chances-bar" aria-hidden="true">
                <i style={{ width: `${(chance ?? 0) / 10}%`, background: fieldOf(i) }} />
              </span>
            </li>
          );
        })}
      </ol>
      <div role="status">
        {ply !== null && seat === null && <p class="quiet">{words.nobody}</p>}
        {seat !== null && found === null && <p class="quiet">{words.looking}</p>}
        {found === 'none' && <p>{words.unknown}</p>}
        {advice && seat !== null && ply !== null && (
          <>
            <h3>{words.bestFor(names[seat] ?? '')}</h3>
            <p>{telling.lines({ ply, seat }, advice.lines) || ui.endTurn}</p>
          </>
        )}
      </div>
      <div class="chances-ways">
        {adopt && <Button onClick={adopt}>{percents.adopt}</Button>}
        {found === 'none' && <Button onClick={again}>{pageWords.value.home.tryAgain}</Button>}
        {ways}
      </div>
    </BesideCard>
  );
}

/** Returns the result for the position after `ply` actions. Each position is analysed once. */
function useFound(ply: number | null): { readonly found: Found | null; again(): void } {
  const context = useMatch();
  const { session } = context;
  const analysis = analysisOf(context);
  const [known] = useState(() => new Map<number, Found>());
  const [, setCount] = useState(0);
  const seat = ply === null ? null : (session.position(ply)?.actor ?? null);
  const found = ply === null ? null : (known.get(ply) ?? null);
  const wanted = found === null && seat !== null;
  useEffect(() => {
    const game = session.match.value?.game;
    if (!wanted || ply === null || seat === null || game === undefined) return;
    const position = session.position(ply);
    if (!position) return;
    const note = (advice: Advice | null) => {
      known.set(ply, advice ?? 'none');
      setCount((count) => count + 1);
    };
    let stop = () => {};
    const timer = setTimeout(() => {
      stop = analysis.advise({ ask: 'advise', game, view: position.json, seat }, note);
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [analysis, session, known, ply, seat, wanted]);
  const again = () => {
    if (ply !== null) known.delete(ply);
    setCount((count) => count + 1);
  };
  return { found, again };
}
