import { signal } from '@preact/signals';

/** Incremented with every change of lesson or puzzle progress in this browser. */
export const progressChanges = signal(0);
