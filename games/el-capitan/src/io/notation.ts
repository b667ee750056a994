import { type Action, accepted, NOBODY, type Parsed, refused, writeActor } from '@levante/contract';
import {
  BUILD,
  BUY,
  berthCityOf,
  berthOf,
  cardOf,
  cityOf,
  detailOf,
  END,
  EXTEND,
  FORTRESS,
  isNeutralAction,
  kindOf,
  LOAN,
  onSite,
  PASS,
  PIRATE_ANCHOR,
  PIRATE_CARD,
  PIRATE_FLORINS,
  PIRATE_FREE,
  REOPEN,
  REPAY,
  REVEAL,
  SAIL,
  STARTER_SEAT,
  simple,
  siteOf,
  toBerth,
  withCard,
} from '../board/action.ts';
import { SITES } from '../board/read-board.ts';
import { BOARD_ORDER, CITIES, cityCode, MOST_BERTHS, MOST_FORTRESSES, type Tables } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Actions as lines of text (formats, section 3). */

export function amountOf(t: Tables, kind: number): number {
  return t.board.loans[kind]?.amount ?? 0;
}

/** What stands behind the actor. */
export function writeVerb(t: Tables, action: Action): string {
  const detail = detailOf(action);
  const card = (i: number): string => t.cardCodes[i] ?? '';
  const house = (): string => `${siteOf(action)}${isNeutralAction(action) ? ' neutral' : ''}`;
  const berth = (): string => `${cityCode(berthCityOf(action))} ${berthOf(action) + 1}`;
  switch (kindOf(action)) {
    case BUY:
      return `buy ${card(detail)}`;
    case SAIL:
      return `sail ${card(cardOf(action))} ${cityCode(cityOf(action))}`;
    case BUILD:
      return `build ${house()}`;
    case REOPEN:
      return `reopen ${house()}`;
    case FORTRESS:
      return `fortress ${detail}`;
    case LOAN:
      return `loan ${amountOf(t, detail)}`;
    case PIRATE_FREE:
      return `pirate free ${berth()}`;
    case PIRATE_FLORINS:
      return `pirate florins ${berth()}`;
    case PIRATE_CARD:
      return `pirate card ${card(cardOf(action))} ${cityCode(cityOf(action))}`;
    case PIRATE_ANCHOR:
      return `pirate anchor ${detail + 1}`;
    case REPAY:
      return `repay ${amountOf(t, detail)}`;
    case EXTEND:
      return `extend ${amountOf(t, detail)}`;
    case STARTER_SEAT:
      return `starter ${detail}`;
    case PASS:
      return 'pass';
    case REVEAL:
      return `reveal ${card(detail)}`;
    default:
      return 'end';
  }
}

/** The line of an action of the state's actor. */
export function write(s: ElCapitanState, action: Action): string {
  return `${writeActor(s.actor)} ${writeVerb(s.tables, action)}`;
}

export const NOT_AN_ACTION = -1;

export const LONGEST_LINE = 80;

export const UNKNOWN = refused('bad-request', null, { message: 'no action of this game' });

/** Reads a line; see `Game.parse`. Cities that are not in play, sites and berths are read as they stand: `check` refuses them. */
export function parse(s: ElCapitanState, line: string): Parsed<Action> {
  if (s.actor === NOBODY) return refused('match-over', 'EC-9.5');
  const words = line.length > LONGEST_LINE ? [] : line.split(' ');
  const [actor = '', ...verb] = words;
  const isSeat = /^[0-9]$/.test(actor) && Number(actor) < s.tables.players;
  if (actor !== '*' && !isSeat) return UNKNOWN;
  const card = verb.slice(1).find((word) => word.includes('-'));
  if (card !== undefined && s.tables.card(card) < 0) return refused('no-such-card', 'EC-1.6', { card });
  if (isLoan(verb) && loanKind(s.tables, verb[1]) < 0)
    return refused('no-such-loan', 'EC-7.1', { loan: verb[1] ?? '' });
  const action = readVerb(s.tables, verb);
  if (action === NOT_AN_ACTION || (actor === '*') !== (kindOf(action) === REVEAL)) return UNKNOWN;
  if (actor !== writeActor(s.actor)) return refused('not-your-turn', 'EC-3.1', { actor: writeActor(s.actor) });
  return accepted(action);
}

