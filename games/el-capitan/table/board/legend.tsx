import { HelpIcon } from '@levante/table/art/icons.tsx';
import { lazyComponent } from '@levante/table/lib/lazy.ts';
import { useState } from 'preact/hooks';
import { tableWords } from '../match/words/en.ts';

const LegendSheet = lazyComponent(async () => (await import('./legend-sheet.tsx')).LegendSheet);

/** The button in the corner of the chart, and the list of its signs. */
export function Legend() {
  const words = tableWords.value;
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="legend-button" onClick={() => setOpen(true)}>
        <HelpIcon />
        <span>{words.signs}</span>
      </button>
      {open && <LegendSheet onClose={() => setOpen(false)} />}
    </>
  );
}
