import '../style/dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
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
