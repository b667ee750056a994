import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { firstVisit, VISITS, weigh } from './lib/first-visit.ts';

describe('a first visit weighs no more than it may:', () => {
  it.for(VISITS)('$name', async (visit, { browser, server }) => {
    const weighed = weigh(await firstVisit(browser, server, visit));
    // Whatever is read in another way than by the page's own requests would make every budget hold.
    expect(weighed.scripts).toBeGreaterThan(5000);
    expect(weighed.drawings).toBeGreaterThan(1000);
    expect(weighed.scripts, 'scripts').toBeLessThanOrEqual(visit.budget.scripts);
    expect(weighed.styles, 'styles').toBeLessThanOrEqual(visit.budget.styles);
    expect(weighed.drawings, 'drawings').toBeLessThanOrEqual(visit.budget.drawings);
    expect(weighed.fonts, 'fonts').toBeLessThanOrEqual(visit.budget.fonts);
  });
});
