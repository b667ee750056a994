import type { ComponentChildren } from 'preact';

interface ButtonProps {
  readonly primary?: boolean;
  readonly wide?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/** A plain button. */
export function Button({ primary = false, wide = false, ...rest }: ButtonProps) {
  const form = `${primary ? ' button-primary' : ''}${wide ? ' button-wide' : ''}`;
  return <button type="button" class={`button${form}`} {...rest} />;
}

/** Error message that says what to do, announced by screen readers. */
export function Notice({ children, action }: { children: ComponentChildren; action?: ComponentChildren }) {
  return (
    <div class="notice" role="alert">
      <p>{children}</p>
      {action}
    </div>
  );
}
