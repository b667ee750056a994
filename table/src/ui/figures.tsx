import { Coin } from '../art/drawings.tsx';

/** Amount of florins with a coin. */
export function Florins({ amount }: { amount: number }) {
  return (
    <span class="florins">
      <Coin />
      <span>{minus(amount)}</span>
    </span>
  );
}

/** Formats a number with a true minus sign. */
export const minus = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

/** Formats a gain or a loss: `+16`, `−4`. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount));

/** A gain or a loss, distinguished by sign and colour. */
export function Amount({ amount }: { amount: number }) {
  return <span class={amount > 0 ? 'gain' : amount < 0 ? 'loss' : undefined}>{signed(amount)}</span>;
}
