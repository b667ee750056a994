import { expect, it } from 'vitest';
import type { Evaluation } from '../src/train/evaluation.ts';
import { drawCurve } from '../src/train/picture.ts';

const evaluation = (matches: number, share: number): Evaluation => ({
  matches,
  tried: 44,
  share,
  low: share / 2,
  high: (1 + share) / 2,
  luck: 0.25,
});

/** Returns the tags of a drawing; throws if one is not closed properly. */
function tagsOf(svg: string): string[] {
  const open: string[] = [];
  const all: string[] = [];
  for (const [, close, name = '', self] of svg.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (close) expect(open.pop()).toBe(name);
    else {
      all.push(name);
      if (!self) open.push(name);
    }
  }
  expect(open).toEqual([]);
  return all;
}

const numbersOf = (svg: string, name: string): number[] =>
  [...svg.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => Number(value));

it('the curve shows every evaluation with its interval inside the frame, more wins higher up', () => {
  const evaluations = [evaluation(0, 0), evaluation(500, 0.3), evaluation(1000, 0.8)];
  const losses = [1.3, 1.1, 1.05, 0.98].map((loss, i) => [250 * (i + 1), loss] as const);
  const svg = drawCurve({ title: 'a <b> & "c"', opponent: 'deckhand', curve: { losses, evaluations } });
  const tags = tagsOf(svg);
  expect(tags.filter((tag) => tag === 'circle')).toHaveLength(3);
  expect(tags.filter((tag) => tag === 'polyline')).toHaveLength(2);
  expect(svg.match(/class="span"/g)).toHaveLength(3);
  expect(svg).toContain('a &lt;b&gt; &amp; &quot;c&quot;');
  expect(svg).not.toMatch(/NaN|Infinity|undefined/);
  const [first = 0, second = 0, third = 0] = numbersOf(svg, 'cy');
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
  for (const x of [...numbersOf(svg, 'x1'), ...numbersOf(svg, 'x2'), ...numbersOf(svg, 'cx')]) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(760);
  }
});

it('the curve of a training that has hardly begun can be drawn', () => {
  const svg = drawCurve({ title: 'none', opponent: 'deckhand', curve: { losses: [], evaluations: [] } });
  expect(tagsOf(svg)).toContain('title');
  const one = drawCurve({
    title: 'one',
    opponent: 'deckhand',
    curve: { losses: [[16, 1.2]], evaluations: [evaluation(0, 0)] },
  });
  tagsOf(one);
  for (const drawn of [svg, one]) expect(drawn).not.toMatch(/NaN|Infinity|undefined/);
});
