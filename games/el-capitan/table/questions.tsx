import type { Seat } from '@levante/contract';
import { promptOf } from './act/prompt.ts';
import { fortuneOf } from './follow/books.ts';
import type { ElCapitanMatch } from './match.ts';
import { Settlement, StarterChoice } from './show/questions.tsx';
import type { Prompt } from './words/words.ts';

/** The questions after a payday, one at a time; they can be laid aside to look at the table. */
export function Questions({ context }: { readonly context: ElCapitanMatch }) {
  const { editor, session, view, phrases, names } = context;
  const { namer } = context.phrases;
  const open = editor.open.value ? editor.position.value : null;
  const asked = open && promptOf(open);
  const seat = editor.seat;
  const position = editor.position.value;
  if (!asked || asked.step === 'turn' || seat === null || !position) return null;
  if (view.laidAside.value || session.held.value !== null || view.past.value !== null) return null;
  const layAside = () => {
    view.laidAside.value = true;
  };
  const { act } = phrases.words;
  const title = act.afterPayday(names[seat] ?? '', position.json.phase);
  if (asked.step === 'starter') {
    const choices = asked.candidates.map((choice: Seat) => ({
      seat: choice,
      name: names[choice] ?? '',
      note: act.worth(namer.florins(fortuneOf(position.json, position.board, choice))),
    }));
    return (
      <StarterChoice
        key="starter"
        title={title}
        question={act.asked(asked, namer)}
        choices={choices}
        onPick={(choice) => editor.decide(`${seat} starter ${choice}`)}
        onClose={layAside}
      />
    );
  }
  const cash = position.json.players[seat]?.cash ?? 0;
  return (
    <Loan
      key={`${position.json.players[seat]?.loans.length} ${asked.amount}`}
      context={context}
      asked={asked}
      seat={seat}
      cash={cash}
      title={title}
      layAside={layAside}
    />
  );
}

interface LoanProps {
  readonly context: ElCapitanMatch;
  readonly asked: Extract<Prompt, { step: 'settle' }>;
  readonly seat: Seat;
  readonly cash: number;
  readonly title: string;
  readonly layAside: () => void;
}

function Loan({ context, asked, seat, cash, title, layAside }: LoanProps) {
  const { editor, phrases } = context;
  const { namer } = phrases;
  const { act } = phrases.words;
  const { amount, repay, extended } = asked;
  return (
    <Settlement
      title={title}
      question={act.settleQuestion(amount, namer.florins(cash))}
      amount={amount}
      repay={{
        note: act.leftAfter(namer.florins(cash - repay)),
        price: repay,
        disabledReason: asked.canRepay ? null : act.tooLittle,
        onPick: () => editor.decide(`${seat} repay ${amount}`),
      }}
      extend={
        extended === null
          ? null
          : {
              note: act.extendNote(namer.florins(extended)),
              price: null,
              disabledReason: null,
              onPick: () => editor.decide(`${seat} extend ${amount}`),
            }
      }
      onClose={layAside}
    />
  );
}
