import { describe, expect, it } from 'vitest';
import { type ElCapitanState, elCapitan, turnAhead } from '../../rules/index.ts';
import { optionsFor, playRandomly } from '../play.ts';
import { json, legal, load, position } from './table.ts';

const matches = () => [optionsFor(2, ['POR']), optionsFor(4, ['LIS', 'CAN'])];

/** Returns the JSON of a state without the fields of turn and round. */
function untouched(s: ElCapitanState): object {
  const { seat: _, actor: __, round: ___, turn: ____, step: _____, passes: ______, ...rest } = json(s);
  return rest;
}

describe('the state at the next turn of a seat', () => {
  it('differs in whose turn it is only, and has legal actions by the rules', () => {
    for (const [i, options] of matches().entries()) {
      let tried = 0;
      playRandomly(options, 40 + i, ({ ply, state }) => {
        if (ply % 7 !== 0 || json(state).step !== 'turn') return;
        const before = elCapitan.hash(state);
        for (let seat = 0; seat < json(state).players.length; seat++) {
          const ahead = turnAhead(state, seat);
          if (!ahead) continue;
          tried += 1;
          expect(elCapitan.actor(ahead)).toBe(seat);
          expect(untouched(ahead)).toEqual(untouched(state));
          // A round trip gives the same hash, so the derived fields are up to date too.
          const read = load(elCapitan.toJson(ahead));
          expect(elCapitan.hash(read)).toBe(elCapitan.hash(ahead));
          expect(legal(ahead)).toEqual(legal(read));
          expect(legal(ahead).length).toBeGreaterThan(0);
        }
        expect(elCapitan.hash(state)).toBe(before);
      });
      expect(tried).toBeGreaterThan(20);
    }
  });

  it('has the round of that turn, and is null if a payday certainly comes before it', () => {
    for (const [i, options] of matches().entries()) {
      const turns: { readonly ply: number; readonly seat: number; readonly phase: number; readonly round: number }[] =
        [];
      const result: {
        readonly ply: number;
        readonly seat: number;
        readonly phase: number;
        readonly round: number | null;
      }[] = [];
      playRandomly(options, 50 + i, ({ ply, state }) => {
        const { step, seat, phase, round, players } = json(state);
        // A pirate at sea means that the turn has already begun.
        if (step !== 'turn' || seat === null || state.pirateFrom >= 0) return;
        const last = turns.at(-1);
        if (last?.seat !== seat || last.round !== round || last.phase !== phase)
          turns.push({ ply, seat, phase, round });
        for (let other = 0; other < players.length; other++) {
          const ahead = turnAhead(state, other);
          if (other === seat) expect(ahead).toBeNull();
          else result.push({ ply, seat: other, phase, round: ahead && json(ahead).round });
        }
      });
      for (const { ply, seat, phase, round } of result) {
        const next = turns.find((turn) => turn.ply > ply && turn.seat === seat && turn.phase === phase);
        if (next) expect(next.round).toBe(round);
      }
    }
  });

  it('is null for a seat that has had its last turn of the phase', () => {
    const s = load(position([{}, { at: 'NAP 1' }, {}], { more: { seat: 1, starter: 0, lastRound: true } }));
    expect(turnAhead(s, 0)).toBeNull();
    expect(turnAhead(s, 2)).not.toBeNull();
    const going = load(position([{}, { at: 'NAP 1' }, {}], { more: { seat: 1, starter: 0 } }));
    expect([turnAhead(going, 0), turnAhead(going, 2)].map((one) => one && json(one).round)).toEqual([3, 2]);
  });

  it('is null before the first turn, while loans are settled, and at the end', () => {
    const [options] = matches();
    if (!options) throw new Error('no match');
    expect(turnAhead(elCapitan.setup(options), 0)).toBeNull();
    const seen = new Set<string>();
    const end = playRandomly(options, 60, ({ state }) => {
      const { step } = json(state);
      if (step !== 'settle' && step !== 'starter') return;
      seen.add(step);
      expect([turnAhead(state, 0), turnAhead(state, 1)]).toEqual([null, null]);
    });
    expect(seen.size).toBeGreaterThan(0);
    expect(turnAhead(end, 0)).toBeNull();
  });
});
