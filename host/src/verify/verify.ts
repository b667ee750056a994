import {
  accepted,
  CHANCE,
  type GameEntry,
  type MatchRecord,
  openRecord,
  type Parsed,
  type RecordFault,
  type Refusal,
  type Registry,
  readRecord,
  refuse,
  replay,
  type Table,
  writeActor,
} from '@levante/contract';
import { BranchedDealer, commitmentOf, dealingSeed, isDrawable, isSeed } from '@levante/dealer';
import type { Branch, Consents, Entropies } from '../ports/stored-match.ts';
import { BranchChecker, readBranches, readTakenBack } from './branches.ts';
import { type Check, failedCheck, readChecks } from './checks.ts';
import { areConsented, readConsents } from './consents.ts';
import { firstDifference } from './difference.ts';
import { readEntropy } from './entropy.ts';
import { isHidden, type Unproven, unprovenOf } from './unproven.ts';

export { readBranches, readConsents, readEntropy, readTakenBack, type Unproven };

/** Reason for a fault that its code and position do not explain. */
export type VerifyReason =
  | 'seed-gives'
  | 'seed-not-committed'
  | 'match-not-over'
  | 'start-hidden'
  | 'no-seed'
  | 'nothing-to-draw'
  | 'no-turn-began';

/** The first fault of a record. Ply -1 is the header; the number of actions is the end. */
export interface VerifyFault {
  readonly ply: number;
  readonly action: string | null;
  /**
   * The code of a refusal, or `check-differs`, `deal-differs`, `commitment-differs`, `result-differs`, `branch-differs`.
   */
  readonly code: string;
  readonly detail: string;
  /** Further explanation, or null. */
  readonly why: VerifyReason | null;
}

/** Facts proven about a valid record. */
export interface Verified {
  /** Number of replayed actions. */
  readonly actions: number;
  /** Number of actions from the first hidden one on. Only the record of a running match, as seen by one viewer, has any. */
  readonly hidden: number;
  readonly checks: number;
  /**
   * Whether the deal was proven: the seed matches the commitment and, with the players' entropy, gives every random
   * outcome.
   */
  readonly deal: boolean;
  /** Number of seats with entropy. */
  readonly added: number;
  /** Plies at which the match continued another one, with its id, ascending. */
  readonly branches: readonly Branch[];
  /** Number of turns taken back. It exceeds the number of branches if a later one went further back. */
  readonly takenBack: number;
  readonly over: boolean;
  /** Claims that a complete record would prove. */
  readonly unproven: readonly Unproven[];
}

export type RecordVerdict =
  | { readonly ok: true; readonly verified: Verified }
  | { readonly ok: false; readonly fault: VerifyFault };

const faulty = (
  ply: number,
  action: string | null,
  code: string,
  detail: string,
  why: VerifyReason | null = null,
): RecordVerdict => ({ ok: false, fault: { ply, action, code, detail, why } });

/** Formats clause and data of a refusal. */
function detailOf({ clause, data }: Refusal): string {
  const facts = Object.keys(data).length === 0 ? '' : JSON.stringify(data);
  return [clause ?? '', facts].filter((part) => part !== '').join(' ');
}

/** Fault of the head at a path. */
const malformed = (path: string, why: VerifyReason | null = null): RecordVerdict =>
  faulty(-1, null, 'bad-request', path, why);

const refusedAt = ({ ply, action, refusal }: RecordFault): RecordVerdict =>
  faulty(ply, action, refusal.code, detailOf(refusal));

/** Parsed fields of `meta`. */
interface Extras {
  readonly checks: ReadonlyMap<number, Check>;
  readonly entropy: Entropies;
  readonly branches: readonly Branch[];
  readonly consents: readonly Consents[];
}

/** Parses the fields of `meta` that verification needs. */
function readExtras(games: Registry, record: MatchRecord): Parsed<Extras> {
  const checks = readChecks(record.meta, record.actions.length);
  if (!checks.ok) return checks;
  const entropy = readEntropy(games, record);
  if (!entropy.ok) return entropy;
  const branches = readBranches(record);
  if (!branches.ok) return branches;
  const consents = readConsents(record, branches.value, entropy.value);
  if (!consents.ok) return consents;
  return accepted({
    checks: checks.value,
    entropy: entropy.value,
    branches: branches.value,
    consents: consents.value,
  });
}

/** Checks expected tables and random outcomes during a replay, and keeps the first fault. */
class ReplayChecker {
  readonly #game: GameEntry;
  readonly #record: MatchRecord;
  readonly #checks: ReadonlyMap<number, Check>;
  readonly #branches: BranchChecker;
  readonly #dealer: BranchedDealer | null;
  fault: RecordVerdict | null = null;
  /** The table at the last visited ply. */
  table: Table | null = null;

  constructor(game: GameEntry, record: MatchRecord, { checks, entropy, branches }: Extras) {
    this.#game = game;
    this.#record = record;
    this.#checks = checks;
    this.#branches = new BranchChecker(branches);
    const plies = branches.map(({ ply }) => ply);
    this.#dealer = record.seed === undefined ? null : new BranchedDealer(dealingSeed(record.seed, entropy), plies);
  }

  visit(table: Table, ply: number): void {
    this.table = table;
    if (this.fault) return;
    this.fault = this.#check(table, ply) ?? this.#branch(table, ply) ?? this.#deal(table, ply);
  }

