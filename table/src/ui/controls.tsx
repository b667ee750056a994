import type { ComponentChildren } from 'preact';
import { ReadAgain } from './spoken.tsx';

interface ButtonProps {
  readonly primary?: boolean;
  readonly wide?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A button in the style of the client. */
export function Button({ primary = false, wide = false, ...rest }: ButtonProps) {
  const form = `${primary ? ' button-primary' : ''}${wide ? ' button-wide' : ''}`;
  return <button type="button" class={`button${form}`} {...rest} />;
}

interface NoticeProps {
  readonly children: ComponentChildren;
  readonly action?: ComponentChildren;
  /** The event it reports. Another one is read by screen readers, even if its text is the same. */
  readonly of?: unknown;
}

/** Error message that says what to do and is announced by screen readers. */
export function Notice({ children, action, of }: NoticeProps) {
  return (
    <div class="notice" role="alert">
      <p>
        <ReadAgain of={of}>{children}</ReadAgain>
      </p>
      {action}
    </div>
  );
}
