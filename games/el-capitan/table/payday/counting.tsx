import { isStill } from '@levante/table/motion/motions.ts';
import { Florins } from '@levante/table/ui/figures.tsx';
import { useEffect, useRef, useState } from 'preact/hooks';

/** How long a figure counts to its new value, in milliseconds. */
const COUNT_MS = 260;

/** Florins that count to their new amount; the page's language is told the amount alone. Without motion they are there at once. */
export function Counting({ amount }: { amount: number }) {
  const [shown, setShown] = useState(amount);
  const from = useRef(amount);
  useEffect(() => {
    const first = from.current;
    from.current = amount;
    if (first === amount || isStill()) {
      setShown(amount);
      return;
    }
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - began) / COUNT_MS);
      setShown(Math.round(first + (amount - first) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [amount]);
  return <Florins amount={isStill() ? amount : shown} />;
}
