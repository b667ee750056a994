import { raised } from '@levante/table/words/grammar.ts';
import { words as kit } from '@levante/table/words/index.ts';
import { tableWords } from '../match/words/index.ts';
import './settle.css';
import type { Seat } from '@levante/contract';
import { CloseIcon, FlagIcon } from '@levante/table/art/icons.tsx';
import { Shield } from '@levante/table/art/marks.tsx';
import { Amount, Florins, minus, signed } from '@levante/table/ui/figures.tsx';
import { ReadAgain, useAnswer } from '@levante/table/ui/spoken.tsx';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useTable } from '../match/props.ts';
import { settleWords } from './words/index.ts';

/** A loan on the sheet: its answer and the alternatives. */
export interface LoanRow {
  readonly amount: number;
  readonly repay: number;
  /** Null if it must be repaid. */
  readonly extend: number | null;
  readonly answer: 'repay' | 'extend';
  readonly canRepay: boolean;
}

export interface SettlementProps {
  readonly phase: number;
  readonly seat: Seat;
  readonly loans: readonly LoanRow[];
  readonly cash: number;
  readonly now: number;
  readonly later: number;
  /** Cash less debts by seat after these answers, poorest first. */
  readonly ranking: readonly { readonly seat: Seat; readonly fortune: number }[];
  readonly onAnswer: (loan: number, answer: 'repay' | 'extend') => void;
  readonly onRepayMaximum: () => void;
  readonly onExtendAll: () => void;
  readonly onConfirm: () => void;
  /** True while answers are being sent. */
  readonly sending: boolean;
  readonly onClose: () => void;
  /** Error message, if any. */
  readonly notice: ComponentChildren;
}

