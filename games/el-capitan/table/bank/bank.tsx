import { TargetButton } from '@levante/table/pointing/target.tsx';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useMemo } from 'preact/hooks';
import { CountingHouse, Ship } from '../art/pieces.tsx';
import { useTable } from '../match/props.ts';
import { tableWords } from '../match/words/index.ts';

function Loans() {
  const { props } = useTable();
  const words = tableWords.value;
  return (
    <div class="loans" data-spatial="">
      {props.board.loans.map(({ amount, repay, extended }) => {
        const left = props.state.loanCards[amount] ?? 0;
        const label = `${words.loan(amount)}, ${words.loansLeft(left)}, ${words.loanTerms(repay, extended)}`;
        return (
          <TargetButton key={amount} target={{ on: 'loan', amount }} label={label} class="loan">
            <span class="loan-head">
              <Florins amount={amount} /> <span class="loan-left">{words.loansLeft(left)}</span>
            </span>{' '}
            <span class="loan-terms">{words.loanTerms(repay, extended)}</span>
          </TargetButton>
        );
      })}
    </div>
  );
}

function ShipsAtBank() {
  const { props } = useTable();
  const words = tableWords.value;
  const seats = props.state.players.flatMap(({ ship }, seat) => (ship?.city === 'BANK' ? [seat] : []));
  if (seats.length === 0) return <p class="bank-empty">{words.noShipAtBank}</p>;
  return (
    <div class="bank-ships">
      {seats.map((seat) => (
        <span key={seat} data-piece={`ship-${seat}`} role="img" aria-label={words.shipOf(props.names[seat] ?? '')}>
          <Ship seat={seat} />
        </span>
      ))}
    </div>
  );
}

/** The bank: remaining loans and the ships moored there. */
export function Bank() {
  const words = tableWords.value;
  const house = useMemo(() => <CountingHouse />, []);
  return (
    <section class="bank" data-anchor="bank" data-hint-area="" aria-label={words.bank}>
      <div class="bank-house">
        <header class="bank-head">
          <h3>{words.bank}</h3>
          <div class="bank-picture">{house}</div>
        </header>
        <Loans />
        <ShipsAtBank />
      </div>
    </section>
  );
}
