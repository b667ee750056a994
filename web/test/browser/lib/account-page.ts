import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

const Page20 = z.looseObject({ matches: z.array(z.looseObject({ id: z.string(), mine: z.array(z.int()) })) });

/** Opens a match as the person of this page, and returns its id. */
export async function openMatch(page: Page): Promise<string> {
  const seats = [{ kind: 'me', name: 'Ada' }, { kind: 'open' }];
  const data = { game: 'golden-horn', options: { players: 2 }, seats, shuffle: false };
  const reply = await page.request.post('/api/matches', { data });
  return z.parse(z.looseObject({ id: z.string() }), await reply.json()).id;
}

export const matchesOf = async (page: Page): Promise<readonly string[]> =>
  z.parse(Page20, await (await page.request.get('/api/matches')).json()).matches.map(({ id }) => id);

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
export const says = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
