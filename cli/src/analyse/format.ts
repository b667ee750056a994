import type { AnalysedTurn, Analysis, SeatAnalysis } from '@levante/bots';
import type { JsonObject } from '@levante/contract';
import type { ShownGame } from '@levante/games/terminals';
import type { AnalyseWords } from '../words/words.ts';

/** Context for displaying an analysis. */
export interface AnalysisContext {
  /** Name of the player in a seat. */
  nameOf(seat: number): string;
  /** Seats of the person who played in a terminal: their name is a pronoun, which sentences must not use as a name. */
  readonly yours: readonly number[];
  readonly game: ShownGame;
  /** Any state of the match: lines and reasons are formatted for its board. */
  readonly state: JsonObject;
  /** Name of the level that analysed the match. */
  readonly analyst: string;
  readonly words: AnalyseWords;
}

function turnLines(turn: AnalysedTurn, { nameOf, yours, game, state, words }: AnalysisContext): string[] {
  const { page, because } = words;
  const { kind, phase, round, mark } = turn;
  if (mark === null) return [];
  const say = (lines: readonly string[]): string => lines.map((line) => game.say(state, line)).join('; ');
  const share = page.percentExact(turn.givenAway);
  const cost = yours.includes(turn.seat) ? page.costYou(share) : page.gaveAway(nameOf(turn.seat), share);
  const calledOf = (seat: number): string => (yours.includes(seat) ? words.seatWithoutName(seat) : nameOf(seat));
  const width = Math.max(...[page.played, page.better, because].map((label) => label.length)) + 2;
  const row = (label: string, text: string): string => `  ${label.padEnd(width)}${text}`;
  return [
    '',
    words.turn(turn.ply, page.whereabouts(kind, phase, round), page.marks[mark], cost),
    row(page.played, say(turn.played)),
    row(page.better, say(turn.best)),
    ...turn.reasons.map((reason, i) => row(i === 0 ? because : '', game.reason(reason, state, calledOf))),
  ];
}

/** Returns the column heads and a row for each seat. */
function seatLines(seats: readonly SeatAnalysis[], { nameOf: called, yours, words }: AnalysisContext): string[] {
  /** Reasons refer to a person by seat, so both are shown. */
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

/** Formats an analysis: every turn with a mark, then a summary of each seat. */
export function formatAnalysis(analysis: Analysis, context: AnalysisContext): string[] {
  const { words, analyst } = context;
  const marked = analysis.turns.filter(({ mark }) => mark !== null);
  return [
    words.about(analysis.turns.length, analyst),
    ...(marked.length === 0 ? ['', words.page.none] : marked.flatMap((turn) => turnLines(turn, context))),
    '',
    ...seatLines(analysis.seats, context),
  ];
}
