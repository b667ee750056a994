import type { Seat } from '@levante/contract';
import type { ElCapitanFact } from '@levante/el-capitan/rules';
import type { StandInOf } from '@levante/table/match/game.ts';
import type { TimelinePly as AnyPly, Timeline as AnyTimeline } from '@levante/table/match/timeline.ts';
import type { NamedPerson } from '@levante/table/words/grammar.ts';
import { words } from '@levante/table/words/index.ts';
import { actingNamer, type Namer } from '../match/namer.ts';
import type { Position } from '../match/position.ts';
import { COMBINED_FACTS, type FactType, type LoggedAction, tell } from './facts.ts';
import { logWords } from './words/index.ts';

type Ply = AnyPly<Position, ElCapitanFact>;
type Timeline = AnyTimeline<Position, ElCapitanFact>;

/** Log lines of one round. */
export interface Chapter {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** Facts covered by the headings or the line of cards. */
const HEADED: ReadonlySet<FactType> = new Set<FactType>(['revealed', 'phase-begun', 'turn-begun']);

/** Cached log of a ply; plies are immutable. */
interface LoggedPly {
  /** The bot that played for a person, which may become known later. */
  readonly actor: string | undefined;
  readonly title: string;
  /** Cards turned up, which share a line with adjacent ones. */
  readonly cards: readonly string[];
  readonly entries: readonly Entry[];
}

/** The log of one match in one language. */
export class LogBook {
  readonly #namer: Namer;
  readonly #standIn: StandInOf | undefined;
  readonly #cache = new WeakMap<Ply, LoggedPly>();

  constructor(namer: Namer, standIn?: StandInOf) {
    this.#namer = namer;
    this.#standIn = standIn;
  }