  #branch(table: Table, ply: number): RecordVerdict | null {
    if (this.#branches.fits(ply, writeActor(table.actor()))) return null;
    return faulty(ply, this.#record.actions[ply] ?? null, 'branch-differs', '', 'no-turn-began');
  }

  #check(table: Table, ply: number): RecordVerdict | null {
    const check = this.#checks.get(ply);
    const path = check ? failedCheck(this.#game, table, check) : null;
    return path === null ? null : faulty(ply, this.#record.actions[ply] ?? null, 'check-differs', path);
  }

  #deal(table: Table, ply: number): RecordVerdict | null {
    const action = this.#record.actions[ply];
    // Listing legal actions costs far more than all else: do so only where chance acts.
    if (!this.#dealer || action === undefined || table.actor() !== CHANCE) return null;
    const legal = table.legal();
    if (!isDrawable(legal)) return faulty(ply, action, 'deal-differs', '', 'nothing-to-draw');
    const drawn = this.#dealer.at(ply).draw(legal);
    return drawn === action ? null : faulty(ply, action, 'deal-differs', drawn, 'seed-gives');
  }
}

/** Returns the ply of the first random outcome, or -1. A wrong seed proves nothing from there on. */
function firstDeal({ actions }: MatchRecord): number {
  return actions.findIndex((action) => action.startsWith('* '));
}

/** Returns the fault of a malformed or uncommitted seed, or null. */
function commitmentFault(record: MatchRecord): RecordVerdict | null {
  const { seed, commitment } = record;
  if (seed === undefined) return null;
  const ply = firstDeal(record);
  const action = record.actions[ply] ?? null;
  if (!isSeed(seed)) return faulty(ply, action, 'bad-request', '/seed');
  if (commitment === commitmentOf(seed)) return null;
  return faulty(ply, action, 'commitment-differs', '', 'seed-not-committed');
}

/** A seed belongs only in the record of a finished match: earlier it would reveal the rest of the deal. */
function earlySeedFault(record: MatchRecord, table: Table): RecordVerdict | null {
  if (record.seed === undefined || table.result() !== null) return null;
  return faulty(record.actions.length, null, 'bad-request', '/seed', 'match-not-over');
}

function resultFault(record: MatchRecord, table: Table): RecordVerdict | null {
  if (record.result === undefined) return null;
  const path = firstDifference(record.result, table.result(), '/result');
  return path === null ? null : faulty(record.actions.length, null, 'result-differs', path);
}

/** Form of a commitment: the SHA-256 of a seed. */
const COMMITMENT = /^sha256:[0-9a-f]{64}$/;

/** Maximum number of actions. No match reaches it; it bounds the work that a forged record can cause. */
export const MAX_VERIFIED_ACTIONS = 20_000;

/** Returns the fault of a head that no host could have written, or null. */
function headFault(games: Registry, record: MatchRecord): RecordVerdict | null {
  const { seed, commitment, start, result, meta, actions } = record;
  if (actions.length > MAX_VERIFIED_ACTIONS) return malformed('/actions');
  if (commitment !== undefined && !COMMITMENT.test(commitment)) return malformed('/commitment');
  // They are secret for as long as the seed.
  if (meta?.entropy !== undefined && seed === undefined) return malformed('/meta/entropy', 'no-seed');
  if (meta?.consents !== undefined && seed === undefined) return malformed('/meta/consents', 'no-seed');
  if (start === undefined || (seed === undefined && result === undefined)) return null;
  // Of a finished match nothing is hidden; from a hidden pile nothing could be drawn.
  const opened = openRecord(games, record);
  return 'refusal' in opened || opened.hides().length === 0 ? null : malformed('/start', 'start-hidden');
}

/**
 * Verifies a record parsed from JSON by replaying it: every action must be legal, every check in `meta.checks` must
 * match, every branch must take back a turn, every random outcome must follow from the seed, `meta.entropy` and
 * `meta.branches` (if there is a seed), and the result must be equal. Lists the claims that remain unproven. A running
 * match is replayed up to the first hidden card.
 */
export function verifyRecord(games: Registry, input: unknown): RecordVerdict {
  const read = readRecord(input);
  if (!read.ok) return refusedAt({ ply: -1, action: null, refusal: read.refusal });
  const record = read.value;
  const game = games.get(record.game);
  if (!game) return refusedAt({ ply: -1, action: null, refusal: refuse('unknown-game', null, { game: record.game }) });
  const extras = readExtras(games, record);
  if (!extras.ok) return refusedAt({ ply: -1, action: null, refusal: extras.refusal });
  const commitment = commitmentFault(record);
  if (commitment && !isSeed(record.seed ?? '')) return commitment;
  const head = headFault(games, record);
  if (head) return head;

  const checker = new ReplayChecker(game, record, extras.value);
  const table = replay(games, record, (at, ply) => checker.visit(at, ply));
  if (checker.fault) return checker.fault;
  if ('refusal' in table) {
    const known = checker.table;
    if (!known || !isHidden(record, known, table)) return refusedAt(table);
    return verified(record, known, { ...extras.value, replayed: table.ply });
  }
  const fault = commitment ?? resultFault(record, table) ?? earlySeedFault(record, table);
  if (fault) return fault;
  return verified(record, table, { ...extras.value, replayed: record.actions.length });
}

interface Evidence extends Extras {
  /** Number of replayed actions. */
  readonly replayed: number;
}

/** Returns the verdict on a valid record, replayed up to the table. */
function verified(record: MatchRecord, table: Table, evidence: Evidence): RecordVerdict {
  const { replayed, checks, entropy, branches, consents } = evidence;
  const over = table.result() !== null;
  const deal = record.seed !== undefined;
  const hidden = record.actions.length - replayed;
  return {
    ok: true,
    verified: {
      actions: replayed,
      hidden,
      checks: [...checks.keys()].filter((ply) => ply <= replayed).length,
      deal,
      added: deal ? entropy.filter((one) => one !== null).length : 0,
      branches,
      takenBack: readTakenBack(record),
      over,
      unproven: unprovenOf(record, over, { hidden, isConsented: !deal || areConsented(branches, consents, entropy) }),
    },
  };
}
