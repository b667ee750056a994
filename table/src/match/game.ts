import type { MatchRecord, Refusal, Seat } from '@levante/contract';
import type { Match, StreamPly } from '@levante/wire';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Host, StartAnalyst } from '../host/host.ts';
import type { AnyTarget } from '../pointing/pointing.ts';
import type { Cues } from '../sound/sounds.ts';
import type { Words } from '../words/en.ts';
import type { NamedPerson } from '../words/grammar.ts';
import type { Pauses } from './playback.ts';
import type { AnyFact, TablePosition } from './position.ts';
import type { AnyIntent, Meaning } from './selection.ts';
import type { MatchSession } from './session.ts';
import type { GameStudy } from './study.ts';
import type { Timeline, TimelinePly } from './timeline.ts';
import type { TurnEditor } from './turn-editor.ts';
import type { ViewState } from './view-state.ts';

/** Reach of a match's address: any browser, only this browser, or only this page. */
export type AddressReach = 'anywhere' | 'here' | 'nowhere';

/** Input of a game's match page. */
export interface RoomProps {
  readonly id: string;
  readonly host: Host;
  /** Returns the address of another match of the same host. */
  readonly addressOf: (id: string) => string;
  readonly reach: AddressReach;
  /** Whether nothing is hidden from the viewer, in any game. Default: false. */
  readonly open?: boolean;
  /** Opens a position as an analysis board, given the record up to it. Absent if that is not possible. */
  readonly tryFrom?: ((record: MatchRecord) => void) | undefined;
  /** Lessons and rulebook of the game. Without it, a refusal names its clause without a link. */
  readonly fetchStudy?: (() => Promise<GameStudy>) | undefined;
  /** Further entries of the menu. */
  readonly menu?: ComponentChildren;
  readonly startAnalyst: StartAnalyst;
  /** Page shown while seats are open. */
  readonly Waiting?: ComponentType | undefined;
  /** Shown beside the table: a lesson, a puzzle. */
  readonly Beside?: ComponentType;
  /** Whether plans, their prices and gains are hidden, as in a puzzle. Default: false. */
  readonly unaided?: boolean;
}

/**
 * Places of an analysis: its sheet, beside a past position, in the turn as advice, beside an analysis board, below the verdict
 * on a puzzle.
 */
export type AnalysisPlace = 'sheet' | 'past' | 'turn' | 'beside' | 'verdict';

export interface LogLine {
  /** Number of actions after it, if its position can be shown. */
  readonly ply?: number;
  readonly seat: Seat | null;
  readonly text: string;
  readonly amount?: number;
}

/** Returns the bot that played a person's seat at the action before `ply`; null if no bot stood in. */
export type StandInOf = (ply: number, seat: Seat) => NamedPerson | null;

