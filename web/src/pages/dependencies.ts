import type { Reply } from '@levante/table/host/fault.ts';
import type { Host, StartAnalyst } from '@levante/table/host/host.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import type { Form, Match, MatchPage, QuickMatch } from '@levante/wire';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const PLACES_TO_PLAY = ['server', 'device'] as const;
/** Place to play a match: on the server, where others can join, or on this device only. */
export type Where = (typeof PLACES_TO_PLAY)[number];

/** The server's API without streams: enough for all pages except a match. */
export interface ServerCalls extends Omit<Host, 'follow'> {
  /** Gets JSON and validates the reply. */
  get<T>(path: string, form: Form<T>): Promise<Reply<T>>;
  /** Sends a JSON body and validates the reply. */
  post<T>(path: string, body: unknown, form: Form<T>): Promise<Reply<T>>;
  /** Returns one page of my matches, newest first. */
  matches(before?: number): Promise<Reply<MatchPage>>;
  /** Ensures that this browser has an identity, and stores its name. */
  meet(): Promise<void>;
  /** Stores a name that the reader has chosen, and sends it now, or with the next page if that fails. */
  chooseName(name: string): void;
  /** Takes a seat where another person waits for the same, or opens a table. */
  quickMatch(request: QuickMatch): Promise<Reply<Match>>;
}

/** Matches stored on this device, read without loading any rules; enough for the list on the home page. */
export interface DeviceMatches {
  all(): Promise<readonly Match[]>;
  /** Returns the actions with `from ≤ ply < to`. */
  actions(id: string, from: number, to: number): Promise<readonly string[]>;
  delete(id: string): Promise<void>;
}

/** Dependencies of the pages: the games and the hosts. */
export interface PageDependencies {
  readonly games: readonly GameCard[];
  readonly server: ServerCalls;
  openServer(): Promise<Host>;
  openDevice(): Promise<Host>;
  /** Opens the matches of this device; null if there are none. */
  openDeviceMatches(): Promise<DeviceMatches | null>;
  readonly startAnalyst: StartAnalyst;
  /** Makes everything needed to play on this device available offline, if it can be loaded now. */
  makeAvailableOffline(): Promise<void>;
}

export const PageDependenciesContext = createContext<PageDependencies | null>(null);

/** Returns the pages' dependencies. Throws without a provider, which is a programming error. */
export function usePageDependencies(): PageDependencies {
  const dependencies = useContext(PageDependenciesContext);
  if (dependencies === null)
    throw new Error('no dependencies: render a PageDependenciesContext.Provider above the pages');
  return dependencies;
}

/** Returns the path of a match on the server. */
export function serverAddress(id: string): string {
  return `/match/${id}`;
}

/** Returns the path of a match on this device. */
export function deviceAddress(id: string): string {
  return `/device/${id}`;
}
