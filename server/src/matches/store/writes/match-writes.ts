import { insertMatch } from './create.ts';
import { callOff, deleteExpired, forgetPart, removePerson } from './deletion.ts';
import { insertRematch, seatAtTable } from './meetings.ts';
import { changeProposal } from './proposal.ts';
import { writeSeatChange } from './seat-change.ts';
import { fillSeat, writeEntropy, writeInvite, writeLeaving } from './seats.ts';
import type { MatchTransaction } from './transaction.ts';

/** Writes of matches by name, each a transaction. A name and its input can be sent to the thread that writes. */
const FUNCTIONS = {
  writeEntropy,
  callOff,
  changeProposal,
  writeSeatChange,
  insertMatch,
  deleteExpired,
  fillSeat,
  forgetPart,
  writeInvite,
  writeLeaving,
  seatAtTable,
  insertRematch,
  removePerson,
};

type Functions = typeof FUNCTIONS;
export type MatchWriteName = keyof Functions;
export type MatchWriteInput<Name extends MatchWriteName> = Parameters<Functions[Name]>[1];
export type MatchWriteResult<Name extends MatchWriteName> = Awaited<ReturnType<Functions[Name]>>;

/** A name, so that the compiler relates input and result of each. */
type MatchWriteTable = {
  readonly [Name in MatchWriteName]: (
    tx: MatchTransaction,
    input: MatchWriteInput<Name>,
  ) => Promise<MatchWriteResult<Name>>;
};
const MATCH_WRITES: MatchWriteTable = FUNCTIONS;

/** Applies a write within a transaction. */
export function applyMatchWrite<Name extends MatchWriteName>(
  tx: MatchTransaction,
  name: Name,
  input: MatchWriteInput<Name>,
): Promise<MatchWriteResult<Name>> {
  return MATCH_WRITES[name](tx, input);
}

/** A write with its input. */
export type MatchWrite = {
  readonly [Name in MatchWriteName]: { readonly name: Name; readonly input: MatchWriteInput<Name> };
}[MatchWriteName];

/** Result of a write, with the ids of the matches that it changed. */
export interface AppliedMatchWrite<Result> {
  readonly result: Result;
  readonly changed: readonly string[];
}
