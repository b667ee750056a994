import type { Seat } from '@levante/contract';
import { askedOf } from './act/asked.ts';
import { fortuneOf } from './follow/books.ts';
import type { ElCapitanSeated } from './seated.ts';
import { Settlement, StarterChoice } from './show/questions.tsx';
import type { Asked } from './words/words.ts';

/** The questions after a payday, one at a time; they can be laid aside to look at the table. */
export function Questions({ seated }: { readonly seated: ElCapitanSeated }) {
  const { acting, store, sight, voice, names } = seated;
  const { namer } = seated.voice;
  const open = acting.open.value ? acting.position.value : null;
  const asked = open && askedOf(open);
  const seat = acting.seat;
  const position = acting.position.value;
  if (!asked || asked.step === 'turn' || seat === null || !position) return null;
  if (sight.laidAside.value || store.held.value !== null || sight.past.value !== null) return null;
  const layAside = () => {
    sight.laidAside.value = true;
  };
  const { act } = voice.words;
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
        onPick={(choice) => acting.decide(`${seat} starter ${choice}`)}
        onClose={layAside}
      />
    );
  }
  const cash = position.json.players[seat]?.cash ?? 0;
  return (
    <Loan
      key={`${position.json.players[seat]?.loans.length} ${asked.amount}`}
      seated={seated}
      asked={asked}
      seat={seat}
      cash={cash}
      title={title}
      layAside={layAside}
    />
  );
}

interface LoanProps {
  readonly seated: ElCapitanSeated;
  readonly asked: Extract<Asked, { step: 'settle' }>;
  readonly seat: Seat;
  readonly cash: number;
  readonly title: string;
  readonly layAside: () => void;
}

function Loan({ seated, asked, seat, cash, title, layAside }: LoanProps) {
  const { acting, voice } = seated;
  const { namer } = voice;
  const { act } = voice.words;
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
        onPick: () => acting.decide(`${seat} repay ${amount}`),
      }}
      extend={
        extended === null
          ? null
          : {
              note: act.extendNote(namer.florins(extended)),
              price: null,
              disabledReason: null,
              onPick: () => acting.decide(`${seat} extend ${amount}`),
            }
      }
      onClose={layAside}
    />
  );
}
