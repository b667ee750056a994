import '../style/books.css';
import type { ComponentChildren } from 'preact';
import { BackIcon, FirstIcon, ForwardIcon, LastIcon } from '../art/icons.tsx';
import { useUiWords } from '../words/en.ts';

export interface ScrubberProps {
  readonly ply: number;
  readonly last: number;
  /** What happened at this ply, in a sentence. */
  readonly text: string;
  /** Plies at which a phase ended: marked on the line. */
  readonly paydays: readonly number[];
  readonly onPly: (ply: number) => void;
}

/** A line over the whole match: any past ply can be looked at. */
export function Scrubber({ ply, last, text, paydays, onPly }: ScrubberProps) {
  const words = useUiWords();
  const step = (to: number, label: string, icon: ComponentChildren) => (
    <button
      type="button"
      class="icon-button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > last || to === ply}
      onClick={() => onPly(to)}
    >
      {icon}
    </button>
  );
  return (
    <div class="scrubber">
      <div class="scrubber-line">
        <input
          type="range"
          min="0"
          max={last}
          value={ply}
          aria-label={words.scrubber}
          aria-valuetext={`${words.plyOf(ply, last)}: ${text}`}
          onInput={(event) => onPly(event.currentTarget.valueAsNumber)}
        />
        {paydays.map((at) => (
          <span key={at} class="scrubber-payday" style={{ left: `${(100 * at) / Math.max(1, last)}%` }} />
        ))}
      </div>
      <div class="scrubber-buttons">
        {step(0, words.first, <FirstIcon />)}
        {step(ply - 1, words.back, <BackIcon />)}
        <span class="aside">{words.plyOf(ply, last)}</span>
        {step(ply + 1, words.forward, <ForwardIcon />)}
        {step(last, words.last, <LastIcon />)}
      </div>
      <p class="scrubber-text">{text}</p>
    </div>
  );
}
