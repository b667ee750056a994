import { missingText } from '../ui/missing-text.ts';
import { raised } from '../words/grammar.ts';
import { words as kit } from '../words/index.ts';
import './style.css';
import type { AnalysedTurn, Analysis, Mark } from '@levante/bots';
import type { Seat } from '@levante/contract';
import { useEffect, useState } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { faultWords } from '../host/fault.ts';
import { readerOf, useMatch } from '../match/match-context.ts';
import { Button, Notice } from '../ui/controls.tsx';
import { LineChart, type LinePoint } from '../ui/line-chart.tsx';
import { type AnalysisPhrases, analysisOf, type NoAnalysis, notable } from './match-analysis.ts';
import { Mistakes, SIGNS } from './mistakes.tsx';
import type { AnalysisWords } from './words/en.ts';
import { analysisWords } from './words/index.ts';

const MARKS: readonly Mark[] = ['blunder', 'mistake', 'inaccuracy'];

/** Analyses the match when opened, then shows the chances, a summary by player and the mistakes. */
export function AnalysisSheet({ telling }: { readonly telling: AnalysisPhrases }) {
  const analysis = analysisOf(useMatch());
  useEffect(() => void analysis.begin(), [analysis]);
  const state = analysis.state.value;
  switch (state.at) {
    case 'rest':
      return <Begin />;
    case 'work':
      return <Working share={state.share} />;
    case 'failed':
      return (
        <>
          <Failed why={state.why} />
          <Begin />
        </>
      );
    case 'done':
      return <Found analysis={state.analysis} telling={telling} />;
  }
}

function Begin() {
  const words = analysisWords.value;
  const analysis = analysisOf(useMatch());
  return (
    <div class="analysis-begin">
      <p>{words.about}</p>
      <Button primary onClick={() => void analysis.begin()}>
        {words.analyse}
      </Button>
    </div>
  );
}

function Working({ share }: { readonly share: number }) {
  const words = analysisWords.value;
  const analysis = analysisOf(useMatch());
  return (
    <div class="analysis-begin">
      <p>{words.about}</p>
      <label class="analysis-progress">
        <span>{words.working}</span>
        <progress max="1" value={share} />
      </label>
      <Button onClick={() => analysis.cancel()}>{kit.value.act.cancel}</Button>
    </div>
  );
}

function Failed({ why }: { readonly why: NoAnalysis }) {
  return <Notice>{why.kind === 'broken' ? missingText(analysisWords.value.broken) : faultWords(why.fault)}</Notice>;
}

function Found({ analysis, telling }: { readonly analysis: Analysis; readonly telling: AnalysisPhrases }) {
  const context = useMatch();
  const { view } = context;
  const words = analysisWords.value;
  const you = readerOf(context);
  const names = context.names.map((name, seat) => (seat === you ? raised(kit.value.follow.you) : name));
  const [whose, setWhose] = useState<Seat | null>(you);
  const turns = notable(analysis, whose);
  const look = (from: number) => {
    view.look(from);
    view.open(null);
  };
  return (
    <div class="analysis">
      <h3>{words.chances}</h3>
      <ChanceChart analysis={analysis} names={names} words={words} marked={turns} onPick={({ from }) => look(from)} />
      <h3>{words.seats}</h3>
      <Seats analysis={analysis} names={names} />
      <h3>{words.mistakes}</h3>
      <Whose names={names} whose={whose} onPick={setWhose} />
      {turns.length === 0 ? (
        <p class="analysis-none">{noMistakesText(words, names, whose, you)}</p>
      ) : (
        <Mistakes
          turns={turns}
          names={names}
          you={you}
          telling={telling}
          words={words}
          onPick={({ from }) => look(from)}
        />
      )}
    </div>
  );
}

function noMistakesText(words: AnalysisWords, names: readonly string[], whose: Seat | null, you: Seat | null): string {
  if (whose === null) return words.none;
  return whose === you ? words.noneByYou : words.noneOf(names[whose] ?? '');
}

