import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Mailbox } from '@levante/testkit/mailbox';
import { freePort } from '@levante/testkit/services';
import type { Browser, Page } from '@playwright/test';
import { withAuthenticator } from './lib/authenticator.ts';
import { launch, Visitor } from './lib/browser.ts';
import { openFullNotifications } from './lib/full-notifications.ts';
import { isOver, isPayday, play, sitDown } from './lib/player.ts';
import { STUDY } from './lib/screens.ts';
import { Harbour } from './lib/server.ts';

/**
 * Takes screenshots of every page at three sizes in both themes, for review: `npm run shots -w web`; only some by name:
 * `npm run shots -w web device`.
 */
const folder = fileURLToPath(new URL('../../../test-results/shots/', import.meta.url));
interface Size {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const SIZES: readonly Size[] = [
  { name: 'wide', width: 1440, height: 900 },
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
];
const THEMES = ['light', 'dark'] as const;

async function shoot(page: Page, name: string, sizes: readonly Size[] = SIZES): Promise<void> {
  for (const { name: size, width, height } of sizes) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${folder}${name}-${size}-${theme}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const isSettlement = (page: Page): Promise<boolean> => page.locator('.settle').isVisible();
const isRound = (text: string) => async (page: Page) =>
  (await page.locator('.match-phase').innerText()).startsWith(text) &&
  (await page.locator('.turn[data-mine]').isVisible());

async function tour(page: Page): Promise<void> {
  await page.goto('/');
  await page.locator('.matches .quiet').first().waitFor();
  await shoot(page, '1-home-empty');
  await page.goto('/new');
  await page.locator('.place').first().waitFor();
  await shoot(page, '2-new-match');
  await sitDown(page, { players: 4 });
  await shoot(page, '3-first-turn');
  await play(page, isRound('Phase 1, round 5'));
  await shoot(page, '4-mid-game');
  await page.keyboard.press('f');
  await shoot(page, '5-forecast');
  await page.keyboard.press('f');
  await page.keyboard.press('?');
  await shoot(page, '6-menu');
  await page.keyboard.press('Escape');
  await play(page, isPayday);
  await shoot(page, '7-payday');
  await play(page, async (one) => (await isSettlement(one)) || isOver(one));
  await shoot(page, '8-settlement');
  await play(page, isRound('Phase 3, round 2'));
  await shoot(page, '9-third-phase');
  await page.getByRole('button', { name: 'Look back' }).click();
  await shoot(page, '10-looking-back');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await play(page, isOver);
  await shoot(page, '11-end');
  await page.goto('/');
  await page.locator('.match-line').first().waitFor();
  await shoot(page, '12-home');
}

async function extras(page: Page): Promise<void> {
  await sitDown(page, { players: 5, cities: ['POR', 'LIS', 'CAN'] });
  await play(page, isRound('Phase 2, round 2'));
  await shoot(page, '13-extra-cities');
}

async function device(page: Page): Promise<void> {
  await page.route(
    '**/assets/worker-*.js',
    async (route) => {
      // The first worker crashes on its first request, to show how that is reported.
      const broken = `postMessage({ say: 'ready' });
      onmessage = ({ data: { id, ask } }) => {
        if (ask === 'levels') postMessage({ say: 'answer', id, lines: ['deckhand'] });
        else setTimeout(() => { throw new Error('lost'); }, 15000);
      };`;
      await route.fulfill({ contentType: 'text/javascript', body: broken });
    },
    { times: 1 },
  );
  await page.goto('/new?where=device');
  await page.getByLabel('Seat 1: Who plays').selectOption('bot');
  await page.getByLabel('Seat 4: Who plays').selectOption('me');
  await page.getByLabel('Seat 4: Name').fill('Ada');
  await page.getByLabel('Seat 3: Who plays').selectOption('here');
  await page.getByRole('radio', { name: 'As listed' }).check();
  await shoot(page, '14-device-set-up');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('is thinking').first().waitFor();
  await page.mouse.move(0, 0);
  await shoot(page, '15-device-thinking');
  await page.locator('.connection').waitFor();
  await shoot(page, '16-device-replaced');
  await page.locator('.connection button').click();
  await page.keyboard.press('?');
  await shoot(page, '17-device-menu');
  await page.goto('/new?where=device');
  await page.getByRole('radio', { name: 'Golden Horn' }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.table:not([aria-busy])').waitFor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('.matches').evaluate((matches) => matches.scrollIntoView());
  await page.screenshot({ path: `${folder}18-device-list-phone.png` });
  await shoot(page, '18-device-home');
}

/** Lessons, rules, puzzles and replay in the languages with the longest words. */
async function study(page: Page): Promise<void> {
  for (const language of ['de', 'fr']) {
    await page.goto('/');
    await page.locator('.language-field select').selectOption(language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    for (const { name, open } of STUDY) {
      await open(page);
      await shoot(page, `19-${language}-${name}`);
    }
  }
}

/** Sizes of the pages about people, which are also used on a phone held sideways. */
const SIDEWAYS = { name: 'sideways', width: 844, height: 390 };

async function post(page: Page, path: string, data: object): Promise<string> {
  const reply = await page.request.post(path, { data });
  const { id }: { readonly id?: string } = await reply.json();
  return id ?? '';
}

/** Another guest with a name. */
async function another(browser: Browser, url: string, name: string): Promise<Page> {
  const { page } = await Visitor.open(browser, url);
  await post(page, '/api/me', { name });
  return page;
}

/** Takes pictures of a page in English and German. */
async function inTwoLanguages(page: Page, name: string, openPage: () => Promise<void>): Promise<void> {
  for (const language of ['en', 'de']) {
    await page.evaluate((code) => {
      const settings = JSON.parse(localStorage.getItem('levante.settings') ?? '{}');
      // The latest choice: an account keeps an older one.
      const chosenAt = { ...settings.chosenAt, language: Date.now() };
      localStorage.setItem('levante.settings', JSON.stringify({ ...settings, language: code, chosenAt }));
    }, language);
    await openPage();
    await page.locator(`html[lang="${language}"]`).waitFor();
    await shoot(page, `20-${name}-${language}`, [...SIZES, SIDEWAYS]);
  }
}

/** Open tables, account, operators, and a match between people with clocks, chat and a request. */
async function people(page: Page, browser: Browser, harbour: Harbour): Promise<void> {
  const at = (path: string, sign: string) => async () => {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
  };
  await page.goto('/');
  const others = await Promise.all(['Chiara', 'Dario', 'Elif'].map((name) => another(browser, origin, name)));
  const [chiara = page, dario = page, elif = page] = others;
  const live = { kind: 'live', bankS: 1200, incrementS: 20 };
  const table = (name: string, free: number, more: object) => ({
    game: 'el-capitan',
    options: { players: free + 1 },
    listed: true,
    seats: [{ kind: 'me', name }, ...Array.from({ length: free }, () => ({ kind: 'open' }))],
    ...more,
  });
  await inTwoLanguages(page, 'tables-empty', at('/tables', '#quick-grid'));
  await post(chiara, '/api/matches', table('Chiara', 1, { game: 'golden-horn', timeControl: live }));
  await post(dario, '/api/matches', table('Dario', 3, { timeControl: { kind: 'days', hours: 24, reserveH: 48 } }));
  await post(elif, '/api/matches', table('Elif', 2, { options: { players: 3, cities: ['POR', 'LIS'] } }));
  await post(chiara, '/api/quick-match', { game: 'el-capitan', players: 2, name: 'Chiara', timeControl: live });
  const seats = { ...table('Anna', 1, { timeControl: live }), listed: false, shuffle: false };
  const match = await post(page, '/api/matches', seats);
  await post(chiara, `/api/matches/${match}/seats`, { name: 'Chiara' });
  await inTwoLanguages(page, 'tables', at('/tables', '.table-row'));
  await inTwoLanguages(page, 'open-a-table', at('/new?seats=open', 'form'));
  await inTwoLanguages(page, 'me-guest', at('/me', '.me-strip'));

  await post(chiara, `/api/matches/${match}/chat`, { signal: 'hello' });
  await post(page, `/api/matches/${match}/proposals`, { kind: 'break' });
  await chiara.goto(`/match/${match}`);
  await inTwoLanguages(page, 'match', at(`/match/${match}`, '.table:not([aria-busy])'));
  await post(page, `/api/matches/${match}/resign`, {});
  await inTwoLanguages(page, 'bot-plays', at(`/match/${match}`, '.table:not([aria-busy])'));
  const waiting = await post(page, '/api/matches', table('Anna', 3, { timeControl: live }));
  await post(dario, `/api/matches/${waiting}/seats`, { name: 'Dario' });
  await inTwoLanguages(page, 'waiting', at(`/match/${waiting}`, '.lobby-link'));

  await withAuthenticator(page);
  await page.goto('/me');
  await page.locator('.me-strip').getByRole('button', { name: 'Passkey einrichten' }).click();
  await page.locator('.me-strip').waitFor({ state: 'detached' });
  await page.request.post('/api/me/handle', { data: { handle: 'anna' } });
  await inTwoLanguages(page, 'me', at('/me', '.me'));
  await inTwoLanguages(page, 'notifications', () => openFullNotifications(page));
  await inTwoLanguages(page, 'notifications-empty', at('/me/notifications', '.notify-card'));
  await inTwoLanguages(page, 'unsubscribe', async () => {
    // The same address twice would not load the page again.
    await page.goto('/licences');
    await at('/unsubscribe#u1.x', '.button-primary')();
  });
  const inviting = await post(page, '/api/matches', table('Anna', 2, { timeControl: live }));
  await post(page, `/api/matches/${inviting}/invites`, { handle: 'bianca' });
  await inTwoLanguages(page, 'inviting', at(`/match/${inviting}`, '.lobby-link'));
  await harbour.onMachine('anna', (person) => ({ kind: 'grant-operator', person }));
  await inTwoLanguages(page, 'operate', at('/operate', '.admin-card'));
  await inTwoLanguages(page, 'invited', at('/invited', '.button-primary'));
}

/** People who see and invite each other, a notice over a match, and a code typed to sign in. */
async function meeting(page: Page, browser: Browser, harbour: Harbour): Promise<void> {
  const at = (path: string, sign: string) => async () => {
    await page.goto(path);
    await page.locator(sign).first().waitFor();
  };
  const live = { kind: 'live', bankS: 1200, incrementS: 20 };
  const open = (name: string, more: object) => ({
    game: 'golden-horn',
    options: { players: 2 },
    listed: true,
    timeControl: live,
    seats: [{ kind: 'me', name }, { kind: 'open' }],
    shuffle: false,
    ...more,
  });
  for (const [one, name, handle] of [
    [page, 'Anna', 'anna-p'],
    ...(await Promise.all(
      ['Bianca', 'Chiara', 'Dario'].map(async (other) => {
        return [await another(browser, origin, other), other, `${other.toLowerCase()}-p`] as const;
      }),
    )),
  ] as const) {
    await withAuthenticator(one);
    await one.goto('/me');
    await post(one, '/api/me', { name });
    await one.locator('.me-strip').getByRole('button', { name: 'Add a passkey' }).click();
    await one.locator('.me-strip').waitFor({ state: 'detached' });
    await post(one, '/api/me/handle', { handle });
    // The page knows of the account once it has read it.
    await one.goto('/me');
    await one.getByText(`@${handle}`).first().waitFor();
    await one.goto('/tables');
    await one.locator('#quick-grid').waitFor();
    if (one === page) continue;
    await one.getByRole('checkbox', { name: /Show me here/ }).check();
    if (name === 'Bianca') {
      await post(one, '/api/matches', open(name, {}));
      continue;
    }
    const invites = open(name, {
      listed: false,
      seats: [
        { kind: 'me', name },
        { kind: 'open', invite: 'anna-p' },
      ],
    });
    await post(one, '/api/matches', invites);
  }
  await inTwoLanguages(page, 'here-now', at('/tables', '.here-now li'));
  await inTwoLanguages(page, 'invitations', at('/', '.invites li'));
  await harbour.announce('New matches pause at nine, for an hour.');
  const match = await post(page, '/api/matches', {
    game: 'el-capitan',
    options: { players: 2 },
    shuffle: false,
    seats: [
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', level: 'deckhand' },
    ],
  });
  await inTwoLanguages(page, 'notice', at(`/match/${match}`, '.table:not([aria-busy])'));
  const guest = await another(browser, origin, 'Elif');
  await guest.goto('/');
  const code = guest.locator('input[autocomplete=one-time-code]');
  await inTwoLanguages(guest, 'sign-in', async () => {
    await guest.goto('/me');
    await guest.locator('.me-card').first().waitFor();
    if (await code.isVisible()) return;
    await guest.locator('input[type=email]').last().fill('elif@levante.example');
    await guest.locator('input[type=email]').last().press('Enter');
    await code.waitFor();
  });
}

const TOURS = { match: tour, cities: extras, device, study, people, meeting };
const wanted = process.argv.slice(2);

await mkdir(folder, { recursive: true });
const mailbox = await Mailbox.open();
const smtp = { url: mailbox.url, from: 'levante@levante.example' };
const port = await freePort();
// Passkeys need a name; the mail contains the address.
const origin = `http://localhost:${port}`;
const [browser, harbour] = await Promise.all([launch(), Harbour.open({ options: { port, origin, smtp } })]);
try {
  for (const [name, shown] of Object.entries(TOURS)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const visitor = await Visitor.open(browser, origin);
    await shown(visitor.page, browser, harbour).catch((error) => {
      throw new Error(`${visitor.page.url()}: ${visitor.complaints.join()}`, { cause: error });
    });
    await visitor.close();
  }
} finally {
  await browser.close();
  await harbour.close();
  await mailbox.close();
}
