import { Coin } from '../art/drawings.tsx';

/** Florins: always a coin before the figure. */
export function Florins({ amount }: { amount: number }) {
  return (
    <span class="florins">
      <Coin />
      <span>{minus(amount)}</span>
    </span>
  );
}

/** A figure with a true minus sign. */
export const minus = (amount: number): string => (amount < 0 ? `−${-amount}` : String(amount));

/** A gain or a loss with its sign: `+16`, `−4`. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : minus(amount));

/** A gain or a loss, by sign as well as by colour. */
export function Amount({ amount }: { amount: number }) {
  return <span class={amount > 0 ? 'gain' : amount < 0 ? 'loss' : undefined}>{signed(amount)}</span>;
}
