import { CHANCE } from '@levante/contract';
import { goldenHorn, type StateJson } from '@levante/golden-horn/rules';
import type { Page } from '@playwright/test';
import { FIXTURES } from '../../../gallery/fixtures.ts';
import { momentOf, recordOf } from '../../../gallery/match.ts';
import type { Screen } from './screens.ts';

/** Prepares a table for the check, the same way in every language. */
type Act = (page: Page) => Promise<void>;

const standing: Act = (page) => page.locator('.table:not([aria-busy])').first().waitFor();

/** Opens a moment of a record on the shipped match page. */
async function openMoment(page: Page, query: string): Promise<void> {
  await page.goto(`/position.html?${query}`);
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await standing(page);
}

/** A moment of El Capitán that has a picture in the gallery. */
const picture = (name: string, act?: Act, mine = ''): Screen => ({
  name: `el-capitan-${name}`,
  async open(page) {
    const fixture = FIXTURES[name];
    if (!fixture) throw new Error(`no picture is called ${name}`);
    const { ply } = await momentOf(fixture.record, fixture.when);
    await openMoment(page, `record=${fixture.record}&at=${ply}${mine}`);
    await act?.(page);
  },
});

/** The first moment of a record of Golden Horn that matches. */
const horn = (name: string, record: string, when: (state: StateJson) => boolean, act?: Act, mine = ''): Screen => ({
  name: `golden-horn-${name}`,
  async open(page) {
    await openMoment(page, `game=golden-horn&record=${record}&at=${await plyOf(record, when)}${mine}`);
    await act?.(page);
  },
});

async function plyOf(name: string, when: (state: StateJson) => boolean): Promise<number> {
  const record = await recordOf(name, 'golden-horn');
  const options = goldenHorn.options(record.options);
  if (!options.ok) throw new Error(`bad options in ${name}`);
  const state = goldenHorn.setup(options.value);
  for (const [ply, line] of record.actions.entries()) {
    if (goldenHorn.actor(state) !== CHANCE && when(goldenHorn.toJson(state))) return ply;
    const action = goldenHorn.parse(state, line);
    if (!action.ok) throw new Error(`${name}, ply ${ply}: ${line}`);
    goldenHorn.apply(state, action.value);
  }
  return record.actions.length;
}

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 600;
const key =
  (name: string, there: string): Act =>
  async (page) => {
    await page.keyboard.press(name);
    await page.locator(there).first().waitFor();
  };
/** Opens a drawer of a phone; on a desktop it is always open. */
const drawer =
  (tab: string): Act =>
  async (page) => {
    if (!isPhone(page)) return;
    await page.locator(`[data-tab="${tab}"]`).click();
    await page.locator('dialog[open], .drawer').first().waitFor();
  };
const press =
  (thing: string, there: string): Act =>
  async (page) => {
    await page.locator(thing).first().click({ force: true });
    await page.locator(there).first().waitFor();
  };

/** Tries to take a loan that is not to be had. */
const refused: Act = async (page) => {
  await drawer('bank')(page);
  await page.locator('.loan[aria-disabled]').first().click({ force: true });
  await page.locator('.hint, [role="alert"]').first().waitFor();
};

/** Selects a ship, and where it has a choice a destination. */
const ordered: Act = async (page) => {
  const ships = page.locator('.gh-ship-orders button:not([aria-disabled], :disabled)');
  await ships.first().click();
  await page.locator('.gh-ends .gh-end-pill').first().waitFor();
};

/** The coins of a payday, which the record reaches while the table is open. */
const PAYDAY: Screen = {
  name: 'el-capitan-payday',
  async open(page) {
    const { record, when } = FIXTURES.payday ?? { record: '', when: 0 };
    const { ply } = await momentOf(record, when);
    await openMoment(page, `record=${record}&at=${ply - 1}`);
    await page.evaluate(`goOn(${ply})`);
    await page.locator('.payday-side').waitFor();
  },
};

/** Tables of El Capitán at the moments that matter. */
export const EL_CAPITAN: readonly Screen[] = [
  picture('opening'),
  picture('build', press('.destinations [data-sign="legal"], .small-tile[data-sign]', '.steps li, dialog[open]')),
  picture('mid-game', refused),
  picture('twelve', drawer('hand')),
  picture('many-cards', drawer('cards')),
  picture('pirate', drawer('bank')),
  PAYDAY,
  picture('settlement'),
  picture('five', drawer('log')),
  picture('scrubber', press('.match-tools > :nth-child(2)', '.look-back')),
  picture('first-phase', key('?', 'dialog[open]')),
  picture('end-five'),
];

const turn = (round: number) => (state: StateJson) => state.step === 'turn' && state.round >= round;
const RECORD = { two: '2-as-described-1', three: '3-as-described-1', four: '4-as-described-1' };

/** Tables of Golden Horn at the moments that matter. */
export const GOLDEN_HORN: readonly Screen[] = [
  horn('placing', RECORD.three, ({ step }) => step === 'place'),
  horn('ordered', RECORD.three, turn(8), ordered),
  horn('raids', RECORD.four, turn(7)),
  horn('voyage', RECORD.three, ({ step, round }) => step === 'voyage' && round >= 4),
  horn('close', RECORD.three, ({ step }) => step === 'close'),
  horn('last', RECORD.four, ({ step, lastRound }) => step === 'turn' && lastRound),
  horn('log', RECORD.four, turn(12), drawer('log')),
  horn('menu', RECORD.two, turn(3), key('?', 'dialog[open]')),
  horn('end', RECORD.four, ({ step }) => step === 'over'),
];
