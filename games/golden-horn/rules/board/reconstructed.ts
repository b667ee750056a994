import type { Board } from './board.ts';

/**
 * The shipped board (GH-1.5): its counts and structure are documented; the sails of each fleet and the colours of individual
 * sea spaces are our proposal.
 */
export const RECONSTRUCTED: Board = {
  name: 'reconstructed',
  version: 1,
  about:
    'Counts and board make-up are found; the sails of each fleet and the colours of the single sea spaces are proposed.',
  colours: ['pink', 'yellow', 'blue', 'red', 'green', 'orange'],
  cubesPerColour: 15,
  cardsPerColour: 9,
  citySize: 9,
  startHand: 5,
  fleets: {
    A: [
      ['pink', 'pink', 'pink'],
      ['yellow', 'yellow', 'red'],
      ['blue', 'green', 'orange'],
    ],
    B: [
      ['blue', 'blue', 'blue'],
      ['yellow', 'yellow', 'orange'],
      ['pink', 'red', 'green'],
    ],
    C: [
      ['red', 'red', 'red'],
      ['green', 'green', 'pink'],
      ['yellow', 'blue', 'orange'],
    ],
    D: [
      ['green', 'green', 'green'],
      ['orange', 'orange', 'blue'],
      ['pink', 'yellow', 'red'],
    ],
  },
  routes: {
    '2': ['pink', 'yellow', 'blue', 'MOD', 'red', 'green', 'orange'],
    '3': ['pink', 'yellow', 'blue', 'red', 'green', 'orange', 'pink', 'yellow', 'blue', 'green', 'red', 'orange'],
    '4': [
      'pink',
      'yellow',
      'blue',
      'red',
      'green',
      'orange',
      'MOD',
      'pink',
      'yellow',
      'blue',
      'green',
      'red',
      'orange',
    ],
  },
  modone: {
    '2': {
      berths: 2,
      cards: false,
    },
    '3': null,
    '4': {
      berths: 3,
      cards: true,
    },
  },
  rulesets: {
    'as-described': {
      raidCards: 3,
      draw: [1, 2, 3],
    },
    'as-published': {
      raidCards: 2,
      draw: [3, 2, 1],
    },
  },
  setBonus: {
    '6': 4,
    '5': 2,
    '4': 1,
  },
};
