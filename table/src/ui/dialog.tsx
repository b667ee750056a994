import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { CloseIcon } from '../art/icons.tsx';
import { useUiWords } from '../words/en.ts';

interface DialogProps {
  readonly title: string;
  /** Left out: the question must be answered, there is no way round it. */
  readonly onClose?: () => void;
  /** `sheet` rises from the lower edge, `box` stands in the middle. */
  readonly form?: 'box' | 'sheet';
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** Stands in the head instead of the title, which is then only read aloud. */
  readonly head?: ComponentChildren;
}

/** A modal dialog: the browser's own, so that focus stays inside and Escape closes it. */
export function Dialog({ title, onClose, form = 'box', wide = false, children, foot, head }: DialogProps) {
  const words = useUiWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the dialog closes it; the key for that is Escape, the browser's own
    <dialog
      ref={dialog}
      class="dialog"
      data-form={form}
      data-wide={wide ? '' : undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div class="dialog-in">
        <header class="dialog-head">
          <h2 id={heading} class={head ? 'unseen' : undefined} tabIndex={-1} autofocus>
            {title}
          </h2>
          {head}
          {onClose && (
            <button type="button" class="icon-button" aria-label={words.close} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </header>
        <div class="dialog-body">{children}</div>
        {foot && <footer class="dialog-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}

/** Closes the dialog that an element stands in, as Escape would; nothing where it stands in none. */
export function closeRound(element: Element): void {
  element.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

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
