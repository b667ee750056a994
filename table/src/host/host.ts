import type { Advice, Analysis, Reason } from '@levante/bots';
import type { MatchRecord, Seat } from '@levante/contract';
import type {
  Acted,
  GameList,
  Match,
  MatchRequest,
  NewProposal,
  NextTurn,
  PlayFrom,
  ProposalAnswer,
  SeatBot,
  StreamMessage,
  TakeSeat,
} from '@levante/wire';
import type { ChatCalls } from './chat-calls.ts';
import type { Reply, RequestFault } from './fault.ts';

/**
 * State of the connection to the host: `lost` while reconnecting, `polls` while this browser has no connection left and
 * polls, `no-bots` while the bots are loaded again.
 */
export type ConnectionStatus = 'connecting' | 'live' | 'lost' | 'polls' | 'held' | 'no-bots';

export interface MatchListener {
  message(message: StreamMessage): void;
  line(line: ConnectionStatus): void;
  /** Called when the match cannot be followed. There is no retry. */
  refused(fault: RequestFault): void;
  /**
   * Called when the server's clock of turns was measured: it was `now` between two moments of this page's monotonic
   * time. All in milliseconds. Only called by a remote host.
   */
  measured?(now: number, sentAt: number, receivedAt: number): void;
  /** Called when a bot failed and another one plays its turn. Only called by a host whose bots run in this page. */
  replaced?(seat: Seat): void;
}

/** Subscription to a match. */
export interface Following {
  /** Retries immediately, because the network is back or the tab is visible again. */
  retryNow(): void;
  /** Discards received data and requests everything again. */
  startOver(): void;
  close(): void;
}

export interface FollowOptions {
  /** The viewer's seat; null for the first of this screen's seats. */
  readonly seat: Seat | null;
  /** Whether to send every action from the first, instead of a complete view. */
  readonly fromBeginning: boolean;
}

/** Stores and plays matches: a server, or this device. */
export interface Host {
  /** Whether play has stopped although the match is not over: a finished puzzle or lesson. */
  readonly halted?: boolean;
  /** Returns the known games, with the levels of their bots. */
  games(): Promise<Reply<GameList>>;
  create(match: MatchRequest): Promise<Reply<Match>>;
  match(id: string): Promise<Reply<Match>>;
  /** Returns the record as seen from one of my seats, by default the first. */
  record(id: string, seat?: Seat): Promise<Reply<MatchRecord>>;
  takeSeat(id: string, seat: TakeSeat): Promise<Reply<Match>>;
  /** Opens a match from a position of a finished one. Absent if such matches are not stored. */
  playFrom?(id: string, request: PlayFrom): Promise<Reply<Match>>;
  /** Applies actions decided at `ply`, all or none. A command repeated with the same key is executed once. */
  act(id: string, ply: number, actions: readonly string[], key: string): Promise<Reply<Acted>>;
  /** Makes a proposal to the other people in a match. Absent if there are none. */
  propose?(id: string, proposal: NewProposal): Promise<Reply<Match>>;
  answerProposal?(id: string, number: number, answer: ProposalAnswer['answer']): Promise<Reply<Match>>;
  /** Hands my seat to a bot from now on. Absent if no other person plays. */
  resign?(id: string, seat: Seat): Promise<Reply<Match>>;
  reclaimSeat?(id: string, seat: Seat): Promise<Reply<Match>>;
  /** Opens the rematch of a finished match, or returns the existing one. Absent if no player can be asked. */
  rematch?(id: string): Promise<Reply<Match>>;
  /** Gives up my seats in a waiting match. */
  leave?(id: string): Promise<Reply<object>>;
  /** Seats a bot in a waiting match. */
  seatBot?(id: string, bot: SeatBot): Promise<Reply<Match>>;
  /** Returns the match that has waited longest for me, except `after`, and the number of such matches. */
  nextTurn?(after: string): Promise<Reply<NextTurn>>;
  /** Returns the calls for the chat of a match. Absent without chats. */
  chat?(id: string): Promise<ChatCalls>;
  follow(id: string, wanted: FollowOptions, listener: MatchListener): Following;
}

export type AnalysisRequest =
  | { readonly ask: 'analyse'; readonly record: MatchRecord }
  /** Advise a seat; `view` is the state as the seat sees it. */
  | { readonly ask: 'advise'; readonly game: string; readonly view: object; readonly seat: number }
  /** Explain why the best turn beats the one played; both are lines from the same view. */
  | {
      readonly ask: 'explain';
      readonly game: string;
      readonly view: object;
      readonly seat: number;
      readonly played: readonly string[];
      readonly best: readonly string[];
    };

export type AnalysisMessage =
  | { readonly say: 'working'; readonly share: number }
  | { readonly say: 'analysed'; readonly analysis: Analysis }
  | { readonly say: 'advised'; readonly advice: Advice }
  | { readonly say: 'explained'; readonly reasons: readonly Reason[] }
  | { readonly say: 'failed'; readonly message: string };

/** Worker that answers one request. */
export interface Analyst {
  stop(): void;
}

/** Starts a worker for a request. `receive` gets its messages; `fail` is called when it crashes. */
export type StartAnalyst = (
  request: AnalysisRequest,
  receive: (message: AnalysisMessage) => void,
  fail: () => void,
) => Analyst;
