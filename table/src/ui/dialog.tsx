import './dialog.css';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useId, useRef, useState } from 'preact/hooks';
import { CloseIcon } from '../art/icons.tsx';
import { useUiWords } from '../words/index.ts';

interface DialogProps {
  readonly title: string;
  /** Absent if the dialog requires an answer. */
  readonly onClose?: () => void;
  /** `sheet` slides up from the bottom, `box` is centred. */
  readonly form?: 'box' | 'sheet';
  readonly wide?: boolean;
  readonly children: ComponentChildren;
  readonly foot?: ComponentChildren;
  /** Replaces the visible title, which remains for screen readers. */
  readonly head?: ComponentChildren;
}

/** A modal dialog of the browser, which traps the focus and closes on Escape. */
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

/** Closes the dialog that contains an element, like Escape. */
export function closeRound(element: Element): void {
  element.closest('dialog')?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

export interface Drawer {
  readonly id: string;
  readonly name: string;
  /** Number shown on the tab; null for none. */
  readonly count: number | null;
  readonly contents: ComponentChildren;
  /** A change of this value closes the open drawer, because the action continues on the chart. */
  readonly until?: string;
}

/** Tabs that the page adds to the tabs of every table. */
export const AddedTabs = createContext<ComponentChildren>(null);

/** Drawers behind a row of tabs, on small screens; `notice` is shown in the open one. */
export function Tabs({ drawers, notice }: { drawers: readonly Drawer[]; notice: ComponentChildren }) {
  const [open, setOpen] = useState<string | null>(null);
  const added = useContext(AddedTabs);
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
      {added}
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
