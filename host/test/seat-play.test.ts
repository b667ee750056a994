import type { StoredMatch } from '@levante/host';
import { aMatch } from '@levante/testkit/host';
import { describe, expect, it } from 'vitest';
import { botToAct, eventsBefore, levelPlaying, personToAct, seatHistory, withEvent } from '../src/match/seat-play.ts';

const AWAY = { level: 'deckhand', why: 'away' } as const;
const person = { seat: 0, kind: 'person', person: 'anna', name: 'Anna', level: null } as const;
const replaced = { ...person, playedBy: AWAY };
const bot = { seat: 1, kind: 'bot', person: null, name: null, level: 'random' } as const;

/** A running match at ply 9, with these seats, seat events and actor. */
const match = (more: Partial<StoredMatch>): StoredMatch => {
  const { opener: _, entropy: _none, ...head } = aMatch();
  return { ...head, number: 1, status: 'running', ply: 9, result: null, opener: 'anna', ...more };
};

describe('the player of a seat', () => {
  it('is its bot, the bot that replaces a person, or the person', () => {
    expect([bot, replaced, person].map(levelPlaying)).toEqual(['random', 'deckhand', null]);
    expect(levelPlaying({ ...bot, level: null })).toBe('');
  });

  it('is to act if the match’s actor is the seat', () => {
    const seats = [person, bot];
    expect(['0', '1', '*'].map((actor) => botToAct(match({ seats, actor })))).toEqual([null, 1, null]);
    expect(['0', '1', '*'].map((actor) => personToAct(match({ seats, actor })))).toEqual([0, null, null]);
    expect([botToAct, personToAct].map((of) => of(match({ seats: [replaced, bot], actor: '0' })))).toEqual([0, null]);
  });
});

describe('the seat events of a match', () => {
  const sat = [
    { ply: 3, seat: 0, by: 'bot', ...AWAY },
    { ply: 9, seat: 0, by: 'person' },
    { ply: 9, seat: 1, by: 'person' },
  ] as const;

  it('keep only the last of several changes of a seat at one ply', () => {
    expect(withEvent(match({ sat }), 0, AWAY)).toEqual([sat[0], sat[2], { ply: 9, seat: 0, by: 'bot', ...AWAY }]);
    expect(withEvent(match({}), 0, null)).toEqual([{ ply: 9, seat: 0, by: 'person' }]);
  });

  it('end with the present players in a match that continues from an earlier ply', () => {
    expect(eventsBefore({ seats: [person, bot], sat }, 3)).toEqual([]);
    expect(eventsBefore({ seats: [replaced, bot], sat }, 3)).toEqual([{ ply: 3, seat: 0, by: 'bot', ...AWAY }]);
    expect(eventsBefore({ seats: [replaced, bot], sat }, 4)).toEqual([sat[0]]);
    expect(eventsBefore({ seats: [person, bot], sat }, 4)).toEqual([sat[0], { ply: 4, seat: 0, by: 'person' }]);
    expect(eventsBefore({ seats: [person, bot] }, 4)).toEqual([]);
  });

  it('begin with the first players of the seats', () => {
    const first = [
      { ply: 0, seat: 0, by: 'person' },
      { ply: 0, seat: 1, by: 'bot', level: 'random' },
    ];
    expect(seatHistory(match({ seats: [person, bot], sat }))).toEqual([...first, ...sat]);
    expect(seatHistory(match({ seats: [person, { ...bot, level: null }] }))[1]).toMatchObject({ level: '' });
  });
});
