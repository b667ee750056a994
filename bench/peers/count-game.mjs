/** Minimal game for boardgame.io: its only move adds one to a number, and nothing can be undone. */
export const COUNT = {
  name: 'count',
  setup: () => ({ count: 0 }),
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
  disableUndo: true,
};
