import { expect, it } from 'vitest';
import { isolatedName } from '../src/isolated-name.ts';

it.each([
  ['Hebrew', '\u05de\u05e8\u05d9\u05dd'],
  ['Arabic', '\u0645\u0631\u064a\u0645'],
  ['Arabic after Latin letters', 'Maryam \u0645\u0631\u064a\u0645'],
  ['Samaritan', '\u0800\u0801'],
  ['Mandaic', '\u0840\u0841'],
  ['Adlam', '\u{1e900}\u{1e901}'],
  ['Rohingya', '\u{10d00}\u{10d01}'],
  ['Mende Kikakui', '\u{1e800}\u{1e801}'],
])('a name with %s letters is isolated from the sentence around it', (_, name) => {
  expect(isolatedName(name)).toBe(`\u2068${name}\u2069`);
});

it('a name without right-to-left letters is returned unchanged', () => {
  for (const name of ['Anna', '\u0410nna', '\u0905\u0928\u094d\u0928\u093e', '\u5b89\u5a1c'])
    expect(isolatedName(name)).toBe(name);
});