  /** Returns the log up to `ply` by round, oldest first. */
  upTo(timeline: Timeline, ply: number): readonly Chapter[] {
    const chapters: { title: string; entries: Entry[] }[] = [];
    let cards: readonly string[] = [];
    const plies = timeline.plies.slice(0, Math.max(0, ply - timeline.first));
    const logged = plies.map((one, i) => this.#tell(timeline, one, i));
    for (const [i, { title, cards: turnedUp, entries }] of logged.entries()) {
      if (chapters.at(-1)?.title !== title) chapters.push({ title, entries: [] });
      const chapter = chapters.at(-1);
      cards = [...cards, ...turnedUp];
      if (turnedUp.length > 0 && !logged[i + 1]?.cards.length) {
        const text = logWords.value.revealed(cards.join(', '));
        chapter?.entries.push({ ply: timeline.first + i + 1, seat: null, text, amount: null });
        cards = [];
      }
      chapter?.entries.push(...entries);
    }
    return chapters
      .filter((chapter) => chapter.entries.length > 0)
      .map(({ title, entries }) => ({ title, entries: gathered(entries, this.#namer) }));
  }

  #tell(timeline: Timeline, ply: Ply, i: number): LoggedPly {
    const { seat, phase, round } = (timeline.plies[i - 1]?.position ?? timeline.start).json;
    const after = timeline.first + i + 1;
    const actor = seat === null ? undefined : this.#standIn?.(after, seat)?.name;
    const known = this.#cache.get(ply);
    if (known && known.actor === actor) return known;
    const others = ply.facts.filter(({ type }) => !HEADED.has(type));
    const logged: LoggedPly = {
      actor,
      title: seat === null ? words.value.follow.beforePlay : logWords.value.round(phase, round),
      cards: ply.facts.flatMap((fact) => (fact.type === 'revealed' ? [this.#namer.card(fact.card)] : [])),
      entries: entriesOf(after, others, this.#namer, this.#standIn),
    };
    this.#cache.set(ply, logged);
    return logged;
  }
}

/** One line of the log. */
export interface Entry {
  /** Number of actions in the match after it, for looking back. */
  readonly ply: number;
  /** The seat that acts or is paid; null if there is none. */
  readonly seat: Seat | null;
  readonly text: string;
  /** Florins gained or lost; null if no money moved. */
  readonly amount: number | null;
  /** The action, if the line can combine several of a turn. */
  readonly action?: LoggedAction | null;
  /** The bot that acted for the seat's person, if any. */
  readonly actor?: NamedPerson | null;
}

type Paid = Extract<ElCapitanFact, { readonly type: 'paid' }>;

/** Payments reported with their purchase. */
const COVERED_BY: { readonly [purpose in Paid['for']]: FactType | null } = {
  card: 'bought',
  warehouse: 'house-built',
  fortress: 'fortress-built',
  pirate: 'pirate-sailed',
  loan: 'loan-taken',
  repayment: 'loan-repaid',
  protection: null,
};

/** Facts that other facts or the headings cover. */
const UNTOLD: ReadonlySet<FactType> = new Set<FactType>([
  'turn-begun',
  'turn-ended',
  'phase-begun',
  'pile-renewed',
  'supplied',
]);

const COMBINED_TYPES: ReadonlySet<FactType> = new Set<FactType>(COMBINED_FACTS);

const isCombined = (fact: ElCapitanFact): fact is LoggedAction => COMBINED_TYPES.has(fact.type);

function isFolded(fact: ElCapitanFact): fact is Paid {
  return fact.type === 'paid' && COVERED_BY[fact.for] !== null;
}

function seatOf(fact: ElCapitanFact): Seat | null {
  if (fact.type === 'starter-chosen') return fact.by;
  if (fact.type === 'house-shut' || fact.type === 'house-gone') return Number.parseInt(fact.house, 10);
  if ('seat' in fact) return fact.seat;
  return fact.type === 'paid' && fact.from !== 'bank' ? fact.from : null;
}

/** Returns the florins of a fact; among equal facts of a ply, payments match by order. */
function amountOf(fact: ElCapitanFact, facts: readonly ElCapitanFact[]): number | null {
  if (fact.type === 'income') return fact.amount;
  if (fact.type === 'paid') return -fact.amount;
  const alike = facts.filter((one) => one.type === fact.type);
  const payments = facts.filter(isFolded).filter((one) => COVERED_BY[one.for] === fact.type);
  const paid = payments[alike.indexOf(fact)];
  if (!paid) return null;
  return paid.from === 'bank' ? paid.amount : -paid.amount;
}

/** Returns whether a fact has its own line. Voyages to the bank belong to the loan or pass. */
function hasLine(fact: ElCapitanFact, atPayday: boolean): boolean {
  if (isFolded(fact) || UNTOLD.has(fact.type)) return false;
  return !(fact.type === 'sailed' && fact.to === 'BANK') && !(fact.type === 'income' && atPayday);
}

/** Returns the log lines of one ply. */
export function entriesOf(
  ply: number,
  facts: readonly ElCapitanFact[],
  namer: Namer,
  standIn?: StandInOf,
): readonly Entry[] {
  const atPayday = facts.some((fact) => fact.type === 'payday');
  return facts.flatMap((fact): readonly Entry[] => {
    if (!hasLine(fact, atPayday)) return [];
    const action = isCombined(fact) ? fact : null;
    const seat = seatOf(fact);
    const isAct = action !== null || fact.type === 'starter-chosen';
    const actor = (isAct && seat !== null && standIn?.(ply, seat)) || null;
    const text = tell(logWords.value.facts, fact.type, fact, actingNamer(namer, seat, actor));
    const entry = { ply, seat, text, amount: amountOf(fact, facts), action, actor };
    return fact.type === 'payday' ? [entry, ...paydayEntries(ply, facts, namer)] : [entry];
  });
}

/** Totals a payday by seat; the payday table gives the reasons. */
function paydayEntries(ply: number, facts: readonly ElCapitanFact[], namer: Namer): readonly Entry[] {
  const sums = new Map<Seat, number>();
  for (const fact of facts) {
    if (fact.type === 'income') sums.set(fact.seat, (sums.get(fact.seat) ?? 0) + fact.amount);
  }
  return [...sums].map(([seat, amount]) => ({ ply, seat, text: logWords.value.paidOut(namer.person(seat)), amount }));
}

/** Merges each seat's actions of a turn into one line. */
export function gathered(entries: readonly Entry[], namer: Namer): readonly Entry[] {
  const lines: { entry: Entry; actions: readonly LoggedAction[] }[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    const { action = null } = entry;
    const isOther = last?.entry.seat !== entry.seat || last.entry.actor?.name !== entry.actor?.name;
    if (!action || !last || last.actions.length === 0 || isOther) {
      lines.push({ entry, actions: action ? [action] : [] });
      continue;
    }
    const amount = (last.entry.amount ?? 0) + (entry.amount ?? 0);
    const paid = last.entry.amount !== null || entry.amount !== null;
    lines[lines.length - 1] = {
      entry: { ...entry, amount: paid ? amount : null },
      actions: [...last.actions, action],
    };
  }
  return lines.map(({ entry, actions }) =>
    actions.length > 1
      ? { ...entry, text: logWords.value.actions(actions, actingNamer(namer, entry.seat, entry.actor ?? null)) }
      : entry,
  );
}
