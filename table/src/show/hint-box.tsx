import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Shield } from '../art/marks.tsx';
import { Florins, minus } from '../ui/figures.tsx';
import { useUiWords } from '../words/index.ts';
import { type HintPlace, placeHint, type Side } from './hint-place.ts';
import { type Pointed, usePointer } from './pointer-context.ts';
import type { Hint } from './pointing.ts';

const BESIDE: readonly Side[] = ['right', 'left', 'above', 'below'];
const OVER: readonly Side[] = ['above', 'left', 'right', 'below'];

/** What a hint says: title and price, the effect in words, who wins and loses by it, or why it cannot be done. */
export function HintBody({ hint }: { hint: Hint }) {
  const { names } = usePointer();
  const words = useUiWords();
  return (
    <>
      <p class="hint-title">
        <strong>{hint.title}</strong>
        {hint.price !== null && <Florins amount={hint.price} />}
      </p>
      {hint.refusal && (
        <p class="hint-refusal">
          {hint.refusal.text}
          {hint.refusal.clause !== null && <span class="hint-clause">{words.clause(hint.refusal.clause)}</span>}
        </p>
      )}
      {hint.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {hint.effects.length > 0 && (
        <ul class="hint-effects" aria-label={words.effects}>
          {hint.effects.map(({ seat, before, after }) => (
            <li key={seat}>
              <Shield seat={seat} />
              <span class="unseen">{names[seat]}: </span>
              <span>
                {minus(before)} → <strong>{minus(after)}</strong>
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The hint beside what is pointed at. It never takes the pointer and never covers what it explains. */
export function HintBox({ pointed, id }: { pointed: Pointed | null; id: string }) {
  const { pointing } = usePointer();
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<HintPlace | null>(null);
  // One hint per thing and pointing: the effect below sets state and must not run again for an equal one.
  const hint = useMemo(() => (pointed === null ? null : pointing.hint(pointed.target)), [pointed, pointing]);

  useLayoutEffect(() => {
    if (box.current === null || pointed === null || hint === null) {
      setPlace(null);
      return;
    }
    // Above open sheets too: what is in them can be asked about as well.
    if (!box.current.matches(':popover-open')) box.current.showPopover();
    const { element } = pointed;
    const area = element.closest('[data-hint-area]') ?? element;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const order = element.dataset.hint === 'above' ? OVER : BESIDE;
    setPlace(
      placeHint(
        area.getBoundingClientRect(),
        element.getBoundingClientRect(),
        { width, height },
        { width: window.innerWidth, height: window.innerHeight },
        order,
      ),
    );
  }, [pointed, hint]);

  if (hint === null) return null;
  return (
    <div
      ref={box}
      id={id}
      class="hint"
      popover="manual"
      role="tooltip"
      data-side={place?.side}
      data-refused={hint.refusal ? '' : undefined}
      style={
        place === null
          ? { visibility: 'hidden' }
          : { left: `${place.x}px`, top: `${place.y}px`, '--tip': `${place.tip}px` }
      }
    >
      <HintBody hint={hint} />
    </div>
  );
}
