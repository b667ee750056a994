import type { AnalysedTurn, Analysis, SeatAnalysis } from '@levante/bots';
import type { JsonObject } from '@levante/contract';
import type { ShownGame } from '@levante/games/terminals';
import type { AnalyseWords } from '../words/words.ts';

/** What an analysis is shown with. */
export interface ShownAnalysis {
  /** Who sits where. */
  nameOf(seat: number): string;
  /** The seats of the person who played at a terminal: their name is a pronoun, which sentences must not take for a name. */
  readonly yours: readonly number[];
  readonly game: ShownGame;
  /** Some state of the match: lines and reasons are said by its board. */
  readonly state: JsonObject;
  /** What the level that judged is called. */
  readonly judge: string;
  readonly words: AnalyseWords;
}

function turnLines(turn: AnalysedTurn, { nameOf, yours, game, state, words }: ShownAnalysis): string[] {
  const { page, because } = words;
  const { kind, phase, round, mark } = turn;
  if (mark === null) return [];
  const say = (lines: readonly string[]): string => lines.map((line) => game.say(state, line)).join('; ');
  const share = page.percentExact(turn.givenAway);
  const gaveAway = yours.includes(turn.seat) ? words.youGaveAway(share) : page.gaveAway(nameOf(turn.seat), share);
  const calledOf = (seat: number): string => (yours.includes(seat) ? words.seatWithoutName(seat) : nameOf(seat));
  const width = Math.max(...[page.played, page.better, because].map((label) => label.length)) + 2;
  const row = (label: string, text: string): string => `  ${label.padEnd(width)}${text}`;
  return [
    '',
    words.turn(turn.ply, page.whereabouts(kind, phase, round), page.marks[mark], gaveAway),
    row(page.played, say(turn.played)),
    row(page.better, say(turn.best)),
    ...turn.reasons.map((reason, i) => row(i === 0 ? because : '', game.reason(reason, state, calledOf))),
  ];
}

/** The heads of the columns and a row for each seat. */
function seatLines(seats: readonly SeatAnalysis[], { nameOf: called, yours, words }: ShownAnalysis): string[] {
  /** Reasons call a person by the seat: here both are said. */
  const nameOf = (seat: number): string =>
    yours.includes(seat) ? `${words.seatWithoutName(seat)}, ${called(seat)}` : called(seat);
  const who = Math.max(...seats.map(({ seat }) => nameOf(seat).length)) + 2;
  const width = Math.max(...words.columns.map((head) => head.length)) + 2;
  const cells = ({ turns, givenAway, inaccuracies, mistakes, blunders }: SeatAnalysis) =>
    [turns, words.page.percentExact(givenAway), inaccuracies, mistakes, blunders].map(String);
  const line = (name: string, columns: readonly string[]): string =>
    name.padEnd(who) + columns.map((cell) => cell.padStart(width)).join('');
  return [line('', words.columns), ...seats.map((seat) => line(nameOf(seat.seat), cells(seat)))];
}

/** An analysis for people: every turn with a mark, then how each seat played. */
export function showAnalysis(analysis: Analysis, shown: ShownAnalysis): string[] {
  const { words, judge } = shown;
  const marked = analysis.turns.filter(({ mark }) => mark !== null);
  return [
    words.about(analysis.turns.length, judge),
    ...(marked.length === 0 ? ['', words.page.none] : marked.flatMap((turn) => turnLines(turn, shown))),
    '',
    ...seatLines(analysis.seats, shown),
  ];
}
