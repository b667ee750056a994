import { type MatchRecord, readRecord, type Seat, type Viewer } from '@levante/contract';
import { COLOURS, goldenHorn } from '@levante/golden-horn/rules';
import { parseStreamMessage, parseTablesEvent, type StreamMessage } from '@levante/wire';
import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { isHornOver, playTogether } from './lib/horn-player.ts';
import { Recorder } from './lib/recorder.ts';

/** Returns the messages of all recorded streams of the match. Pages follow the open tables, too. */
function messagesIn(text: string): readonly StreamMessage[] {
  const lines = text.split('\n').filter((line) => line.startsWith('data: '));
  return lines.flatMap((line) => {
    const data = line.slice('data: '.length);
    const message = parseStreamMessage(data);
    if (message) return message;
    if (!parseTablesEvent(data)) throw new Error(`no message: ${line.slice(0, 80)}`);
    return [];
  });
}

describe('Golden Horn in the browser', () => {
  it('is played to the end by two people and a bot, and no player receives another’s secrets', async ({
    openPage,
    server,
  }) => {
    const taps = [await Recorder.before(server), await Recorder.before(server)] as const;
    const ada = await openPage({}, taps[0].url);
    const bo = await openPage({}, taps[1].url);

    // Ada sets up the table; Bo joins by the link.
    await ada.page.goto('/new');
    await ada.page.getByRole('radio', { name: 'Golden Horn' }).check();
    await ada.page.getByRole('radio', { name: '3', exact: true }).check();
    await ada.page.getByLabel('Seat 2: Who plays').selectOption('open');
    await ada.page.getByLabel('Seat 3: Who plays').selectOption('bot');
    await ada.page.getByRole('radio', { name: 'As listed' }).check();
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.getByLabel('Link to this table').waitFor();
    const { pathname } = new URL(ada.page.url());
    await bo.page.goto(pathname);
    await bo.page.getByLabel('Name').fill('Bo');
    await bo.page.getByRole('button', { name: 'Sit down' }).click();
    await Promise.all([
      ada.page.locator('.table:not([aria-busy])').waitFor(),
      bo.page.locator('.table:not([aria-busy])').waitFor(),
    ]);

    const pages = [ada.page, bo.page];
    const inRound = (round: number) => async () =>
      (await bo.page.locator('.match-phase').innerText()).includes(`Round ${round}`);
    await playTogether(pages, inRound(4));
    // On reconnecting, Bo receives the whole past from his own perspective.
    await bo.page.reload();
    await bo.page.locator('.log-scroll h4').filter({ hasText: 'Setting out' }).waitFor();
    expect(await bo.page.locator('.log-scroll').innerText()).toMatch(/You drew \d \w+/);
    await playTogether(pages, async () => (await isHornOver(ada.page)) && (await isHornOver(bo.page)));
    expect(await ada.page.locator('.gh-standing').count()).toBe(3);

    const id = pathname.split('/').at(-1) ?? '';
    const reply = await ada.context.request.get(`${server}/api/matches/${id}/record`);
    const record = readRecord(await reply.json());
    if (!record.ok) throw new Error('no record');
    const texts = taps.map((tap) => tap.text());
    // Both added entropy, and each page confirms that its own is in the deal.
    expect(record.value.meta).toEqual({
      entropy: expect.arrayContaining([expect.stringMatching(/^[0-9a-f]{32}$/), null]),
    });
    for (const { page } of [ada, bo]) {
      await page.keyboard.press('Escape');
      await page.locator('header').getByRole('button', { name: 'Menu' }).click();
      await page.getByText('Your own contribution to the seed is in it.').waitFor();
    }
    await ada.close();
    await bo.close();
    for (const [seat, text] of texts.entries()) nothingLeaks(text, seat, record.value);
    await Promise.all(taps.map((tap) => tap.close()));
  }, 600_000);
});

/** Compares everything that one browser received with the true states of the match. */
function nothingLeaks(text: string, seat: Seat, record: MatchRecord): void {
  expect(record.seed?.length).toBeGreaterThan(20);
  expect(text.includes(record.seed ?? ''), 'the seed').toBe(false);
  const added = JSON.stringify(record.meta).match(/[0-9a-f]{32}/g) ?? [];
  expect(added).toHaveLength(2);
  expect(
    added.filter((entropy) => text.includes(entropy)),
    'what was added to it',
  ).toEqual([]);

  // Cards drawn by others appear neither in the record nor in any fact, however sent.
  const others = [0, 1, 2].filter((other) => other !== seat);
  const cards = new RegExp(`\\* card (${others.join('|')}) (${COLOURS.join('|')})`);
  expect(text.match(cards), 'a card of another').toBeNull();
  const facts = text.matchAll(/\{"type":"card-drawn","seat":(\d),"colour":"([a-z?]+)"\}/g);
  let drawn = 0;
  for (const [, who, colour] of facts) {
    drawn += 1;
    expect(colour === '?').toBe(Number(who) !== seat);
  }
  expect(drawn).toBeGreaterThan(15);

  // Every state sent equals the view of the true state at that ply.
  const read = goldenHorn.options(record.options);
  if (!read.ok) throw new Error('bad options');
  const state = goldenHorn.setup(read.value);
  const seenBy = (viewer: Viewer) => JSON.stringify(goldenHorn.toJson(goldenHorn.view(state, viewer)));
  // Before taking a seat, a visitor has the spectator's view.
  const views = [[seenBy(seat), seenBy('spectator')]];
  for (const line of record.actions) {
    const action = goldenHorn.parse(state, line);
    if (!action.ok) throw new Error(line);
    goldenHorn.apply(state, action.value);
    views.push([seenBy(seat), seenBy('spectator')]);
  }
  let states = 0;
  for (const message of messagesIn(text)) {
    if (message.type === 'match' || message.type === 'presence' || message.type === 'chat') continue;
    const ply = message.type === 'view' ? message.match.ply : message.ply;
    expect(views[ply], `the state after ${ply} actions`).toContain(JSON.stringify(message.state));
    states += 1;
  }
  expect(states).toBeGreaterThan(40);

  // While the match runs, every hand and warehouse sent belongs to the recipient.
  const own = views.slice(0, -1).map(([view]) => view ?? '');
  const maps = text.slice(0, text.indexOf('"step":"over"')).match(/"(hand|warehouse)":\{"pink"[^}]*\}/g) ?? [];
  expect(maps.length).toBeGreaterThan(80);
  for (const map of new Set(maps))
    expect(
      own.some((view) => view.includes(map)),
      map,
    ).toBe(true);
}
