import type { Seat } from '@levante/contract';
import { TurnNotice } from '@levante/table/match/turn-view.tsx';
import { lazyComponent } from '@levante/table/ui/lazy.ts';
import { useState } from 'preact/hooks';
import { promptOf, questioned } from './act/prompt.ts';
import {
  costsOf,
  type DueLoan,
  dueLoans,
  extendAll,
  type LoanAnswer,
  linesOfAnswers,
  poorestFirst,
  repayMost,
  settled,
} from './act/settlement.ts';
import type { Position } from './follow/position.ts';
import type { ElCapitanMatch } from './match.ts';
import type { TableProps } from './show/props.ts';
import type { Prompt } from './words/words.ts';

const SettleSheet = lazyComponent(async () => (await import('./show/settle-sheet.tsx')).Settlement);
const StarterSheet = lazyComponent(async () => (await import('./show/settle-sheet.tsx')).StarterChoice);

/** What a table shows while a question after a payday is asked on it. */
type QuestionProps = Pick<TableProps, 'state' | 'sheet'>;

/** The answers given so far, and the position they are for. */
interface Answers {
  readonly base: Position;
  readonly given: readonly LoanAnswer[];
}

/** The question after a payday that is asked of this screen; null where none is, or it has been laid aside. */
export function useQuestion(context: ElCapitanMatch): QuestionProps | null {
  const { editor, session, view } = context;
  const [answers, setAnswers] = useState<Answers | null>(null);
  const position = questioned(editor.draft.value);
  const asked = position && promptOf(position);
  const { seat } = editor;
  if (!asked || asked.step === 'turn' || seat === null || !position) return null;
  if (view.laidAside.value || session.held.value !== null || view.past.value !== null) return null;
  if (asked.step === 'starter') return { state: position.json, sheet: starterSheet(context, position, seat, asked) };
  const loans = dueLoans(position, seat);
  const cash = position.json.players[seat]?.cash ?? 0;
  const given = answers?.base === position ? answers.given : repayMost(loans, cash);
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
  /** Where the answers lead. */
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
    <SettleSheet
      phase={base.json.phase}
      seat={seat}
      loans={rows}
      cash={cash}
      now={costs.now}
      later={costs.later}
      ranking={poorestFirst(after)}
      onAnswer={(i, one) => answer(given.with(i, one))}
      onRepayMost={() => answer(repayMost(loans, cash))}
      onExtendAll={() => answer(extendAll(loans))}
      onConfirm={() => editor.decide(...linesOfAnswers(seat, loans, given))}
      sending={editor.sending.value}
      onClose={() => {
        view.laidAside.value = true;
      }}
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
    <StarterSheet
      phase={position.json.phase}
      choices={choices}
      onPick={(picked) => editor.decide(`${seat} starter ${picked}`)}
      sending={editor.sending.value}
      onClose={() => {
        view.laidAside.value = true;
      }}
      notice={<TurnNotice />}
    />
  );
}
