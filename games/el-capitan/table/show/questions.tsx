import type { Seat } from '@levante/contract';
import { Shield } from '@levante/table/art/marks.tsx';
import { Dialog } from '@levante/table/ui/dialog.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import type { ComponentChildren } from 'preact';
import { useTableWords } from '../words/index.ts';

interface Answer {
  readonly label: string;
  /** What follows from it. */
  readonly note: string;
  readonly price: number | null;
  /** Why it cannot be chosen; null when it can. */
  readonly disabledReason: string | null;
  readonly onPick: () => void;
}

function AnswerButton({ answer, mark }: { answer: Answer; mark?: ComponentChildren }) {
  const can = answer.disabledReason === null;
  return (
    <button
      type="button"
      class="answer"
      aria-disabled={can ? undefined : 'true'}
      onClick={can ? answer.onPick : undefined}
    >
      {mark}
      <span class="answer-text">
        <strong>{answer.label}</strong>
        <span>{can ? answer.note : answer.disabledReason}</span>
      </span>
      {answer.price !== null && <Florins amount={answer.price} />}
    </button>
  );
}

export interface SettlementProps {
  readonly title: string;
  /** The question in a sentence: which loan of whom, and how much there is to pay it with. */
  readonly question: string;
  readonly repay: Omit<Answer, 'label'>;
  /** Null where the loan can only be repaid. */
  readonly extend: Omit<Answer, 'label'> | null;
  readonly amount: number;
  /** Lays the question aside, to look at the table first. */
  readonly onClose: () => void;
}

/** After a payday: one loan, repay it or extend it. */
export function Settlement({ title, question, repay, extend, amount, onClose }: SettlementProps) {
  const words = useTableWords();
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="question">{question}</p>
      <div class="answers">
        <AnswerButton answer={{ ...repay, label: words.repay(amount) }} />
        {extend && <AnswerButton answer={{ ...extend, label: words.extend(amount) }} />}
      </div>
    </Dialog>
  );
}

export interface StarterChoiceProps {
  readonly title: string;
  readonly question: string;
  readonly choices: readonly { readonly seat: Seat; readonly name: string; readonly note: string }[];
  readonly onPick: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** The poorest names the next starting player. */
export function StarterChoice({ title, question, choices, onPick, onClose }: StarterChoiceProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="question">{question}</p>
      <div class="answers">
        {choices.map(({ seat, name, note }) => (
          <AnswerButton
            key={seat}
            mark={<Shield seat={seat} />}
            answer={{ label: name, note, price: null, disabledReason: null, onPick: () => onPick(seat) }}
          />
        ))}
      </div>
    </Dialog>
  );
}
