interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

/** Place of the pointer when it moved or was pressed last; null before. */
let last: Place | null = null;

const note = ({ clientX, clientY }: Place): void => {
  last = { clientX, clientY };
};

/** Notes from now on where the pointer is. Returns a function that stops it. */
export function followPointer(): () => void {
  document.addEventListener('pointermove', note, true);
  document.addEventListener('pointerdown', note, true);
  return () => {
    document.removeEventListener('pointermove', note, true);
    document.removeEventListener('pointerdown', note, true);
  };
}

/** Returns whether the pointer has moved to where it is, instead of something having moved or appeared under it. */
export const pointerHasMoved = ({ clientX, clientY }: Place): boolean =>
  last?.clientX !== clientX || last.clientY !== clientY;
