import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { firstVisit, VISITS, weigh } from './lib/first-visit.ts';

describe('a first visit stays within its budget:', () => {
  it.for(VISITS)('$name', async (visit, { browser, server }) => {
    const weighed = weigh(await firstVisit(browser, server, visit));
    // Guards against a broken measurement, which would satisfy every budget.
    expect(weighed.scripts).toBeGreaterThan(5000);
    expect(weighed.drawings).toBeGreaterThan(1000);
    expect(weighed.scripts, 'scripts').toBeLessThanOrEqual(visit.budget.scripts);
    expect(weighed.scriptFiles, 'script files').toBeLessThanOrEqual(visit.budget.scriptFiles);
    expect(weighed.styles, 'styles').toBeLessThanOrEqual(visit.budget.styles);
    expect(weighed.drawings, 'drawings').toBeLessThanOrEqual(visit.budget.drawings);
    expect(weighed.fonts, 'fonts').toBeLessThanOrEqual(visit.budget.fonts);
  });
});
