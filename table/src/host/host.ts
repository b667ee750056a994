import type { Advice, Analysis, Reason } from '@levante/bots';
import type { MatchRecord, Seat } from '@levante/contract';
import type { Acted, GameList, Match, MatchRequest, StreamMessage, TakeSeat } from '@levante/wire';
import type { Reply, RequestFault } from './fault.ts';

/** How the line to whoever keeps a match is: `lost` while it is tried again, `no-bots` while the bots are fetched again. */
export type ConnectionStatus = 'connecting' | 'live' | 'lost' | 'no-bots';

/** What somebody who follows a match is told. */
export interface MatchListener {
  message(message: StreamMessage): void;
  line(line: ConnectionStatus): void;
  /** This match will never be told to us: nothing is tried again. */
  refused(fault: RequestFault): void;
  /** The bot in this seat failed, and another plays its turn. Only a host whose bots think in this page says so. */
  replaced?(seat: Seat): void;
}

/** A match that is being followed. */
export interface Following {
  /** Tries at once instead of waiting: the network is back, or the tab is looked at again. */
  retryNow(): void;
  /** Forgets what was told, so that everything comes again. */
  startOver(): void;
  close(): void;
}

/** How to follow a match. */
export interface Wanted {
  /** Through which of this screen's seats; null for the first of them. */
  readonly seat: Seat | null;
  /** Whether every action from the first on is told, instead of the whole view first. */
  readonly fromBeginning: boolean;
}

/** Where matches are kept and played: a server, or this device. The pages speak to either in the same words. */
export interface Host {
  /** Whether nobody decides any more, though the match is not over: a puzzle whose turn is made, a lesson at its end. */
  readonly halted?: boolean;
  /** The games it knows, with the levels of bots that it can seat. */
  games(): Promise<Reply<GameList>>;
  create(match: MatchRequest): Promise<Reply<Match>>;
  match(id: string): Promise<Reply<Match>>;
  /** The record as one of my seats may see it, else the first of them. */
  record(id: string, seat?: Seat): Promise<Reply<MatchRecord>>;
  takeSeat(id: string, seat: TakeSeat): Promise<Reply<Match>>;
  /** Does a list of actions decided at `ply`, all or none. */
  act(id: string, ply: number, actions: readonly string[]): Promise<Reply<Acted>>;
  follow(id: string, wanted: Wanted, listener: MatchListener): Following;
}

/** What the page asks of an analyst. */
export type AskedAnalyst =
  /** To go through a finished match. */
  | { readonly ask: 'analyse'; readonly record: MatchRecord }
  /** What it would do in the place of a seat that decides; `view` is the state as the seat sees it. */
  | { readonly ask: 'advise'; readonly game: string; readonly view: object; readonly seat: number }
  /** Why the best turn is better than the one played, both as lines from the same view. */
  | {
      readonly ask: 'explain';
      readonly game: string;
      readonly view: object;
      readonly seat: number;
      readonly played: readonly string[];
      readonly best: readonly string[];
    };

/** What an analyst tells: how far it is, then what came of it, or that it could not be done. */
export type ToldByAnalyst =
  | { readonly say: 'working'; readonly share: number }
  | { readonly say: 'analysed'; readonly analysis: Analysis }
  | { readonly say: 'advised'; readonly advice: Advice }
  | { readonly say: 'explained'; readonly reasons: readonly Reason[] }
  | { readonly say: 'failed'; readonly message: string };

/** A thread that answers one question. */
export interface Analyst {
  /** Ends it in the midst of whatever it does. */
  stop(): void;
}

/** Starts a thread on a question: `hear` is told how far it is and what came of it, `fail` is called when it breaks. */
export type StartAnalyst = (asked: AskedAnalyst, hear: (told: ToldByAnalyst) => void, fail: () => void) => Analyst;
