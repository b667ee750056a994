import type { AnalysedTurn, Analysis, SeatAnalysis } from '@levante/bots';
import type { JsonObject } from '@levante/contract';
import type { GameTerminal } from '@levante/games/terminals';

/** What an analysis is shown with. */
export interface ShownAnalysis {
  /** Who sits where. */
  nameOf(seat: number): string;
  readonly terminal: GameTerminal;
  /** Some state of the match: lines and reasons are said by its board. */
  readonly state: JsonObject;
}

/** Thousandths as percent with one decimal: `15.3`. */
const percent = (thousandths: number): string => (thousandths / 10).toFixed(1);

function whereabouts({ kind, phase, round }: AnalysedTurn, { steps }: GameTerminal): string {
  const parts = [
    ...(phase === undefined ? [] : [`phase ${phase}`]),
    ...(round === undefined ? [] : [`round ${round}`]),
    ...(steps[kind] === undefined ? [] : [steps[kind]]),
  ];
  return parts.join(', ');
}

function turnLines(turn: AnalysedTurn, { nameOf, terminal, state }: ShownAnalysis): string[] {
  const say = (lines: readonly string[]): string => lines.map((line) => terminal.say(state, line)).join('; ');
  const head = `${turn.mark}: ${nameOf(turn.seat)} gave away ${percent(turn.givenAway)} %`;
  return [
    '',
    `Ply ${turn.ply}, ${whereabouts(turn, terminal)}: ${head}`,
    `  played   ${say(turn.played)}`,
    `  better   ${say(turn.best)}`,
    ...turn.reasons.map(
      (reason, i) => `  ${i === 0 ? 'because' : 'and    '}  ${terminal.reason(reason, state, nameOf)}`,
    ),
  ];
}

function seatLine(
  { seat, turns, givenAway, inaccuracies, mistakes, blunders }: SeatAnalysis,
  { nameOf }: ShownAnalysis,
): string {
  const cells = [turns, `${percent(givenAway)} %`, inaccuracies, mistakes, blunders];
  return nameOf(seat).slice(0, 14).padEnd(14) + cells.map((cell) => String(cell).padStart(13)).join('');
}

/** An analysis for people: every turn with a mark, then how each seat played. */
export function showAnalysis(analysis: Analysis, shown: ShownAnalysis): string[] {
  const marked = analysis.turns.filter(({ mark }) => mark !== null);
  const heads = ['turns', 'given away', 'inaccuracies', 'mistakes', 'blunders'];
  return [
    `${analysis.turns.length} turns, judged by ${analysis.level}. Chances are chances to win; “given away” is a turn’s mean.`,
    ...(marked.length === 0 ? ['', 'No mistakes of note.'] : marked.flatMap((turn) => turnLines(turn, shown))),
    '',
    ''.padEnd(14) + heads.map((head) => head.padStart(13)).join(''),
    ...analysis.seats.map((seat) => seatLine(seat, shown)),
  ];
}
