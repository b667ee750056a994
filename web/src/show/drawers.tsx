import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useTable } from './context.ts';
import { Dialog } from './dialog.tsx';
import { useWords } from './words.ts';

const NAMES = ['cards', 'hand', 'bank', 'log'] as const;
type Name = (typeof NAMES)[number];

/** On a small screen cards, hand, bank and log are drawers behind four tabs. */
export function Drawers(contents: { readonly [name in Name]: ComponentChildren }) {
  const { props } = useTable();
  const words = useWords();
  const [open, setOpen] = useState<Name | null>(null);
  const { state, handOf, pointing } = props;
  const { hand = [], loans = [] } = (handOf === null ? undefined : state.players[handOf]) ?? {};
  const chosen = hand.some((card) => pointing.sign({ on: 'hand-card', card }) === 'chosen');
  // What is done or begun in the hand or at the bank goes on at the chart: the drawer makes room for it.
  useEffect(
    () => setOpen((now) => (now === 'hand' || now === 'bank' ? null : now)),
    [hand.length, loans.length, chosen],
  );
  const counts: { readonly [name in Name]: number | null } = {
    cards: state.destination.open.length + state.connection.open.length,
    hand: handOf === null ? null : hand.length,
    bank: null,
    log: null,
  };
  const shown = NAMES.filter((name) => name !== 'hand' || handOf !== null);
  return (
    <nav class="drawers" data-anchor="hand">
      {shown.map((name) => (
        <button key={name} type="button" class="drawer-tab" aria-haspopup="dialog" onClick={() => setOpen(name)}>
          {words.tabs[name]}
          {counts[name] !== null && <strong>{counts[name]}</strong>}
        </button>
      ))}
      {open !== null && (
        <Dialog title={words.tabs[open]} form="sheet" onClose={() => setOpen(null)}>
          <div class="drawer" data-drawer={open} data-spatial="">
            {contents[open]}
          </div>
        </Dialog>
      )}
    </nav>
  );
}
