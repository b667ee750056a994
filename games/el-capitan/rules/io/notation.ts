import { type Action, accepted, NOBODY, type Parsed, writeActor } from '@levante/contract';
import * as act from '../board/action.ts';
import { SITES } from '../board/counts.ts';
import { CITY_CODES } from '../board/places.ts';
import { refused } from '../board/refusals.ts';
import { BOARD_ORDER, CITIES, MAX_BERTHS, MAX_FORTRESSES, type Tables } from '../board/tables.ts';
import type { ElCapitanState } from '../state/state.ts';

/** Actions as lines of text (formats, section 3). */

function amountOf(t: Tables, kind: number): string {
  return String(t.board.loans[kind]?.amount ?? '');
}

/** Formats an action without its actor. An integer that encodes none (see `isAction`) gives an unreadable line. */
function writeVerb(t: Tables, action: Action): string {
  const detail = act.detailOf(action);
  const card = (i: number): string => t.cardCodes[i] ?? '';
  const house = (): string => `${act.siteOf(action)}${act.isNeutralAction(action) ? ' neutral' : ''}`;
  const city = (i: number): string => CITY_CODES[i] ?? '';
  const berth = (): string => `${city(act.berthCityOf(action))} ${act.berthOf(action) + 1}`;
  switch (act.kindOf(action)) {
    case act.BUY:
      return `buy ${card(detail)}`;
    case act.SAIL:
      return `sail ${card(act.cardOf(action))} ${city(act.cityOf(action))}`;
    case act.BUILD:
      return `build ${house()}`;
    case act.REOPEN:
      return `reopen ${house()}`;
    case act.FORTRESS:
      return `fortress ${detail}`;
    case act.LOAN:
      return `loan ${amountOf(t, detail)}`;
    case act.PIRATE_FREE:
      return `pirate free ${berth()}`;
    case act.PIRATE_FLORINS:
      return `pirate florins ${berth()}`;
    case act.PIRATE_CARD:
      return `pirate card ${card(act.cardOf(action))} ${city(act.cityOf(action))}`;
    case act.PIRATE_ANCHOR:
      return `pirate anchor ${detail + 1}`;
    case act.REPAY:
      return `repay ${amountOf(t, detail)}`;
    case act.EXTEND:
      return `extend ${amountOf(t, detail)}`;
    case act.STARTER_SEAT:
      return `starter ${detail}`;
    case act.PASS:
      return 'pass';
    case act.REVEAL:
      return `reveal ${card(detail)}`;
    default:
      return 'end';
  }
}

/** Formats an action of the state's actor. */
export function write(s: ElCapitanState, action: Action): string {
  return `${writeActor(s.actor)} ${writeVerb(s.tables, action)}`;
}

const NOT_AN_ACTION = -1;

const LONGEST_LINE = 80;

const UNKNOWN = refused('bad-request', null, { message: 'no action of this game' });

/** Parses a line; see `Game.parse`. Cities that are not in play, sites and berths are accepted: `check` refuses them. */
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
  if (action === NOT_AN_ACTION || (actor === '*') !== (act.kindOf(action) === act.REVEAL)) return UNKNOWN;
  if (actor !== writeActor(s.actor)) return refused('not-your-turn', 'EC-3.1', { actor: writeActor(s.actor) });
  return accepted(action);
}

function isLoan(verb: readonly string[]): boolean {
  return verb.length === 2 && ['loan', 'repay', 'extend'].includes(verb[0] ?? '') && /^\d{1,4}$/.test(verb[1] ?? '');
}

function loanKind(t: Tables, amount: string | undefined): number {
  return t.board.loans.findIndex((loan) => String(loan.amount) === amount);
}

function numberIn(word: string | undefined, least: number, most: number): number {
  return word !== undefined && /^(0|[1-9]\d?)$/.test(word) && Number(word) >= least && Number(word) <= most
    ? Number(word)
    : -1;
}

function readCity(word: string | undefined): number {
  return BOARD_ORDER.get(word ?? '') ?? -1;
}

const WORD_KINDS: { readonly [verb: string]: number } = {
  build: act.BUILD,
  reopen: act.REOPEN,
  loan: act.LOAN,
  repay: act.REPAY,
  extend: act.EXTEND,
  buy: act.BUY,
  reveal: act.REVEAL,
  end: act.END,
  pass: act.PASS,
};

function readVerb(t: Tables, verb: readonly string[]): Action {
  const [word = '', first, second] = verb;
  const kind = WORD_KINDS[word] ?? NOT_AN_ACTION;
  switch (word) {
    case 'end':
    case 'pass':
      return verb.length === 1 ? act.simple(kind) : NOT_AN_ACTION;
    case 'buy':
    case 'reveal':
      return one(verb, kind, t.card(first ?? ''));
    case 'sail':
      return verb.length === 3 ? cardAndCity(t, act.SAIL, first, second) : NOT_AN_ACTION;
    case 'build':
    case 'reopen': {
      const site = numberIn(first, 1, SITES);
      const neutral = verb.length === 3 && second === 'neutral';
      return site > 0 && (neutral || verb.length === 2) ? act.onSite(kind, site, neutral) : NOT_AN_ACTION;
    }
    case 'fortress':
      return one(verb, act.FORTRESS, numberIn(first, 1, MAX_FORTRESSES));
    case 'loan':
    case 'repay':
    case 'extend':
      return one(verb, kind, loanKind(t, first));
    case 'starter':
      return one(verb, act.STARTER_SEAT, numberIn(first, 0, t.players - 1));
    case 'pirate':
      return readPirate(t, verb.slice(1));
    default:
      return NOT_AN_ACTION;
  }
}

function one(verb: readonly string[], kind: number, detail: number): Action {
  return verb.length === 2 && detail >= 0 ? act.simple(kind, detail) : NOT_AN_ACTION;
}

function cardAndCity(t: Tables, kind: number, card: string | undefined, city: string | undefined): Action {
  const c = t.card(card ?? '');
  const to = readCity(city);
  return c >= 0 && to >= 0 && to < CITIES ? act.withCard(kind, c, to) : NOT_AN_ACTION;
}

function readPirate(t: Tables, verb: readonly string[]): Action {
  const [by, first, second] = verb;
  if (by === 'anchor') return one(verb, act.PIRATE_ANCHOR, numberIn(first, 1, MAX_BERTHS) - 1);
  if (verb.length !== 3) return NOT_AN_ACTION;
  if (by === 'card') return cardAndCity(t, act.PIRATE_CARD, first, second);
  const kind = by === 'free' ? act.PIRATE_FREE : by === 'florins' ? act.PIRATE_FLORINS : NOT_AN_ACTION;
  const city = readCity(first);
  const berth = numberIn(second, 1, MAX_BERTHS) - 1;
  return kind === NOT_AN_ACTION || city < 0 || berth < 0 ? NOT_AN_ACTION : act.toBerth(kind, city, berth);
}
