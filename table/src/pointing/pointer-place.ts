interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Place of the pointer when it moved or was pressed last; null before. */
let last: Place | null = null;

const note = ({ clientX, clientY }: Place): void => {
  last = { clientX, clientY };
};

/** Starts to record the position of the pointer. Returns a stop function. */
export function followPointer(): () => void {
  document.addEventListener('pointermove', note, true);
  document.addEventListener('pointerdown', note, true);
  return () => {
    document.removeEventListener('pointermove', note, true);
    document.removeEventListener('pointerdown', note, true);
  };
}

/** Returns whether the pointer itself has moved, as opposed to an element moving or appearing under it. */
export const pointerHasMoved = ({ clientX, clientY }: Place): boolean =>
  last?.clientX !== clientX || last.clientY !== clientY;
