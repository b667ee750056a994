import { coinRaceTraining as coinSchool } from '@levante/coin-race/bots';
import { Random, ReadFault } from '@levante/contract';
import { describe, expect, it } from 'vitest';
import { judgementJson, readJudgement } from '../../src/learn/weights.ts';

const { shape, gameId } = coinSchool;
const weights = coinSchool.fresh(new Random(1));
const data = judgementJson(gameId, { shape, weights }, { matches: 7 });
const read = (value: unknown) => readJudgement(value, gameId, shape);

it('a file of weights is read as it was written, each weight rounded by at most 0.01 %', () => {
  const again = read(JSON.parse(JSON.stringify(data)));
  expect(again.shape).toEqual(shape);
  expect(judgementJson(gameId, again, { matches: 7 })).toEqual(data);
  for (const [i, weight] of weights.entries()) {
    expect(Math.abs((again.weights[i] ?? 9) - weight)).toBeLessThanOrEqual(1e-4 * Math.abs(weight));
  }
  expect(coinSchool.read(data)).toEqual(again);
});

describe('reading a file of weights', () => {
  const changed = (key: string, value: unknown) => ({ ...data, [key]: value });
  const list = Array.from(weights);
  it.each([
    ['no file', undefined, ''],
    ['an empty object', {}, '/format'],
    ['a text', 'weights', ''],
    ['another format', changed('format', 'levante-record'), '/format'],
    ['a later version', changed('version', 2), '/version'],
    ['another game', changed('game', 'el-capitan'), '/game'],
    ['an unknown key', changed('wieghts', []), '/wieghts'],
    ['other features', changed('shape', { ...shape, figures: shape.figures + 1 }), '/shape/figures'],
    ['other parts', changed('shape', { ...shape, partSize: 1 }), '/shape/partSize'],
    ['a layer too large to play with', changed('shape', { ...shape, hidden: 100_000 }), '/shape/hidden'],
    ['another layer than the weights have', changed('shape', { ...shape, hidden: shape.hidden + 1 }), '/weights'],
    ['weights that are not a list', changed('weights', { 0: 1 }), '/weights'],
    ['too few weights', changed('weights', list.slice(1)), '/weights'],
    ['too many weights', changed('weights', [...list, 0]), '/weights'],
    ['a weight that is null', changed('weights', [null, ...list.slice(1)]), '/weights/0'],
    ['a weight that is a text', changed('weights', ['0.5', ...list.slice(1)]), '/weights/0'],
    [
      'an infinite weight',
      changed('weights', [...list.slice(1), Number.POSITIVE_INFINITY]),
      `/weights/${list.length - 1}`,
    ],
    [
      'a weight that is not a number',
      changed('weights', [...list.slice(1), Number.NaN]),
      `/weights/${list.length - 1}`,
    ],
  ])('reports the path of the fault in %s', (_, value, path) => {
    let fault: unknown = null;
    try {
      read(value);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(ReadFault);
    expect(fault).toMatchObject({ path });
  });
});
