import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Harbour } from './server.ts';
import { callInPage, type Engine, type Tab } from './tab.ts';
import { until } from './until.ts';

/** An element by its selector and a part of its name. */
interface Target {
  readonly selector: string;
  readonly name?: string;
  /** A part of the names of elements that are not meant. */
  readonly except?: string;
}

declare global {
  interface Window {
    /** Errors of the page since it was loaded. */
    levanteErrors?: string[];
  }
}

const SETTINGS = { theme: 'system', speed: 'skip', confirmEnd: false };
const POINT = z.object({ x: z.number(), y: z.number() }).nullable();
const ERRORS = z.array(z.string());

/** Scrolls to the first matching element that nothing covers; returns its centre. */
function centreOf({ selector, name = '', except }: Target): { readonly x: number; readonly y: number } | null {
  for (const element of document.querySelectorAll(selector)) {
    const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (!label.includes(name) || (except !== undefined && label.includes(except)) || !element.checkVisibility())
      continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    if (element.contains(document.elementFromPoint(x, y))) return { x, y };
  }
  return null;
}

function isShown({ selector, name = '' }: Target): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.checkVisibility() && (element.textContent ?? '').includes(name),
  );
}

/** Stores names and settings as a returning visitor has them. */
function prepare(settings: string): void {
  localStorage.setItem('levante.name', 'Ada');
  localStorage.setItem('levante.settings', settings);
}

function collectErrors(): void {
  const errors: string[] = [];
  window.levanteErrors = errors;
  addEventListener('error', ({ message }) => {
    // Only says that an observer that changes a size is called again in the next frame.
    if (!message.startsWith('ResizeObserver loop')) errors.push(message);
  });
  addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => errors.push(`${event.violatedDirective} ${event.blockedURI}`));
}

/** A visitor at a server with an engine's tab. */
class Guest {
  readonly #tab: Tab;
  readonly #server: string;

  constructor(tab: Tab, server: string) {
    this.#tab = tab;
    this.#server = server;
  }

