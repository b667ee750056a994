import { signal } from '@preact/signals';

/** Grows whenever the progress of lessons or puzzles in this browser changes. */
export const progressChanges = signal(0);
