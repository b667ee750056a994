import type { AnalysedTurn, Analysis, SeatAnalysis } from '@levante/bots';
import type { JsonObject } from '@levante/contract';
import type { Show } from '../show/show.ts';
import { type Names, sayReason } from './reason-words.ts';

/** What an analysis is shown with. */
export interface Shown {
  readonly names: Names;
  readonly show: Show;
  /** Some state of the match: lines are said by its board. */
  readonly state: JsonObject;
}

/** Thousandths as percent with one decimal: `15.3`. */
const percent = (thousandths: number): string => (thousandths / 10).toFixed(1);

/** Kinds of decisions that are no turn, in words. */
const KINDS: Readonly<Record<string, string>> = {
  settle: 'loans',
  starter: 'choice of starter',
  place: 'placing of ships',
};

function whereabouts({ kind, phase, round }: AnalysedTurn): string {
  const parts = [
    ...(phase === undefined ? [] : [`phase ${phase}`]),
    ...(round === undefined ? [] : [`round ${round}`]),
    ...(KINDS[kind] === undefined ? [] : [KINDS[kind]]),
  ];
  return parts.join(', ');
}

function turnLines(turn: AnalysedTurn, { names, show, state }: Shown): string[] {
  const say = (lines: readonly string[]): string => lines.map((line) => show.say(state, line)).join('; ');
  const head = `${turn.mark}: ${names.seat(turn.seat)} gave away ${percent(turn.givenAway)} %`;
  return [
    '',
    `Ply ${turn.ply}, ${whereabouts(turn)}: ${head}`,
    `  played   ${say(turn.played)}`,
    `  better   ${say(turn.best)}`,
    ...turn.reasons.map((reason, i) => `  ${i === 0 ? 'because' : 'and    '}  ${sayReason(reason, names)}`),
  ];
}

function seatLine({ seat, turns, givenAway, inaccuracies, mistakes, blunders }: SeatAnalysis, names: Names): string {
  const cells = [turns, `${percent(givenAway)} %`, inaccuracies, mistakes, blunders];
  return names.seat(seat).slice(0, 14).padEnd(14) + cells.map((cell) => String(cell).padStart(13)).join('');
}

/** An analysis for people: every turn with a mark, then how each seat played. */
export function showAnalysis(analysis: Analysis, shown: Shown): string[] {
  const marked = analysis.turns.filter(({ mark }) => mark !== null);
  const heads = ['turns', 'given away', 'inaccuracies', 'mistakes', 'blunders'];
  return [
    `${analysis.turns.length} turns, judged by ${analysis.level}. Chances are chances to win; “given away” is a turn’s mean.`,
    ...(marked.length === 0 ? ['', 'No mistakes of note.'] : marked.flatMap((turn) => turnLines(turn, shown))),
    '',
    ''.padEnd(14) + heads.map((head) => head.padStart(13)).join(''),
    ...analysis.seats.map((seat) => seatLine(seat, shown.names)),
  ];
}
