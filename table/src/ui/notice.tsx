import type { ComponentChildren } from 'preact';

/** Something went wrong, in words that say what to do; read aloud as soon as it appears. */
export function Notice({ children, action }: { children: ComponentChildren; action?: ComponentChildren }) {
  return (
    <div class="notice" role="alert">
      <p>{children}</p>
      {action}
    </div>
  );
}
