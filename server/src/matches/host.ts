import {
  type BotPort,
  type Chance,
  type ClockParts,
  type ClockStore,
  type HostParts,
  MatchHost,
  type Meter,
  ServiceClock,
  TURN_MS,
} from '@levante/host';
import type { PersonCalendars } from '@levante/people/calendar';
import { ringOf } from '@levante/people/tables';
import type { FeatureContext } from '../backend/context.ts';
import { hostLogOn } from '../backend/host-log.ts';
import { SYSTEM_CHANCE, SYSTEM_TIME } from '../backend/machine.ts';
import { lookOf } from './look-of.ts';
import { seedTickets } from './seed-tickets.ts';
import { SqlLivePeople } from './store/live-people.ts';

export interface HostOptions {
  readonly chance?: Chance;
  /** Thinking time of a bot per turn in milliseconds. Default: one second. */
  readonly botMs?: number;
  /** Milliseconds without a sign of a player after which a bot plays for them in a live match. Default: a minute. */
  readonly awayMs?: number;
  /** Monotonic milliseconds for the clocks of matches. Default: the machine's. */
  readonly monotonic?: () => number;
}

/** Dependencies of a match host on earlier features, and its options. */
export interface HostDependencies {
  readonly bots: BotPort;
  readonly calendars: PersonCalendars;
  readonly meter: Meter;
  readonly options: HostOptions;
}

/** Opens the host of a server's matches. It stops with the server. */
export function openHost(context: FeatureContext, { bots, calendars, meter, options }: HostDependencies): MatchHost {
  const { backend, games, life, log } = context;
  const { access, presence, shared, stores, tablesBell } = backend;
  const { awayMs } = options;
  const parts: HostParts = {
    games,
    bots,
    meter,
    log: hostLogOn(log),
    store: stores.matches,
    meetings: stores.tables,
    clocks: clocksOn(stores.clocks, options, calendars),
    bell: backend.bell,
    lookOf,
    tablesChanged: (match) => tablesBell.ring(match),
    invited: (person) => tablesBell.ring(ringOf(person)),
    chance: options.chance ?? SYSTEM_CHANCE,
    tickets: seedTickets(backend.signer),
    time: SYSTEM_TIME,
    turnMs: options.botMs ?? TURN_MS,
    ...(shared && { shared }),
    ...(presence && { presence, livePeople: new SqlLivePeople(access) }),
    ...(awayMs !== undefined && { awayMs }),
  };
  const host = new MatchHost(parts);
  life.atEnd(() => host.stop());
  return host;
}

const clocksOn = (
  store: ClockStore,
  { monotonic = () => performance.now() }: HostOptions,
  calendars: PersonCalendars,
): ClockParts => ({ store, calendars, time: new ServiceClock(store, monotonic) });
