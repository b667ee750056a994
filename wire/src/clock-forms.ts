import { Clocks, RunningControl } from './clocks.ts';
import { formOf } from './form-of.ts';

/** Forms of clocks. */
export const isRunningControl = formOf(RunningControl);
export const isClocks = formOf(Clocks);
