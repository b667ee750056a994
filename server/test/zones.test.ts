import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { INTL_ZONES, IntlZones, MAX_FORMATS } from '../src/calendar/zones.ts';

const { DateTimeFormat } = Intl;
/** Number of formats that were created. */
let created: number;

beforeEach(() => {
  created = 0;
  class Counted extends DateTimeFormat {
    constructor(...options: ConstructorParameters<typeof DateTimeFormat>) {
      super(...options);
      created += 1;
    }
  }
  Object.defineProperty(Intl, 'DateTimeFormat', { value: Counted, configurable: true, writable: true });
});
afterEach(() => {
  Object.defineProperty(Intl, 'DateTimeFormat', { value: DateTimeFormat, configurable: true, writable: true });
});

/** Returns this many spellings of a zone, which differ in their capital letters. */
function spellingsOf(zone: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, bits) =>
    [...zone].map((letter, i) => ((bits >> i) & 1 ? letter.toUpperCase() : letter.toLowerCase())).join(''),
  );
}

describe('rules of time zones', () => {
  it('are the same in any of thousands of spellings, of which a limited number stays in memory', () => {
    const spellings = spellingsOf('europe/berlin', 6000).filter((zone, i, all) => all.indexOf(zone) === i);
    // A new instance, since other suites have read zones in this process before.
    const zones = new IntlZones();
    for (const zone of spellings) expect(zones.localTime(zone, 0)).toBe(3_600_000);
    expect(created).toBe(spellings.length);
    created = 0;
    for (const zone of spellings.slice(-MAX_FORMATS / 2)) zones.localTime(zone, 0);
    expect(created).toBe(0);
    for (const zone of spellings.slice(0, MAX_FORMATS)) zones.localTime(zone, 0);
    expect(created).toBe(MAX_FORMATS);
  });

  it('are unknown for a name that is no zone', () => {
    expect(INTL_ZONES.localTime('Europe/Atlantis', 0)).toBeNull();
  });
});