  async visit(path: string): Promise<void> {
    await this.#tab.goto(this.#server + path);
    await callInPage(this.#tab, prepare, JSON.stringify(SETTINGS));
    await this.#tab.goto(this.#server + path);
    await callInPage(this.#tab, collectErrors, null);
  }

  async errors(): Promise<readonly string[]> {
    return ERRORS.parse(await this.#tab.evaluate('window.levanteErrors'));
  }

  /** Returns the text of an element as a message of a failure. */
  async text(selector: string): Promise<string> {
    return String(await this.#tab.evaluate(`document.querySelector(${JSON.stringify(selector)})?.innerText`));
  }

  async isShown(target: Target): Promise<boolean> {
    return (await callInPage(this.#tab, isShown, target)) === true;
  }

  async sees(selector: string, name = ''): Promise<void> {
    const target = { selector, name };
    await until(
      async () => ((await this.isShown(target)) ? 'seen' : null),
      async () => `${selector} ${name} is not shown:\n${await this.text('body')}`,
    );
  }

  /** Clicks a target if it is there. */
  async tryClick(target: Target): Promise<boolean> {
    const point = POINT.parse(await callInPage(this.#tab, centreOf, target));
    if (point !== null) await this.#tab.clickAt(point.x, point.y);
    return point !== null;
  }

  async click(selector: string, name = ''): Promise<void> {
    await until(
      async () => ((await this.tryClick({ selector, name })) ? 'clicked' : null),
      async () => `${selector} ${name} cannot be clicked`,
    );
  }
}

const TURN_END: Target = { selector: '.turn-end:not([aria-disabled])' };
const MY_TURN: Target = { selector: '.table:not([aria-busy]) .turn[data-mine]' };
const CANCEL = 'Cancel';

/** Elements to click in a turn, in order of priority. */
const PRIORITIES: { readonly [game: string]: readonly Target[] } = {
  'El Capitán': [
    { selector: 'dialog .dialog-foot .button-primary' },
    { selector: '.payday-next' },
    { selector: '.settle-confirm:not([aria-disabled])' },
    { selector: '.settle-starter:not([aria-pressed="true"])' },
    TURN_END,
    { selector: '.turn-action .button-primary' },
    { selector: '.turn-action .button', except: CANCEL },
    { selector: '.city-name[data-sign="legal"], .tile [data-sign="legal"]' },
    { selector: '.hand [data-sign="legal"]' },
    { selector: '.open-cards [data-sign="legal"]' },
    { selector: '.bank [data-sign="legal"]' },
  ],
  'Golden Horn': [
    { selector: '.gh-raid-way' },
    { selector: 'button', name: 'Place the ships' },
    { selector: '.turn-action .button-primary' },
    { selector: '.gh-city-head[data-sign="legal"]' },
    { selector: '.gh-ship:not([data-mine])[data-sign="legal"]' },
    { selector: '.turn-action .button:not([aria-disabled])', except: CANCEL },
    TURN_END,
    { selector: '.gh-bay[data-sign="legal"]' },
    { selector: '.gh-space[data-sign="legal"]' },
    { selector: '.gh-modone[data-sign="legal"]' },
    { selector: '.gh-ship[data-sign="legal"]' },
  ],
};

/** Plays until a number of own turns have ended and the next one has come. */
async function playTurns(guest: Guest, game: string, turns: number): Promise<void> {
  const priorities = PRIORITIES[game] ?? [];
  const clicked: Target[] = [];
  const ended = () => clicked.filter((target) => target === TURN_END).length;
  const step = async (): Promise<'played' | null> => {
    if (!(await guest.isShown(MY_TURN))) return null;
    if (ended() === turns) return 'played';
    // What was just clicked comes last: a second click may only undo the first.
    const last = clicked.at(-1);
    for (const target of [...priorities.filter((one) => one !== last), ...priorities.filter((one) => one === last)]) {
      if (!(await guest.tryClick(target))) continue;
      clicked.push(target);
      break;
    }
    return null;
  };
  await until(step, async () => {
    const list = clicked.map(({ selector }) => selector).join('\n');
    return `${ended()} turns of ${game} were played:\n${list}\n${await guest.text('.turn')}`;
  });
}

/** The smoke path: home, the set-up of a match, some turns of both games, open tables, the rules. */
export function enginePath(engine: Engine): void {
  const { name, missing } = engine;
  describe.skipIf(missing !== null)(`the page in ${name}${missing === null ? '' : ` (${missing})`}`, () => {
    let harbour: Harbour;
    let tab: Tab;
    let guest: Guest;
    beforeAll(async () => {
      harbour = await Harbour.open();
      tab = await engine.open();
      guest = new Guest(tab, harbour.url);
    });
    afterAll(async () => {
      await tab?.close();
      await harbour?.close();
    });
    beforeEach(({ onTestFinished }) => {
      onTestFinished(async () => expect(await guest.errors()).toEqual([]));
    });

    it('plays El Capitán from the set-up page', async () => {
      await guest.visit('/');
      await guest.sees('h1', 'Levante');
      await guest.click('a', 'Set up El Capitán');
      await guest.click('.setup-count label', '3');
      await guest.click('.setup-foot button', 'Open the table');
      await guest.sees('.players', 'Ada');
      await playTurns(guest, 'El Capitán', 2);
    });

    it('plays Golden Horn from home', async () => {
      await guest.visit('/');
      await guest.click('button', 'Play Golden Horn');
      await guest.sees('.players', 'Ada');
      await playTurns(guest, 'Golden Horn', 2);
    });

    it('waits at a table for a quick match, and leaves it', async () => {
      await guest.visit('/');
      await guest.click('nav a', 'Tables');
      await guest.sees('.tables-empty');
      await guest.click('.quick-cell');
      await guest.sees('.quick-cell[aria-pressed="true"]');
      await guest.click('.quick-cell[aria-pressed="true"]');
      await guest.sees('.tables-empty');
      expect(await guest.isShown({ selector: '.quick-cell[aria-pressed="true"]' })).toBe(false);
    });

    it('shows the rules of both games', async () => {
      await guest.visit('/');
      await guest.click('nav a', 'Rules');
      await guest.sees('h2', 'Payday');
      await guest.visit('/rules/golden-horn');
      await guest.sees('.rules-chapter h2');
    });
  });
}
