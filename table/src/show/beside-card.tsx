import './beside-card.css';
import type { ComponentChildren } from 'preact';

interface BesideCardProps {
  readonly title: string;
  /** Stands behind the title, quieter. */
  readonly note: ComponentChildren;
  readonly small: boolean;
  readonly onFold: (small: boolean) => void;
  readonly children: ComponentChildren;
}

/** A card that lies beside the table and can be folded out of the way: a puzzle's task, the chances on an analysis board. */
export function BesideCard({ title, note, small, onFold, children }: BesideCardProps) {
  return (
    <section class="beside" aria-label={title} data-small={small ? '' : undefined}>
      <header>
        <button
          type="button"
          class="beside-fold"
          aria-expanded={!small}
          aria-controls="beside-text"
          onClick={() => onFold(!small)}
        >
          <b>{title}</b> <span class="quiet">{note}</span>
        </button>
      </header>
      <div id="beside-text" class="beside-text" hidden={small}>
        {children}
      </div>
    </section>
  );
}
