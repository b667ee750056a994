import type { Reply } from '@levante/table/host/fault.ts';
import type { Host, StartAnalyst } from '@levante/table/host/host.ts';
import type { GameCard } from '@levante/table/match/card.ts';
import type { Form, Match, MatchPage } from '@levante/wire';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const PLACES_TO_PLAY = ['server', 'device'] as const;
/** Where a match is played: at the server, where others can come, or on this device alone. */
export type Where = (typeof PLACES_TO_PLAY)[number];

/** A server's answers that follow no match: enough for all pages but that of a match. */
export interface ServerCalls extends Omit<Host, 'follow'> {
  /** Sends a body; the reply is to have this form. */
  post<T>(path: string, body: unknown, form: Form<T>): Promise<Reply<T>>;
  /** My matches, newest first, a page at a time. */
  matches(before?: number): Promise<Reply<MatchPage>>;
}

/** The matches of this device without their rules: what the list at home needs. */
export interface DeviceMatches {
  all(): Promise<readonly Match[]>;
  /** The actions with `from ≤ ply < to`. */
  actions(id: string, from: number, to: number): Promise<readonly string[]>;
  delete(id: string): Promise<void>;
}

/** What the pages are handed: the games there are, and the hosts that keep matches. */
export interface House {
  readonly games: readonly GameCard[];
  readonly server: ServerCalls;
  openServer(): Promise<Host>;
  openDevice(): Promise<Host>;
  /** The matches of this device; null where it keeps none. */
  openDeviceMatches(): Promise<DeviceMatches | null>;
  readonly startAnalyst: StartAnalyst;
  /** Keeps all that is needed to play on this device without a network. */
  keepHere(): Promise<void>;
}

export const HouseContext = createContext<House | null>(null);

/** What the pages were handed. Throws where nobody provided it: a fault of the program, never of a person. */
export function useHouse(): House {
  const house = useContext(HouseContext);
  if (house === null) throw new Error('no house: put a HouseContext.Provider above the pages');
  return house;
}

/** The address of a match at the server. */
export function serverAddress(id: string): string {
  return `/match/${id}`;
}

/** The address of a match on this device. */
export function deviceAddress(id: string): string {
  return `/device/${id}`;
}
