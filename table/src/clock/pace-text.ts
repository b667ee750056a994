import type { RunningControl } from '@levante/wire';
import { clockWords } from './words/index.ts';

const MINUTE_S = 60;

/** Formats seconds as `14:05`, or `1:02:05` from an hour on. */
export function clockFigures(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / MINUTE_S);
  const rest = seconds % MINUTE_S;
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Formats a time control in the reader's language: `20 min + 20 s`, `1 day a turn`, `No clock`. */
export function paceText(control: RunningControl | undefined): string {
  const words = clockWords.value;
  if (!control) return words.noClock;
  if (control.kind === 'days') return words.days(control.hours, control.reserveH ?? 0);
  const { bankS, incrementS } = control;
  return words.live(bankS % MINUTE_S === 0 ? String(bankS / MINUTE_S) : clockFigures(bankS), incrementS);
}
