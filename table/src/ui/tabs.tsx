import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Dialog } from './dialog.tsx';

/** A drawer behind a tab. */
export interface Drawer {
  readonly id: string;
  readonly name: string;
  /** How many things lie in it; null where that says nothing. */
  readonly count: number | null;
  readonly contents: ComponentChildren;
  /** When this changes while the drawer is open it closes: what was done in it goes on at the chart. */
  readonly until?: string;
}

/** On a small screen what lies round the chart are drawers behind a row of tabs; `notice` is said in the one that is open. */
export function Tabs({ drawers, notice }: { drawers: readonly Drawer[]; notice: ComponentChildren }) {
  const [open, setOpen] = useState<string | null>(null);
  const shown = drawers.find(({ id }) => id === open);
  const untils = drawers.map(({ until = '' }) => until).join('\n');
  useEffect(
    () => setOpen((now) => (drawers.some(({ id, until }) => id === now && until !== undefined) ? null : now)),
    [untils],
  );
  return (
    <nav class="drawers" data-anchor="hand">
      {drawers.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          class="drawer-tab"
          data-tab={id}
          aria-haspopup="dialog"
          onClick={() => setOpen(id)}
        >
          {name}
          {count !== null && <strong>{count}</strong>}
        </button>
      ))}
      {shown && (
        <Dialog title={shown.name} form="sheet" onClose={() => setOpen(null)}>
          <div class="drawer" data-drawer={shown.id} data-spatial="">
            {notice}
            {shown.contents}
          </div>
        </Dialog>
      )}
    </nav>
  );
}
