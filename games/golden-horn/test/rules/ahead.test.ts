import { describe, expect, it } from 'vitest';
import { type GoldenHornState, goldenHorn, turnAhead } from '../../rules/index.ts';
import { optionsFor, playRandomly } from '../play.ts';
import { json, legal, load } from './table.ts';

const matches = () => [optionsFor(2, 'as-described'), optionsFor(4, 'as-published')];

/** A state without its seat to play and its round. */
function untouched(s: GoldenHornState): object {
  const { seat: _, actor: __, round: ___, turn: ____, step: _____, pending: ______, ...rest } = json(s);
  return rest;
}

describe('the state at the next turn of a seat', () => {
  it('differs in whose turn it is only, also in the seat’s view, and has legal actions by the rules', () => {
    for (const [i, options] of matches().entries()) {
      let tried = 0;
      playRandomly(options, 40 + i, ({ ply, state }) => {
        if (ply % 5 !== 0) return;
        const { step, players, round, seat: now } = json(state);
        for (let seat = 0; seat < players.length; seat++) {
          const ahead = turnAhead(state, seat);
          if (!ahead) continue;
          tried += 1;
          expect(goldenHorn.actor(ahead)).toBe(seat);
          expect(untouched(ahead)).toEqual(untouched(state));
          expect(legal(ahead).length).toBeGreaterThan(0);
          const seen = turnAhead(goldenHorn.view(state, seat), seat);
          expect(seen && legal(seen)).toEqual(legal(ahead));
          if (step === 'turn') expect(json(ahead).round).toBe(round + (seat < (now ?? 0) ? 1 : 0));
          if (step === 'turn') expect(legal(load(goldenHorn.toJson(ahead)))).toEqual(legal(ahead));
        }
      });
      expect(tried).toBeGreaterThan(20);
    }
  });

  it('is null for a hidden hand, in one’s own turn, before the first turn, and after the last', () => {
    const [options] = matches();
    if (!options) throw new Error('no match');
    expect(turnAhead(goldenHorn.setup(options), 1)).toBeNull();
    let last = 0;
    const end = playRandomly(options, 60, ({ state }) => {
      const { step, seat, lastRound } = json(state);
      if (step !== 'turn' || seat === null) return;
      const other = 1 - seat;
      expect(turnAhead(state, seat)).toBeNull();
      expect(turnAhead(goldenHorn.view(state, seat), other)).toBeNull();
      expect(turnAhead(goldenHorn.view(state, 'spectator'), other)).toBeNull();
      if (!lastRound || seat === 0) expect(turnAhead(state, other)).not.toBeNull();
      if (lastRound && seat === 1) {
        last += 1;
        expect(turnAhead(state, other)).toBeNull();
      }
    });
    expect(last).toBeGreaterThan(0);
    expect(turnAhead(end, 0)).toBeNull();
  });
});
