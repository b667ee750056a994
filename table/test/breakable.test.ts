import { expect, it } from 'vitest';
import { breakable } from '../src/players/player-panel.tsx';

it.each([
  ['Captain', 'Captain'],
  ['Guest 1', 'Guest 1'],
  ['Massimiliano', 'Massim\u00adiliano'],
  ['Maximiliane-Josephine Bo', 'Maximi\u00adliane-Josephine Bo'],
])('%s may be broken only in the middle of a long word', (name, shown) => {
  expect(breakable(name)).toBe(shown);
});
