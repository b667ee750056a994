import { describe, expect, it } from 'vitest';
import { paramsIn } from '../src/ui/pages.tsx';

describe('the pattern of a page', () => {
  it.each([
    ['/', '/', {}],
    ['/replay', '/replay/', {}],
    ['/match/:id', '/match/abc', { id: 'abc' }],
    ['/rules/:game?', '/rules', { game: undefined }],
    ['/rules/:game?', '/rules/coins/', { game: 'coins' }],
    ['/puzzles/:game/:number', '/puzzles/coins/7', { game: 'coins', number: '7' }],
  ])('%s fits %s', (pattern, path, params) => {
    expect(paramsIn(pattern, path)).toEqual(params);
  });

  it.each([
    ['/', '/new'],
    ['/new', '/newer'],
    ['/match/:id', '/match'],
    ['/match/:id', '/match/abc/def'],
    ['/rules/:game?', '/rulesof/coins'],
  ])('%s does not fit %s', (pattern, path) => {
    expect(paramsIn(pattern, path)).toBeNull();
  });
});
