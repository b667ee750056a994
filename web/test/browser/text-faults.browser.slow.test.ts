import { expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { textFaults } from './lib/text-faults.ts';

/** A question, and below it a list that scrolls by its own height. The list is `away` pixels from its start. */
const scrolled = (away: number) => `
  <style>body { margin: 20px; font: 20px/24px serif } p { margin: 0 } div { margin-top: 14px; height: 60px; overflow-y: auto }</style>
  <section><p>Choose a city</p><div><p>Buy Naples</p><p style="height: 90px">Buy Athens</p></div></section>
  <script>document.querySelector('div').scrollTop = ${away}</script>`;

/** Two texts, the second of which is moved up. */
const over = (up: number) => `
  <style>body { margin: 20px; font: 20px/24px serif } p { margin: 0 }</style>
  <section><p>Choose a city</p><p style="position: relative; top: -${up}px">Buy Naples</p></section>`;

it.for([
  ['texts one below the other', over(0), []],
  ['texts over each other', over(11), ['"Choose a city" and "Buy Naples" lie over each other']],
  ['a text in its list', scrolled(0), []],
  ['a text that is scrolled out of its list, below another one', scrolled(25), []],
] as const)('%s', async ([, content, faults], { page }) => {
  await page.setContent(content);
  expect(await page.evaluate(textFaults, { besides: 'style, script' })).toEqual(faults);
});
