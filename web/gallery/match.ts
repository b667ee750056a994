/// <reference types="vite/client" />
import { ActionBuffer, type MatchRecord, readRecord } from '@levante/contract';
import {
  boardOf,
  citiesInPlay,
  type ElCapitanFact,
  type ElCapitanState,
  elCapitan,
  triangleCounts,
} from '@levante/el-capitan/rules';

const RECORDS = import.meta.glob<string>('../../records/independent/*.levante.json', {
  query: '?raw',
  import: 'default',
});

/** A position out of a record, with what led to it. */
export interface Moment {
  readonly state: ElCapitanState;
  readonly before: ElCapitanState;
  readonly facts: readonly ElCapitanFact[];
  readonly ply: number;
  /** All facts since the beginning, one list per ply. */
  readonly history: readonly (readonly ElCapitanFact[])[];
  /** Cash less debts of every seat at the end of each turn. */
  readonly fortunes: readonly { readonly turn: number; readonly fortunes: readonly number[] }[];
  readonly paydays: readonly { readonly turn: number; readonly label: string }[];
  readonly last: number;
}

/** Ply of a record: a number, or the first one that matches. */
export type When = number | ((state: ElCapitanState, facts: readonly ElCapitanFact[]) => boolean);

function fortunesOf(state: ElCapitanState): readonly number[] {
  const terms = boardOf(state).loans;
  return elCapitan.toJson(state).players.map(({ cash, loans }) =>
    loans.reduce((left, loan) => {
      const term = terms.find(({ amount }) => amount === loan.amount);
      return left - (loan.extended ? (term?.extended ?? 0) : (term?.repay ?? 0));
    }, cash),
  );
}

/** Loads a record by name, such as `4-can`, or `2-as-described-1` of Golden Horn. */
export async function recordOf(name: string, game = 'el-capitan'): Promise<MatchRecord> {
  const text = await RECORDS[`../../records/independent/${game}-${name}.levante.json`]?.();
  const record = readRecord(JSON.parse(text ?? 'null'));
  if (!record.ok) throw new Error(`no such record: ${name}`);
  return record.value;
}

/** Replays a record up to a moment. */
export async function momentOf(name: string, when: When): Promise<Moment> {
  const record = await recordOf(name);
  const options = elCapitan.options(record.options);
  if (!options.ok) throw new Error(`bad options in ${name}`);
  const state = elCapitan.setup(options.value);
  const history: ElCapitanFact[][] = [];
  const fortunes = [{ turn: 0, fortunes: fortunesOf(state) }];
  const paydays: { turn: number; label: string }[] = [];
  let before = elCapitan.clone(state);
  let ply = 0;
  for (const line of record.actions) {
    if (when === ply) break;
    const action = elCapitan.parse(state, line);
    if (!action.ok) throw new Error(`${name}, ply ${ply}: ${line}`);
    before = elCapitan.clone(state);
    const facts: ElCapitanFact[] = [];
    elCapitan.apply(state, action.value, facts);
    history.push(facts);
    ply++;
    const turn = fortunes.length;
    if (facts.some(({ type }) => type === 'turn-ended' || type === 'match-over')) {
      fortunes.push({ turn, fortunes: fortunesOf(state) });
    }
    if (facts.some(({ type }) => type === 'payday')) paydays.push({ turn, label: `Payday ${paydays.length + 1}` });
    if (typeof when === 'function' && when(state, facts)) break;
  }
  const last = record.actions.length;
  return { state, before, facts: history.at(-1) ?? [], ply, history, fortunes, paydays, last };
}

/** Returns the legal actions as lines. */
export function legalLines(state: ElCapitanState): readonly string[] {
  const buffer = new ActionBuffer();
  elCapitan.legal(state, buffer);
  return Array.from({ length: buffer.length }, (_, i) => elCapitan.write(state, buffer.at(i)));
}

export const printed = (state: ElCapitanState) => ({
  board: boardOf(state),
  cities: citiesInPlay(state),
  triangle: triangleCounts(state),
});
