import { useEffect, useRef } from 'preact/hooks';
import { type PressedButton, pressedBefore } from './pressed-button.ts';
import { meWords } from './words/index.ts';

/** Offers to continue the change for which the person has just proved their identity. */
export function ResumeStrip({ pressed }: { readonly pressed: PressedButton }) {
  const words = meWords.value;
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => offer.current?.focus(), []);
  const drop = () => {
    pressedBefore.value = null;
  };
  return (
    <div class="me-strip">
      <p>{words.resume}</p>
      <button type="button" class="button" onClick={drop}>
        {words.cancel}
      </button>
      <button
        type="button"
        ref={offer}
        class="button button-primary"
        onClick={() => {
          drop();
          document.getElementById(pressed.button)?.click();
        }}
      >
        {pressed.label}
      </button>
    </div>
  );
}
