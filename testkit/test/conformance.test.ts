import { coinRace, coinRaceProof } from '@levante/coin-race/rules';
import { describe, expect, it } from 'vitest';
import { type PurseRaceState, purseRace, purseRaceProof } from '../src/host/index.ts';
import { CHECKS, conformance, proverOf, type Subject } from '../src/index.ts';
import { BREAKS } from './broken.ts';

const purseSubject: Subject<PurseRaceState> = { game: purseRace, ...purseRaceProof };

/** All checks run at every ply, since the games are small. */
const closely = { seed: 5, matches: 6, thin: 0 };

describe('the conformance kit', () => {
  it('finds no fault in games that fulfil the contract', () => {
    expect(conformance({ ...purseSubject, ...closely, matches: 30 })).toEqual([]);
    expect(conformance({ game: coinRace, ...coinRaceProof, ...closely, matches: 30 })).toEqual([]);
  });

  it('has a game that breaks each of its checks', () => {
    expect([...new Set(BREAKS.map(({ check }) => check))].sort()).toEqual([...CHECKS].sort());
  });

  it.each(BREAKS)('reports $check where $what, and only faults that follow from it', ({
    check,
    subject,
    also = [],
  }) => {
    const found = new Set(conformance({ ...subject(), ...closely }).map((fault) => fault.check));
    expect(found).toContain(check);
    expect([...found].filter((name) => name !== check && !also.includes(name))).toEqual([]);
  });
});

describe('a conformance report', () => {
  const faulty = (): Subject<PurseRaceState> => {
    const subject = BREAKS.find(({ what }) => what === 'there is a result before the end')?.subject();
    if (!subject) throw new Error('no such break');
    return subject;
  };

  it('names the match, ply and action of a fault, and has the record up to there', () => {
    const { faults, record, plies } = proverOf(faulty()).testMatch(1, 5, 0);
    const [fault] = faults;
    expect(fault).toMatchObject({ check: 'result-final', match: 1, options: { players: 3, goal: 4 } });
    expect(fault?.ply).toBeLessThan(plies);
    expect(fault?.action).toMatch(/ (step|end)$/);
    expect(record).toMatchObject({ game: 'purse-race', options: { players: 3, goal: 4 } });
    expect(record?.actions).toHaveLength(fault?.ply ?? -1);
  });

  it('is the same for the same match and seed, and has the whole record if there is no fault', () => {
    const prover = proverOf(purseSubject);
    expect(prover.testMatch(4, 9)).toEqual(prover.testMatch(4, 9));
    const lines = [prover.testMatch(4, 9), prover.testMatch(4, 10), prover.testMatch(7, 9)].map((t) =>
      t.record?.actions.join(),
    );
    expect(new Set(lines).size).toBe(3);
    const { plies, record } = prover.testMatch(4, 9);
    expect(record?.actions).toHaveLength(plies);
  });

  it('has the same match however many plies are checked closely', () => {
    const prover = proverOf(purseSubject);
    expect(prover.testMatch(2, 3, 0).record).toEqual(prover.testMatch(2, 3, 50).record);
  });

  it('reports a fault if the options of the subject are refused', () => {
    const report = proverOf({ ...purseSubject, options: () => [{ players: 77 }] }).testMatch(0, 1);
    expect(report).toMatchObject({ plies: 0, record: null, faults: [{ check: 'options', options: null }] });
  });
});
