import type { ComponentChildren, CSSProperties } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Words } from '../words/en.ts';
import { useUiWords } from '../words/index.ts';
import { pointerHasMoved } from './pointer-place.ts';
import { type AnyTarget, canDo, type PointedHow, type PointerContextValue, type Sign, usePointer } from './pointing.ts';

/** Duration of a long press, in milliseconds. */
const LONG_PRESS = 450;

/** Combines a name with its sign: `Marseille, site 4, worth 12, 4 florins: build`. */
function nameWith(
  label: string,
  sign: Sign,
  target: AnyTarget,
  pointer: PointerContextValue,
  words: Words['ui'],
): string {
  if (sign === 'chosen') return words.chosen(label);
  if (sign === 'reach') return words.inReach(label);
  if (sign === null) return label;
  const { brief = pointer.pointing.hint } = pointer.pointing;
  const hint = brief(target);
  return words[sign](label, hint?.title ?? '', hint?.price ?? null);
}

interface TargetButtonProps<T extends AnyTarget> {
  readonly target: T;
  /** Accessible name without the action. */
  readonly label: string;
  readonly class: string;
  readonly style?: CSSProperties;
  /** Whether it is a tab stop even when nothing is possible. */
  readonly stop?: boolean;
  /** Whether it is described elsewhere; then it is hidden from screen readers while it cannot be used. */
  readonly quiet?: boolean;
  /** Replaces `pick`, where a click opens something first. */
  readonly onPick?: (target: T, element: HTMLElement) => void;
  readonly children?: ComponentChildren;
  readonly [data: `data-${string}`]: string | undefined;
}

/** A target on the table: a real button with a name, a sign and a hint. */
export function TargetButton<T extends AnyTarget>({
  target,
  label,
  stop = false,
  quiet = false,
  onPick,
  children,
  ...rest
}: TargetButtonProps<T>) {
  const pointer = usePointer();
  const words = useUiWords();
  const press = useRef<{ timer: number; isLong: boolean }>({ timer: 0, isLong: false });
  const { pointing } = pointer;
  const sign = pointing.sign(target);
  const pickable = canDo(sign);
  const [focused, setFocused] = useState(false);
  const isHidden = quiet && !pickable && !focused;
  const button = useRef<HTMLButtonElement>(null);
  // A hidden target must not stay the tab stop that it was while it could be used.
  useLayoutEffect(() => {
    if (isHidden && button.current) button.current.tabIndex = -1;
  }, [isHidden]);

  const point = (element: HTMLElement, how: PointedHow) => pointer.point({ target, element }, how);
  const release = () => clearTimeout(press.current.timer);

  return (
    <button
      type="button"
      {...rest}
      ref={button}
      data-target=""
      data-sign={sign ?? undefined}
      aria-label={nameWith(label, sign, target, pointer, words)}
      aria-disabled={pickable || onPick !== undefined ? undefined : 'true'}
      aria-hidden={isHidden ? 'true' : undefined}
      tabIndex={stop || pickable ? 0 : -1}
      onClick={(event) => {
        const wasLong = press.current.isLong;
        press.current.isLong = false;
        if (wasLong) return;
        if (onPick) onPick(target, event.currentTarget);
        else pointing.pick(target);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') point(event.currentTarget, pointerHasMoved(event) ? 'moving' : 'resting');
      }}
      onPointerLeave={(event) => {
        release();
        if (event.pointerType !== 'touch') pointer.point(null);
      }}
      onPointerDown={(event) => {
        if (event.pointerType !== 'touch') return;
        const element = event.currentTarget;
        press.current.isLong = false;
        press.current.timer = window.setTimeout(() => {
          press.current.isLong = true;
          point(element, 'at-once');
        }, LONG_PRESS);
      }}
      onPointerUp={release}
      onPointerCancel={release}
      onContextMenu={(event) => {
        if (press.current.isLong) event.preventDefault();
      }}
      onFocus={(event) => {
        if (quiet) setFocused(true);
        if (event.currentTarget.matches(':focus-visible')) point(event.currentTarget, 'at-once');
      }}
      onBlur={() => {
        if (quiet) setFocused(false);
        pointer.point(null);
      }}
    >
      {children}
    </button>
  );
}