interface SheetProps {
  readonly title: string;
  readonly question: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A sheet that replaces turn and log; the board stays visible. */
function Sheet({ title, question, onClose, children }: SheetProps) {
  const words = settleWords.value;
  return (
    <section class="settle" aria-label={title}>
      <header class="settle-head">
        <h2 tabIndex={-1} data-prompt="">
          {title}
        </h2>
        <button
          type="button"
          class="icon-button"
          aria-label={words.lookAtTable}
          title={words.lookAtTable}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <p class="settle-question">{question}</p>
      {children}
    </section>
  );
}

/** A switch with two sides; an unavailable side is crossed out and explains itself when clicked. */
function Switch({
  loan,
  left,
  onAnswer,
}: {
  loan: LoanRow;
  left: number;
  onAnswer: (answer: 'repay' | 'extend') => void;
}) {
  const words = settleWords.value;
  const [why, setWhy, count] = useAnswer<string | null>(null);
  const pick = (answer: 'repay' | 'extend') => {
    const refusal =
      answer === 'repay'
        ? loan.canRepay
          ? null
          : words.tooDear(loan.repay, left)
        : loan.extend === null
          ? words.extendedBefore
          : null;
    setWhy(refusal);
    if (refusal === null) onAnswer(answer);
  };
  const side = (answer: 'repay' | 'extend', label: string, can: boolean) => (
    <button
      type="button"
      class="settle-side"
      data-answer={answer}
      aria-pressed={loan.answer === answer}
      aria-disabled={can ? undefined : 'true'}
      onClick={() => pick(answer)}
    >
      {label}
    </button>
  );
  return (
    <li class="settle-loan">
      <span class="settle-amount">
        <Florins amount={loan.amount} />
      </span>
      <fieldset class="settle-switch">
        <legend class="unseen">{tableWords.value.loan(loan.amount)}</legend>
        {side('repay', words.repay(loan.repay), loan.canRepay)}
        {side('extend', loan.extend === null ? '–' : words.extend(loan.extend), loan.extend !== null)}
      </fieldset>
      {why !== null && (
        <p class="settle-why" role="alert">
          <ReadAgain of={count}>{why}</ReadAgain>
        </p>
      )}
    </li>
  );
}

/** A bar chart of cash less debts, poorest first. */
function Ranking({ seat: mine, ranking }: Pick<SettlementProps, 'seat' | 'ranking'>) {
  const { props } = useTable();
  const most = Math.max(1, ...ranking.map(({ fortune }) => Math.abs(fortune)));
  return (
    <ol class="settle-ranking">
      {ranking.map(({ seat, fortune }, i) => (
        <li key={seat} data-poorest={i === 0 ? '' : undefined}>
          <Shield seat={seat} />
          <strong>{seat === mine ? raised(kit.value.follow.you) : props.names[seat]}</strong>
          <span class="settle-bar" aria-hidden="true">
            <span
              data-below={fortune < 0 ? '' : undefined}
              style={{ width: `${(50 * Math.abs(fortune)) / most}%`, background: `var(--p${seat})` }}
            />
          </span>
          <span class={fortune < 0 ? 'loss' : 'gain'}>{signed(fortune)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The settlement after a payday: loans with switches, totals, the poorest player, and one button for all answers. */
export function Settlement(props: SettlementProps) {
  const table = useTable();
  const words = settleWords.value;
  const { phase, seat, loans, cash, now, later, ranking } = props;
  const poorest = ranking[0]?.seat;
  return (
    <Sheet title={words.title(phase)} question={words.due(loans.length)} onClose={props.onClose}>
      <div class="settle-columns" aria-hidden="true">
        <span>{words.loan}</span>
        <span>{words.now}</span>
        <span>{words.later(phase)}</span>
      </div>
      <ul class="settle-loans">
        {loans.map((loan, i) => (
          <Switch
            key={`${i + 1} ${loan.amount}`}
            loan={loan}
            left={cash - now}
            onAnswer={(answer) => props.onAnswer(i, answer)}
          />
        ))}
      </ul>
      <dl class="settle-run">
        <div>
          <dt>{words.have}</dt>
          <dd>{cash}</dd>
        </div>
        <div>
          <dt>{words.repaid}</dt>
          <dd>
            <Amount amount={-now} />
          </dd>
        </div>
        <div data-total="">
          <dt>{words.keep}</dt>
          <dd>
            <Florins amount={cash - now} />
          </dd>
        </div>
        <div>
          <dt>{words.owed(phase)}</dt>
          <dd>
            <Amount amount={-later} />
          </dd>
        </div>
      </dl>
      <h3>
        {words.poorest} <span class="aside">{words.lessDebts}</span>
      </h3>
      <Ranking seat={seat} ranking={ranking} />
      <p class="settle-poorest" aria-live="polite">
        <FlagIcon />
        <span>
          {poorest === seat
            ? words.youArePoorest(phase)
            : words.isPoorest(table.props.names[poorest ?? 0] ?? '', phase)}
        </span>
      </p>
      <div class="settle-foot">
        {props.notice}
        <button
          type="button"
          class="button button-primary settle-confirm"
          aria-disabled={props.sending ? 'true' : undefined}
          onClick={props.onConfirm}
        >
          {words.confirm(loans.length)}
        </button>
        <div class="settle-ways">
          <button type="button" class="button" onClick={props.onRepayMaximum}>
            {words.repayMaximum}
          </button>
          <button type="button" class="button" onClick={props.onExtendAll}>
            {words.extendAll}
          </button>
        </div>
      </div>
    </Sheet>
  );
}

export interface StarterChoiceProps {
  readonly phase: number;
  readonly choices: readonly { readonly seat: Seat; readonly name: string; readonly fortune: number }[];
  readonly onPick: (seat: Seat) => void;
  readonly sending: boolean;
  readonly onClose: () => void;
  readonly notice: ComponentChildren;
}

/** The poorest player's choice of who starts the next phase. */
export function StarterChoice({ phase, choices, onPick, sending, onClose, notice }: StarterChoiceProps) {
  const words = settleWords.value;
  const [picked, setPicked] = useState<Seat | null>(null);
  const name = choices.find(({ seat }) => seat === picked)?.name;
  return (
    <Sheet title={words.starter} question={words.starterNote(phase)} onClose={onClose}>
      <ul class="settle-starters">
        {choices.map((choice) => (
          <li key={choice.seat}>
            <button
              type="button"
              class="settle-starter"
              aria-pressed={picked === choice.seat}
              onClick={() => setPicked(choice.seat)}
            >
              <Shield seat={choice.seat} />
              <strong>{choice.name}</strong>
              <span class={choice.fortune < 0 ? 'loss' : undefined}>{minus(choice.fortune)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p class="aside">{words.lessDebts}</p>
      <div class="settle-foot">
        {notice}
        <button
          type="button"
          class="button button-primary settle-confirm"
          aria-disabled={picked === null || sending ? 'true' : undefined}
          onClick={() => picked !== null && !sending && onPick(picked)}
        >
          {name === undefined ? words.pickOne : words.begins(name, phase)}
        </button>
      </div>
    </Sheet>
  );
}
