import type { MatchRecord, Refusal, Seat } from '@levante/contract';
import type { Match, StreamPly } from '@levante/wire';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Host, StartAnalyst } from '../host/host.ts';
import type { AnyTarget } from '../pointing/pointing.ts';
import type { Cues } from '../sound/sounds.ts';
import type { Words } from '../words/en.ts';
import type { Pauses } from './playback.ts';
import type { AnyFact, TablePosition } from './position.ts';
import type { AnyIntent, Meaning } from './selection.ts';
import type { MatchSession } from './session.ts';
import type { GameStudy } from './study.ts';
import type { Timeline, TimelinePly } from './timeline.ts';
import type { TurnEditor } from './turn-editor.ts';
import type { ViewState } from './view-state.ts';

/** Where the address of a match opens it: in any browser, in this one alone, or nowhere else than on this page. */
export type AddressReach = 'anywhere' | 'here' | 'nowhere';

/** What the page of a match hands to the room of its game. */
export interface RoomProps {
  readonly id: string;
  /** Where the match is kept. */
  readonly host: Host;
  /** The address of a match that the same host keeps. */
  readonly addressOf: (id: string) => string;
  readonly reach: AddressReach;
  /** Whether nothing is hidden from whoever looks, in any game; false where it is left out. */
  readonly open?: boolean;
  /** Opens a moment as an analysis board, by the record up to there; left out where there is none. */
  readonly tryFrom?: ((record: MatchRecord) => void) | undefined;
  /** What there is to learn of the game; left out, a refusal names its clause and leads nowhere. */
  readonly fetchStudy?: (() => Promise<GameStudy>) | undefined;
  /** What its menu offers besides what every match does. */
  readonly menu?: ComponentChildren;
  /** Starts a thread that analyses a match. */
  readonly startAnalyst: StartAnalyst;
  /** Page of a match in which seats are still open; left out where there are none. */
  readonly Waiting?: ComponentType | undefined;
  /** Stands beside the table, of the match: a lesson, a puzzle. */
  readonly Beside?: ComponentType;
  /** Whether the table offers no plans, prices of plans or gains, as in a puzzle; false where it is left out. */
  readonly unaided?: boolean;
}

/**
 * Where an analysis stands: on its sheet, beside the past that is looked at, in the turn as advice, beside an analysis board,
 * under the verdict on a puzzle.
 */
export type AnalysisPlace = 'sheet' | 'past' | 'turn' | 'beside' | 'verdict';

export interface LogLine {
  /** The number of actions the match had had after it, where it can be looked at again. */
  readonly ply?: number;
  readonly seat: Seat | null;
  readonly text: string;
  readonly amount?: number;
}

export interface LogGroup {
  readonly title: string;
  readonly lines: readonly LogLine[];
}

/** What a game says of a match, in one language and with the names of those who play. */
export interface Phrases<P, F> {
  /** The name of the game. */
  readonly title: string;
  /** Where in the match a position is: "Phase 3, round 4". */
  whereabouts(position: P): string;
  /** The one sentence that says what is asked of whoever decides; null where nobody does. */
  asked(position: P): string | null;
  /** What is said while chance decides. */
  readonly chance: string;
  refusal(refusal: Refusal): { readonly text: string; readonly clause: string | null };
  /** What one ply did, in a sentence; empty where nothing did. */
  happened(ply: number, facts: readonly F[]): string;
  /** The log up to `ply`, by rounds, the newest first. */
  log(timeline: Timeline<P, F>, ply: number): readonly LogGroup[];
  /** What was drafted, as a line of the list of steps; null for what needs no line. */
  step(before: P, line: string): { readonly text: string; readonly note: string; readonly amount: number } | null;
  /** The name of the board in play, and what there is to know of it. */
  board(position: P): { readonly label: string; readonly note: string };
  /** The forecast's switch, where the game has one. */
  readonly forecast: { readonly on: string; readonly off: string } | null;
  /** Keys of this game alone. */
  readonly keys: readonly (readonly [key: string, meaning: string])[];
}