function Seats({ analysis, names }: { readonly analysis: Analysis; readonly names: readonly string[] }) {
  const words = analysisWords.value;
  return (
    <ul class="analysis-seats">
      {analysis.seats.map((seat) => {
        const counts = { blunder: seat.blunders, mistake: seat.mistakes, inaccuracy: seat.inaccuracies };
        return (
          <li key={seat.seat}>
            <Shield seat={seat.seat} />
            <div>
              <strong>{names[seat.seat]}</strong>
              <p>{words.meanGivenAway(words.percentExact(seat.givenAway))}</p>
              <p class="aside">{MARKS.map((mark) => words.counted(mark, counts[mark])).join(', ')}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

interface WhoseProps {
  readonly names: readonly string[];
  readonly whose: Seat | null;
  readonly onPick: (seat: Seat | null) => void;
}

function Whose({ names, whose, onPick }: WhoseProps) {
  const words = analysisWords.value;
  const choice = (seat: Seat | null, name: string) => (
    <label key={seat} class="choice">
      <input type="radio" name="whose" checked={whose === seat} onChange={() => onPick(seat)} />
      {name}
    </label>
  );
  return (
    <fieldset class="analysis-whose">
      <legend class="unseen">{words.whose}</legend>
      <div class="choices">
        {choice(null, words.everybody)}
        {names.map((name, seat) => choice(seat, name))}
      </div>
    </fieldset>
  );
}

const AXIS = [0, 250, 500, 750, 1000];
const WHOLE = 1000;

interface ChanceChartProps {
  readonly analysis: Analysis;
  readonly names: readonly string[];
  readonly words: AnalysisWords;
  readonly marked: readonly AnalysedTurn[];
  readonly onPick: (turn: AnalysedTurn) => void;
}

/** Chances at the beginning of each turn, then the final result. */
function pointsOf({ turns, result }: Analysis): readonly LinePoint[] {
  const winners = result.ranks.filter((rank) => rank === 1).length;
  const end = result.ranks.map((rank) => (rank === 1 ? WHOLE / winners : 0));
  return [...turns.map(({ chancesBefore }) => chancesBefore), end].map((values, turn) => ({ turn, values }));
}

/** Beginnings of phases, for games that have them. */
function phasesOf({ turns }: Analysis, words: AnalysisWords): { readonly turn: number; readonly label: string }[] {
  return turns.flatMap(({ phase }, turn) => {
    const last = turns[turn - 1]?.phase;
    return phase === undefined || last === undefined || phase === last ? [] : [{ turn, label: words.phase(phase) }];
  });
}

/** Chart of everyone's chance to win, with the notable turns marked. The list of mistakes contains the same. */
export function ChanceChart({ analysis, names, words, marked, onPick }: ChanceChartProps) {
  const points = pointsOf(analysis);
  const first = points[0];
  const last = points.at(-1);
  const story = names.map((name, seat) => words.chanceOf(name, first?.values[seat] ?? 0, last?.values[seat] ?? 0));
  return (
    <LineChart
      points={points}
      seats={names.length}
      axis={AXIS}
      tick={words.percent}
      moments={phasesOf(analysis, words)}
      label={`${words.chances}. ${story.join(' ')}`}
      above={(x, y) =>
        marked.map((turn) => {
          const at = analysis.turns.indexOf(turn);
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: the drawing is one picture; with the keyboard, the same turn is picked in the list
            <g
              key={turn.ply}
              class="chance-sign"
              data-mark={turn.mark}
              transform={`translate(${x(at).toFixed(1)} ${y(turn.chancesBefore[turn.seat] ?? 0).toFixed(1)})`}
              onClick={() => onPick(turn)}
            >
              <circle r={turn.mark === 'blunder' ? 9.5 : 5.5} />
              {turn.mark === 'blunder' && (
                <text y="4.6" text-anchor="middle">
                  {SIGNS.blunder}
                </text>
              )}
            </g>
          );
        })
      }
    />
  );
}
