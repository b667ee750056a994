import type { StoredSeat } from '@levante/host';
import type { Generated } from 'kysely';

/** The tables of a PostgreSQL database. Columns named `…_json` are text to preserve the order of keys. */
export interface PostgresTables {
  matches: {
    id: string;
    /** Increases with every match. Lists are ordered by it. SQLite assigns it. */
    number: Generated<number>;
    game: string;
    rules_version: number;
    options_json: string;
    status: 'waiting' | 'running' | 'over';
    seed: string;
    commitment: string;
    words: number;
    ply: number;
    state_json: string;
    actor: string | null;
    result_json: string | null;
    created_at: number;
    /** End of the lease in milliseconds, while chance or a bot is to act; otherwise null. */
    owed_until: number | null;
    /** The opener and their place; null some time after people have finished the match. */
    opened_by: string | null;
    opened_from: string | null;
    /** End of the time, in milliseconds, during which a finished match counts for its opener; null while it is unfinished. */
    counted_until: number | null;
    /** The last day to keep the match, in days since the epoch; null to keep it forever. */
    last_day: number | null;
    /** Id of the match that continues this one. */
    continued_by: string | null;
    branches_json: string | null;
    /** Starting position; null if the match begins like a new one. */
    start_json: string | null;
    /** The latest proposal and earlier ones of the same turn, with the version of the last write. */
    proposals_json: string | null;
    proposals_version: Generated<number>;
    /** End of the open proposal in milliseconds; null if none is open. A person's commit clears it. */
    proposal_until: number | null;
    /** Clocks of the match, or null. */
    clocks_json: string | null;
    /** Service time at which the running clock expires; 0 for clocks that have not run; null if none runs. */
    deadline: number | null;
    /** Number of seat changes since the start. */
    seat_version: Generated<number>;
    /** Level of the bot that plays for people; null for the game's stand-in. */
    stand_in: string | null;
    /** Seat changes, or null. */
    sat_json: string | null;
    /** Key of an open table; null if the match is not listed. */
    listed_as: string | null;
    /** The rematch of this match, and the match of which it is the rematch. */
    rematch: string | null;
    rematch_of: string | null;
    /** Time of the last commit in milliseconds; null if there is none or it was not recorded. */
    acted_at: number | null;
  };
  /** Seats of matches. `number` is the match's, so that a person's list needs no join; SQLite has no such column. */
  seats: {
    match: string;
    seat: number;
    kind: 'person' | 'bot';
    person: string | null;
    name: string | null;
    level: string | null;
    /** The player's contribution to the seed. */
    entropy: string | null;
    /** The only person who may take the seat; null if anyone may. */
    reserved_for: string | null;
    /** Handle that was invited to the seat; null without an invitation, and once the seat is taken. */
    invited: string | null;
    number: Generated<number>;
    /** The bot that plays for the person at present, and why; null while they play. */
    played_by: string | null;
    played_why: NonNullable<StoredSeat['playedBy']>['why'] | null;
    /** The name, while its person can come back after deleting their account. */
    hidden_name: string | null;
  };
  actions: {
    match: string;
    ply: number;
    action: string;
    journal_json: string;
    used_ms: Generated<number>;
    left_ms: number | null;
  };
  /** Milliseconds during which a turn could have been accepted, and the time of the last beat, in one row. */
  service_time: { id: string; service_ms: number; beat_at: number };
  commands: {
    match: string;
    person: string;
    key: string;
    hash: string;
    ply: number;
    refused_json: string | null;
  };
  /** Rows locked by quick matches. */
  meetings: { place: string };
  /** Quick matches for which people wait. `started_at` is null until the match starts, then milliseconds. */
  waits: { match: string; person: string; started_at: number | null };
  /** Key generations by person. */
  keys: { id: string; generation: number };
  people: { id: string; name: string };
  /** Bans by subject: a person, an address, or the mark of a place. Times are milliseconds since the epoch. */
  bans: { id: string; until: number; created_at: number; reason: string | null };
  /** People with the role of an operator. */
  operators: { id: string; granted_at: number };
  /** The journal of measures. `operator` is null for a command on the machine. Rows are only added. */
  operator_acts: {
    id: string;
    at: number;
    operator: string | null;
    kind: string;
    subject: string;
    reason: string | null;
    until: number | null;
    detail: string | null;
  };
  /** People who may not write in chats until a time. */
  mutes: { id: string; until: number; created_at: number; reason: string | null };
  /** The pause of new matches, in one row; `until` is null for an open end. */
  pauses: { id: string; from_at: number; until: number | null };
  announcements: { id: string; texts_json: string; until: number; created_at: number };
  /** Hashes of codes by which new people join a server that requires invitations. */
  invitations: { id: string; uses_left: number; until: number; created_at: number; created_by: string | null };
  /** People who have used an invitation. */
  members: { id: string; joined_at: number };
  /** Since when the server requires invitations, in one row. */
  invitations_required: { id: string; since: number };
  /** Operators' changes, for running servers. */
  notices: { number: Generated<number>; kind: string; subject: string; created_at: number };
  /** Cookies and tokens by the hash of their secret. Without a row they are void. */
  sessions: {
    id: string;
    person: string;
    kind: string;
    generation: number;
    browser: string;
    system: string;
    created_day: number;
    seen_day: number;
    /** End of the time during which its person counts as having proved who they are. */
    proved_until: number;
    /** Means of that proof. */
    proved_by: string | null;
    /** 1 if another session has replaced it, at `replaced_at` in milliseconds. */
    ended: number;
    replaced_at: number | null;
    scope: string;
    name: string | null;
    /** The session that issued it and with which it ends. */
    issuer: string | null;
    /** 1 if its cookie was seen under the name that other hosts of the domain cannot set. */
    host_cookie: number;
    /** 0 until it is first used. */
    used: number;
    /** Issuer and subject, and issuer and session at the provider, with which it began; null for other sessions. */
    provider_identity: string | null;
    provider_session: string | null;
  };
  /** People with credentials. `user_handle` is what their authenticators call them. */
  accounts: { id: string; handle: string | null; user_handle: string; created_at: number };
  /** Verified addresses by person, each with the one that replaces it from `next_at` on. */
  emails: {
    id: string;
    address: string;
    language: string;
    next_address: string | null;
    /** When it replaces the address; null until the mail server has accepted the notice to that one. */
    next_at: number | null;
    /** Session that began the change. */
    next_session: string | null;
  };
  /** Letters about changes of accounts that the mail server has not accepted yet. `at` is the time of the change. */
  letters: {
    id: string;
    person: string;
    address: string;
    language: string;
    kind: string;
    at: number;
    /** Time of the next attempt; until then a server may be sending it. */
    due_at: number;
    attempts: number;
  };
  /** Accounts at an OpenID provider, by issuer and subject. */
  /** Identities at a provider. `confirmed_at` is when the provider last confirmed the person. */
  provider_identities: { id: string; person: string; created_day: number; confirmed_at: number };
  passkeys: {
    id: string;
    person: string;
    rp_id: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    created_day: number;
    used_day: number;
  };
  /** People who have deleted their account or data, with the next step and its time. */
  departures: { id: string; step: string; due_at: number; undo_json: string | null };
  /** Hashes of unused recovery codes. */
  recovery_codes: { id: string; person: string };
  /** Hashes of one-time secrets, each for one purpose. */
  challenges: {
    id: string;
    purpose: string;
    person: string | null;
    /** Session that requested it and with which it ends; null if no signed-in person requested it. */
    session: string | null;
    data: string;
    expires_at: number;
  };
  /** Attempts counted per limit until it expires. */
  attempts: { id: string; count: number; expires_at: number };
  /**
   * Chats that have a line or were switched off. The version grows with every change other than a new line; the last
   * number grows with every line and is never given again.
   */
  chats: { match: string; off: number; version: number; last_number: Generated<number> };
  /** Lines of chats by match. A removed line has neither signal nor text. */
  chat_lines: {
    match: string;
    number: number;
    at: number;
    person: string;
    seat: number | null;
    name: string | null;
    signal: string | null;
    text: string | null;
    /** The name, while its person can come back after deleting their account. */
    hidden_name: string | null;
  };
  /** Nights and days off by person. */
  calendars: { id: string; calendar_json: string };
  /** Settings and progress by person. The version grows with every change. */
  synced: { id: string; version: number; data_json: string };
  blocks: { id: string; person: string; blocked: string; name: string | null };
  /** Reports of chat lines. `person` is the author of the line. */
  reports: {
    id: string;
    match: string;
    line: number;
    person: string;
    reporter: string;
    reason: string | null;
    lines_json: string;
    created_at: number;
    handled_at: number | null;
  };
  /** Events that people must be notified of, written by triggers together with their causes. */
  outbox: {
    id: string;
    kind: string;
    person: string;
    match: string;
    ply: number;
    seat: number | null;
    at: number;
    /** Time until which it waits; 0 if it was never read. */
    due_at: number;
  };
  /** Places to which notifications are sent. `holder` is the server that sends until `held_until`. */
  channels: {
    id: string;
    person: string;
    /** Session of the browser; null for what belongs to no browser. */
    session: string | null;
    target_json: string;
    is_on: number;
    created_at: number;
    sent_at: number | null;
    failing_since: number | null;
    failed_at: number | null;
    ended: string | null;
    holder: string | null;
    held_until: number;
    /** Mark of a browser’s subscription, which is unique among channels; null for other channels. */
    place: string | null;
    /** Mark of the address from which it was added; null for earlier ones. */
    network: string | null;
  };
  deliveries: {
    id: string;
    event: string;
    person: string;
    channel: string;
    channel_kind: string;
    kind: string;
    match: string;
    ply: number;
    seat: number | null;
    at: number;
    due_at: number;
    state: string;
    why: string | null;
    attempts: number;
    message: string | null;
    tried_at: number | null;
    answer: string | null;
  };
  notification_settings: { id: string; settings_json: string };
  /** Counts of servers by name, with their expiry. */
  counts: { name: string; server: string; count: number; until: number };
}
