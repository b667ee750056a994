import type { Seat } from '@levante/contract';
import type { CityCode } from '@levante/el-capitan/rules';
import type { Draft } from '@levante/table/match/draft.ts';
import type { ActionLine } from '../match/lines.ts';
import type { PlaceName } from '../match/places.ts';
import type { Position } from '../match/position.ts';
import { shipCity } from './intents.ts';

/** A source of florins at payday, with the amount. */
export type PaysPart =
  | { readonly from: 'spread'; readonly amount: number }
  | { readonly from: 'majority' | 'fortress'; readonly city: PlaceName; readonly amount: number };

/** A house to be shut next; `owner` is null for the viewer's own. */
export interface NextShut {
  readonly city: PlaceName;
  readonly owner: string | null;
}

/** Options of the acting player, enough for a one-sentence prompt. */
export type Prompt =
  | {
      readonly step: 'turn';
      readonly cash: number;
      /** City of the ship, anchored or passing; null off the board and at the bank. */
      readonly city: CityCode | null;
      readonly buy: boolean;
      readonly sail: boolean;
      /** Whether buying cards makes a building action possible. */
      readonly plan: boolean;
      /** Price of a house here; null if none can be built. */
      readonly build: number | null;
      readonly reopen: boolean;
      /** Price of a fortress here; null if none can be built. */
      readonly fortress: number | null;
      readonly loan: boolean;
      readonly pirate: 'may' | 'must' | 'anchor' | null;
      readonly end: boolean;
      readonly pass: boolean;
    }
  | {
      readonly step: 'settle';
      readonly amount: number;
      readonly repay: number;
      readonly extended: number | null;
      readonly canRepay: boolean;
    }
  | { readonly step: 'starter'; readonly candidates: readonly Seat[] };

/** Derives the prompt from the legal actions; null for chance and after the end. */
export function promptOf(position: Position): Prompt | null {
  const { step } = position.json;
  if (position.actor === null) return null;
  if (step === 'settle') return settlePrompt(position);
  if (step === 'starter')
    return { step, candidates: position.legal.flatMap((line) => (line.verb === 'starter' ? [line.chosen] : [])) };
  return step === 'turn' ? turnPrompt(position, position.actor) : null;
}

function turnPrompt(position: Position, seat: Seat): Prompt {
  const has = (...verbs: readonly ActionLine['verb'][]) => position.legal.some((line) => verbs.includes(line.verb));
  const priceOf = (verb: ActionLine['verb']): number | null => {
    const line = position.legal.find((legal) => legal.verb === verb);
    return line ? costOf(position, [line.text]) : null;
  };
  const { turn } = position.json;
  return {
    step: 'turn',
    cash: position.json.players[seat]?.cash ?? 0,
    city: shipCity(position),
    buy: has('buy'),
    sail: has('sail'),
    plan: position.plans.some(({ bought }) => bought.length > 0),
    build: priceOf('build'),
    reopen: has('reopen'),
    fortress: priceOf('fortress'),
    loan: has('loan'),
    pirate: pirateOption(turn.freePirate === 'owed', has),
    end: has('end'),
    pass: has('pass'),
  };
}

function pirateOption(
  owed: boolean,
  has: (...verbs: readonly ActionLine['verb'][]) => boolean,
): 'may' | 'must' | 'anchor' | null {
  if (has('pirate-anchor')) return 'anchor';
  if (owed) return 'must';
  return has('pirate-florins', 'pirate-card', 'pirate-free') ? 'may' : null;
}

function settlePrompt(position: Position): Prompt | null {
  const line = position.legal.find((legal) => legal.verb === 'repay' || legal.verb === 'extend');
  if (!line || !('amount' in line)) return null;
  const terms = position.board.loans.find((loan) => loan.amount === line.amount);
  const canExtend = position.legal.some((legal) => legal.verb === 'extend');
  const loans = position.json.players[line.seat]?.loans ?? [];
  const extended = !canExtend && loans.some((loan) => loan.extended && loan.amount === line.amount);
  return {
    step: 'settle',
    amount: line.amount,
    repay: (extended ? terms?.extended : terms?.repay) ?? line.amount,
    extended: canExtend ? (terms?.extended ?? null) : null,
    canRepay: position.legal.some((legal) => legal.verb === 'repay'),
  };
}

/** Returns the acting seat's net cost of these lines; null if one is refused. */
export function costOf(position: Position, lines: readonly string[]): number | null {
  const outcome = position.afterAll(lines);
  const seat = position.actor;
  if (!outcome.ok || seat === null) return null;
  const cash = (at: Position) => at.json.players[seat]?.cash ?? 0;
  return cash(position) - cash(outcome.position);
}

/** Returns the base position of an empty draft, for questions between turns; null if the draft has steps. */
export function questioned(draft: Pick<Draft<Position, unknown>, 'base' | 'steps'> | null): Position | null {
  return draft !== null && draft.steps.length === 0 ? draft.base : null;
}
