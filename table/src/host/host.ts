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
 * State of the connection to the host: `lost` while reconnecting, `polls` while this browser has no connection left and looks from
 * time to time, `no-bots` while the bots are loaded again.
 */
export type ConnectionStatus = 'connecting' | 'live' | 'lost' | 'polls' | 'held' | 'no-bots';

export interface MatchListener {
  message(message: StreamMessage): void;
  line(line: ConnectionStatus): void;
  /** The match cannot be followed; no retry. */
  refused(fault: RequestFault): void;
  /**
   * The server's clock of turns was measured: it was `now` between two moments of this page's monotonic time. All in
   * milliseconds. Sent only by a host that is elsewhere.
   */
  measured?(now: number, sentAt: number, receivedAt: number): void;
  /** A bot failed and another plays its turn. Sent only by a host whose bots run in this page. */
  replaced?(seat: Seat): void;
}

/** Subscription to a match. */
export interface Following {
  /** Retries immediately: the network is back, or the tab is visible again. */
  retryNow(): void;
  /** Discards what was received and requests everything again. */
  startOver(): void;
  close(): void;
}

export interface FollowOptions {
  /** The viewer's seat; null for the first of this screen's seats. */
  readonly seat: Seat | null;
  /** Whether to send every action from the first, instead of a complete view. */
  readonly fromBeginning: boolean;
}

/** Keeps and plays matches: a server, or this device. */
export interface Host {
  /** Whether no player decides any more although the match is not over: a finished puzzle or lesson. */
  readonly halted?: boolean;
  /** The known games, with the levels of their bots. */
  games(): Promise<Reply<GameList>>;
  create(match: MatchRequest): Promise<Reply<Match>>;
  match(id: string): Promise<Reply<Match>>;
  /** The record as seen by one of my seats, by default the first. */
  record(id: string, seat?: Seat): Promise<Reply<MatchRecord>>;
  takeSeat(id: string, seat: TakeSeat): Promise<Reply<Match>>;
  /** Opens a match from a position of a finished one; absent where no such matches are kept. */
  playFrom?(id: string, request: PlayFrom): Promise<Reply<Match>>;
  /** Applies actions decided at `ply`, all or none. A command that is repeated with the same key is executed once. */
  act(id: string, ply: number, actions: readonly string[], key: string): Promise<Reply<Acted>>;
  /** Makes a proposal to the other people in a match; absent where no player can be asked. */
  propose?(id: string, proposal: NewProposal): Promise<Reply<Match>>;
  answerProposal?(id: string, number: number, answer: ProposalAnswer['answer']): Promise<Reply<Match>>;
  /** Lets a bot play a seat of mine from now on; absent where no player waits for it. */
  resign?(id: string, seat: Seat): Promise<Reply<Match>>;
  reclaimSeat?(id: string, seat: Seat): Promise<Reply<Match>>;
  /** Opens the rematch of a finished match, or returns the one that was opened; absent where no player can be asked. */
  rematch?(id: string): Promise<Reply<Match>>;
  /** Gives up my seats in a waiting match. */
  leave?(id: string): Promise<Reply<object>>;
  /** Seats a bot in a waiting match. */
  seatBot?(id: string, bot: SeatBot): Promise<Reply<Match>>;
  /** Returns the match in which it has been my turn for longest, except `after`, and how many there are. */
  nextTurn?(after: string): Promise<Reply<NextTurn>>;
  /** The chat of a match; absent where there is none. */
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

/** Starts a worker for a request: `hear` receives its messages, `fail` is called when it crashes. */
export type StartAnalyst = (
  request: AnalysisRequest,
  receive: (message: AnalysisMessage) => void,
  fail: () => void,
) => Analyst;
