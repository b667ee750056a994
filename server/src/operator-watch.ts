import type { Time } from '@levante/host';
import type { Bans } from './http/bans.ts';
import type { NoticeSource } from './store/notices.ts';

/** How soon a running server does what an operator has decided. */
const EVERY_MS = 1000;
/** Notices written at the same moment may become visible out of order: so many numbers are read again each time. */
const OVERLAP = 100;

export interface OperatorWatchParts {
  readonly source: NoticeSource;
  readonly time: Time;
  readonly bans: Bans;
  /** Called for a match that has ended or is gone. */
  readonly matchChanged: (match: string) => void;
  /** Called for a person whose keys are void. */
  readonly keysRevoked: (person: string) => void;
  /** Called when the bans have changed. */
  readonly banned: () => void;
  readonly failed: (error: unknown) => void;
}

/** Applies what operators change in the database. Bans are in force when it returns. */
export async function watchOperators(parts: OperatorWatchParts): Promise<() => void> {
  const { source, time, bans } = parts;
  const seen = new Set((await source.noticesAfter(0)).map(({ number }) => number));
  let last = Math.max(0, ...seen);
  bans.set(await source.bans());
  let stopped = false;
  let callOff = (): void => {};
  const look = async (): Promise<void> => {
    const found = await source.noticesAfter(last - OVERLAP);
    const fresh = found.filter(({ number }) => !seen.has(number));
    for (const number of seen) if (number <= last - OVERLAP) seen.delete(number);
    if (fresh.some(({ kind }) => kind === 'bans')) {
      bans.set(await source.bans());
      parts.banned();
    }
    for (const { number, kind, subject } of fresh) {
      if (kind === 'match') parts.matchChanged(subject);
      if (kind === 'keys') parts.keysRevoked(subject);
      seen.add(number);
      last = Math.max(last, number);
    }
  };
  const later = (): void => {
    callOff = time.after(EVERY_MS, () => {
      void look()
        .catch(parts.failed)
        .then(() => {
          if (!stopped) later();
        });
    });
  };
  later();
  return () => {
    stopped = true;
    callOff();
  };
}