export interface LogGroup {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

/** A game's sentences about a match, in one language and with the players' names. */
export interface Phrases<P, F> {
  readonly title: string;
  /** Describes the progress of the match: "Phase 3, round 4". */
  whereabouts(position: P): string;
  /** Returns the question for the seat to act; null if no seat is to act. */
  question(position: P): string | null;
  /** Text while chance decides. */
  readonly chance: string;
  refusal(refusal: Refusal): { readonly text: string; readonly clause: string | null };
  /** Describes the effects of a ply; empty if there are none. */
  happened(ply: number, facts: readonly F[]): string;
  /** Returns the log up to `ply` by rounds, newest first. */
  log(timeline: Timeline<P, F>, ply: number): readonly LogGroup[];
  /** Describes an action in the list of steps; null if it needs no line. */
  step(before: P, line: string): { readonly text: string; readonly note: string; readonly amount: number } | null;
  /** Returns the name of the board, and a note about it. */
  board(position: P): { readonly label: string; readonly note: string };
  /** Labels of the forecast's switch; null for a game without one. */
  readonly forecast: { readonly on: string; readonly off: string } | null;
  /** Keys specific to this game. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}

export interface TurnAction {
  readonly id: string;
  readonly label: string;
  readonly price: number | null;
  readonly icon?: ComponentChildren;
  /** Short gain, shown under the label. */
  readonly gain?: string;
  /** The effect, in a sentence. */
  readonly note?: string;
  readonly primary?: boolean;
  /** Reason why it is disabled; null if it is available. */
  readonly disabledReason: string | null;
  readonly onPick: () => void;
}

/** A game's part of the turn panel. */
export interface TurnParts {
  /** Actions with one button, while nothing is selected. */
  readonly actions: readonly TurnAction[];
  /** Whether a button ends the turn. */
  readonly hasEnd: boolean;
  /** Why the turn cannot end yet, in two words. */
  readonly endReason: string | null;
  /** Shown before the first step. */
  readonly noSteps: string | null;
  readonly extra: ComponentChildren;
  /** Shown above the buttons: a game's own choices. */
  readonly lead?: ComponentChildren;
  /** Replaces the list of intents while something is selected; null to list them. */
  readonly choosing?: { readonly prompt: string; readonly actions: readonly TurnAction[] } | null;
}

/**
 * A game as used by the match page: reading the stream, the meaning of pointing, sentences and components. `P` is its
 * position, `F` its facts, `T` its targets, `W` its intents, `V` its phrases. All other parts of the page are shared by
 * all games.
 */
export interface TableGame<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyIntent,
  V extends Phrases<P, F>,
> extends Meaning<P, T, W> {
  readonly id: string;
  /**
   * Whether the game hides information from viewers. If so, the past is kept as received instead of replayed from the
   * record, unless a host hides nothing (see `RoomProps`).
   */
  readonly secret: boolean;

  /** Parses a state from the server. */
  read(state: unknown): P | Refusal;
  /** Returns the first position of a match with these options, as seen by the viewer. */
  opening(match: Match): P | Refusal;
  /** Applies committed actions up to the state that came with them; null if the rules contradict it. */
  follow(from: P, plies: readonly StreamPly[], state: unknown): readonly TimelinePly<P, F>[] | null;
  /** Replays a record; null if the rules contradict it. */
  past(record: MatchRecord): Timeline<P, F> | null;

  readonly pauses: Pauses<F>;
  /** Sounds by fact. Default: silence. */
  readonly cues?: Cues<F>;
  /** Returns whether playback stops after these facts until they are read. */
  stops(facts: readonly F[]): boolean;
  /** Returns the plies marked on the slider over the match. */
  marks(timeline: Timeline<P, F>): readonly number[];

  /**
   * Returns why pointing at a target has no legal meaning; null if there is nothing to explain, a promise if the reason
   * must be fetched.
   */
  whyNot(position: P, picked: readonly T[], target: T): Refusal | null | Promise<Refusal | null>;
  /** Returns whether pointing at a target changes other marks. */
  leads(target: T): boolean;

  /** Creates the phrases. `you` is the only seat of this screen; null if there is none, or more than one. */
  phrases(position: P | null, names: readonly string[], words: Words, you: Seat | null, standIn: StandInOf): V;
  turn(context: MatchContext<P, F, T, W, V>): TurnParts;
  /** Returns the button of an intent. With `among` it names the difference to other intents. */
  action(context: MatchContext<P, F, T, W, V>, position: P, intent: W, among: boolean): TurnAction;
  /** Returns the questions answered by the keys 1, 2, 3 … */
  questionsOf?(context: MatchContext<P, F, T, W, V>): readonly TableQuestion[];
  readonly Table: ComponentType<TableSlots<MatchContext<P, F, T, W, V>>>;
  /** Contents of the standings sheet; null if the game's table shows the end itself. */
  readonly Standings: ComponentType<{ readonly context: MatchContext<P, F, T, W, V> }> | null;
  readonly Analysis: ComponentType<{
    readonly context: MatchContext<P, F, T, W, V>;
    readonly on: AnalysisPlace;
  }>;
}

/** Input of a game's table. */
export interface TableSlots<S> {
  readonly context: S;
  readonly header: ComponentChildren;
  readonly turn: ComponentChildren;
  readonly log: ComponentChildren;
}

/** Everything that the parts of a match's page use. */
export interface MatchContext<
  P extends TablePosition<P, F>,
  F extends AnyFact,
  T extends AnyTarget,
  W extends AnyIntent,
  V extends Phrases<P, F>,
> {
  readonly game: TableGame<P, F, T, W, V>;
  readonly session: MatchSession<P, F>;
  readonly editor: TurnEditor<P, F, T, W>;
  readonly view: ViewState<P, F>;
  readonly words: Words;
  readonly phrases: V;
  readonly names: readonly string[];
  readonly startAnalyst: StartAnalyst;
}

/** A question about a position, asked by a key. */
export interface TableQuestion {
  /** Text of the question in the list of keys. */
  readonly question: string;
  answer(): string;
}