export function isLoan(verb: readonly string[]): boolean {
  return verb.length === 2 && ['loan', 'repay', 'extend'].includes(verb[0] ?? '') && /^\d{1,4}$/.test(verb[1] ?? '');
}

export function loanKind(t: Tables, amount: string | undefined): number {
  return t.board.loans.findIndex((loan) => String(loan.amount) === amount);
}

export function numberIn(word: string | undefined, least: number, most: number): number {
  return word !== undefined && /^(0|[1-9]\d?)$/.test(word) && Number(word) >= least && Number(word) <= most
    ? Number(word)
    : -1;
}

export function readCity(word: string | undefined): number {
  return BOARD_ORDER.get(word ?? '') ?? -1;
}

export const WORD_KINDS: { readonly [verb: string]: number } = {
  build: BUILD,
  reopen: REOPEN,
  loan: LOAN,
  repay: REPAY,
  extend: EXTEND,
  buy: BUY,
  reveal: REVEAL,
  end: END,
  pass: PASS,
};

export function readVerb(t: Tables, verb: readonly string[]): Action {
  const [word = '', first, second] = verb;
  const kind = WORD_KINDS[word] ?? NOT_AN_ACTION;
  switch (word) {
    case 'end':
    case 'pass':
      return verb.length === 1 ? simple(kind) : NOT_AN_ACTION;
    case 'buy':
    case 'reveal':
      return one(verb, kind, t.card(first ?? ''));
    case 'sail':
      return verb.length === 3 ? cardAndCity(t, SAIL, first, second) : NOT_AN_ACTION;
    case 'build':
    case 'reopen': {
      const site = numberIn(first, 1, SITES);
      const neutral = verb.length === 3 && second === 'neutral';
      return site > 0 && (neutral || verb.length === 2) ? onSite(kind, site, neutral) : NOT_AN_ACTION;
    }
    case 'fortress':
      return one(verb, FORTRESS, numberIn(first, 1, MOST_FORTRESSES));
    case 'loan':
    case 'repay':
    case 'extend':
      return one(verb, kind, loanKind(t, first));
    case 'starter':
      return one(verb, STARTER_SEAT, numberIn(first, 0, t.players - 1));
    case 'pirate':
      return readPirate(t, verb.slice(1));
    default:
      return NOT_AN_ACTION;
  }
}

export function one(verb: readonly string[], kind: number, detail: number): Action {
  return verb.length === 2 && detail >= 0 ? simple(kind, detail) : NOT_AN_ACTION;
}

export function cardAndCity(t: Tables, kind: number, card: string | undefined, city: string | undefined): Action {
  const [c, to] = [t.card(card ?? ''), readCity(city)];
  return c >= 0 && to >= 0 && to < CITIES ? withCard(kind, c, to) : NOT_AN_ACTION;
}

export function readPirate(t: Tables, verb: readonly string[]): Action {
  const [by, first, second] = verb;
  if (by === 'anchor') return one(verb, PIRATE_ANCHOR, numberIn(first, 1, MOST_BERTHS) - 1);
  if (verb.length !== 3) return NOT_AN_ACTION;
  if (by === 'card') return cardAndCity(t, PIRATE_CARD, first, second);
  const kind = by === 'free' ? PIRATE_FREE : by === 'florins' ? PIRATE_FLORINS : NOT_AN_ACTION;
  const [city, berth] = [readCity(first), numberIn(second, 1, MOST_BERTHS) - 1];
  return kind === NOT_AN_ACTION || city < 0 || berth < 0 ? NOT_AN_ACTION : toBerth(kind, city, berth);
}