export interface TurnAction {
  readonly id: string;
  readonly label: string;
  readonly price: number | null;
  readonly icon?: ComponentChildren;
  /** What it brings, in as few words as fit under its label. */
  readonly gain?: string;
  /** What it would bring about, in a sentence. */
  readonly note?: string;
  /** The one that stands out. */
  readonly primary?: boolean;
  /** Why it cannot be done now; null when it can. */
  readonly disabledReason: string | null;
  readonly onPick: () => void;
}

/** What a game adds to the panel of the turn. */
export interface TurnParts {
  /** What may be done with one button, where nothing is being chosen. */
  readonly actions: readonly TurnAction[];
  /** Whether there is a turn to be ended with a button. */
  readonly hasEnd: boolean;
  /** Why it cannot be ended yet, in two words. */
  readonly endReason: string | null;
  /** Said where nothing has been done yet. */
  readonly noSteps: string | null;
  readonly extra: ComponentChildren;
  /** Stands before the buttons: what there is to choose from, where a game shows that by itself. */
  readonly lead?: ComponentChildren;
  /** Said and offered instead of the ways themselves while something is being chosen; null where they are listed. */
  readonly choosing?: { readonly prompt: string; readonly actions: readonly TurnAction[] } | null;
}

/**
 * A game as the page of a match sees it: how to read what is told of it, what pointing means, what it says,
 * and its parts on the page. `P` its positions, `F` its facts, `T` its targets, `W` the ways of doing something, `V`
 * what it says. Everything else on the page is written once, for every game.
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
   * Whether a viewer is told less than all: then its past, too, is as it was told, and not decided anew from the record;
   * except where a host tells everything (see `RoomProps`).
   */
  readonly secret: boolean;

  /** Reads a state from the server: the position, or what is wrong with it. */
  read(state: unknown): P | Refusal;
  /** The position a match with these options begins with, as one of these seats sees it. */
  opening(match: Match): P | Refusal;
  /** Follows what was committed, up to the state that was told with it; null where these rules do not bear it out. */
  follow(from: P, plies: readonly StreamPly[], state: unknown): readonly TimelinePly<P, F>[] | null;
  /** A record decided anew from its beginning; null where these rules do not bear it out. */
  past(record: MatchRecord): Timeline<P, F> | null;

  readonly pauses: Pauses<F>;
  /** What is heard of what happens; a game without is played in silence. */
  readonly cues?: Cues<F>;
  /** Whether these facts want to be read before anything goes on. */
  stops(facts: readonly F[]): boolean;
  /** Plies worth a mark on the line of the whole match. */
  marks(timeline: Timeline<P, F>): readonly number[];

  /** Why nothing legal is meant by pointing at a target; null where there is nothing to say. */
  whyNot(position: P, picked: readonly T[], target: T): Refusal | null;
  /** Whether pointing at a target changes what is marked elsewhere. */
  leads(target: T): boolean;

  /** `you`: the one seat of this screen, which is spoken to; null where there is none, or more than one. */
  phrases(position: P | null, names: readonly string[], words: Words, you: Seat | null): V;
  turn(context: MatchContext<P, F, T, W, V>): TurnParts;
  /** A way as a button; `among` several it says what tells it apart. */
  action(context: MatchContext<P, F, T, W, V>, position: P, way: W, among: boolean): TurnAction;
  /** What can be asked by the keys 1, 2, 3 …; a game without has no such keys. */
  questionsOf?(context: MatchContext<P, F, T, W, V>): readonly TableQuestion[];
  readonly Table: ComponentType<TableSlots<MatchContext<P, F, T, W, V>>>;
  /** What lies on the sheet of the standings; null where the game's table shows the end itself, while that sheet is open. */
  readonly Standings: ComponentType<{ readonly context: MatchContext<P, F, T, W, V> }> | null;
  readonly Analysis: ComponentType<{
    readonly context: MatchContext<P, F, T, W, V>;
    readonly on: AnalysisPlace;
  }>;
}

/** What the page hands to the table of a game. */
export interface TableSlots<S> {
  readonly context: S;
  readonly header: ComponentChildren;
  readonly turn: ComponentChildren;
  readonly log: ComponentChildren;
}

/** What every part of a match's page works with. */
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

/** Something one can ask of a position by a key, to be told it in a sentence. */
export interface TableQuestion {
  /** What is asked, as it stands in the list of keys. */
  readonly question: string;
  answer(): string;
}
