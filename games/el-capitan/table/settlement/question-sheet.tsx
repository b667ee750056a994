import type { Seat } from '@levante/contract';
import { TurnNotice } from '@levante/table/turn/turn-view.tsx';
import type { Position } from '../match/position.ts';
import type { TableProps } from '../match/props.ts';
import type { ElCapitanMatch } from '../turn/phrases.ts';
import type { Prompt } from '../turn/prompt.ts';
import { Settlement, StarterChoice } from './settle-sheet.tsx';
import {
  costsOf,
  type DueLoan,
  dueLoans,
  extendAll,
  type LoanAnswer,
  linesOfAnswers,
  poorestFirst,
  repayMaximum,
  settled,
} from './settlement.ts';

/** Answers so far and their base position. */
export interface Answers {
  readonly base: Position;
  readonly given: readonly LoanAnswer[];
}

/** An open question and its answers so far. */
export interface OpenQuestion {
  readonly position: Position;
  readonly seat: Seat;
  readonly prompt: Exclude<Prompt, { step: 'turn' }>;
  readonly answers: Answers | null;
  setAnswers(answers: Answers): void;
}

/** Returns the sheet of a question after a payday, and the state after its answers so far. */
export function questionSheet(
  context: ElCapitanMatch,
  { position, seat, prompt, answers, setAnswers }: OpenQuestion,
): Pick<TableProps, 'state' | 'sheet'> {
  if (prompt.step === 'starter') return { state: position.json, sheet: starterSheet(context, position, seat, prompt) };
  const loans = dueLoans(position, seat);
  const cash = position.json.players[seat]?.cash ?? 0;
  const given = answers?.base === position ? answers.given : repayMaximum(loans, cash);
  const after = settled(position, seat, loans, given) ?? position;
  const props = {
    base: position,
    seat,
    loans,
    given,
    after,
    answer: (next: readonly LoanAnswer[]) => setAnswers({ base: position, given: next }),
  };
  return { state: after.json, sheet: settleSheet(context, props) };
}

interface Settling {
  readonly base: Position;
  readonly seat: Seat;
  readonly loans: readonly DueLoan[];
  readonly given: readonly LoanAnswer[];
  readonly after: Position;
  readonly answer: (given: readonly LoanAnswer[]) => void;
}

function settleSheet({ editor, view }: ElCapitanMatch, { base, seat, loans, given, after, answer }: Settling) {
  const cash = base.json.players[seat]?.cash ?? 0;
  const costs = costsOf(loans, given);
  const rows = loans.map((loan, i) => ({
    ...loan,
    answer: given[i] ?? 'extend',
    canRepay: given[i] === 'repay' || settled(base, seat, loans, given.with(i, 'repay')) !== null,
  }));
  return (
    <Settlement
      phase={base.json.phase}
      seat={seat}
      loans={rows}
      cash={cash}
      now={costs.now}
      later={costs.later}
      ranking={poorestFirst(after)}
      onAnswer={(i, one) => answer(given.with(i, one))}
      onRepayMaximum={() => answer(repayMaximum(loans, cash))}
      onExtendAll={() => answer(extendAll(loans))}
      onConfirm={() => editor.decide(...linesOfAnswers(seat, loans, given))}
      sending={editor.sending.value}
      onClose={() => view.hideQuestion()}
      notice={<TurnNotice />}
    />
  );
}

function starterSheet(
  { editor, view, names }: ElCapitanMatch,
  position: Position,
  seat: Seat,
  { candidates }: Extract<Prompt, { step: 'starter' }>,
) {
  const fortunes = poorestFirst(position);
  const choices = candidates.map((one) => ({
    seat: one,
    name: names[one] ?? '',
    fortune: fortunes.find((other) => other.seat === one)?.fortune ?? 0,
  }));
  return (
    <StarterChoice
      phase={position.json.phase}
      choices={choices}
      onPick={(picked) => editor.decide(`${seat} starter ${picked}`)}
      sending={editor.sending.value}
      onClose={() => view.hideQuestion()}
      notice={<TurnNotice />}
    />
  );
}
