import type { Page } from '@playwright/test';

/** Returns the legal actions of this visitor's seat. */
export async function legalFor(page: Page, id: string): Promise<readonly string[]> {
  const { url, cookie } = await addressOf(page, id);
  const stream = new AbortController();
  const response = await fetch(url, { headers: { cookie }, signal: stream.signal });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    const data = /^data: (.*)\n\n/m.exec(text)?.[1];
    if (data === undefined) continue;
    // Else the visitor would still be here.
    stream.abort();
    return JSON.parse(data).legal ?? [];
  }
  throw new Error('no message');
}

async function addressOf(page: Page, id: string): Promise<{ readonly url: string; readonly cookie: string }> {
  const url = (await page.request.get('/api/me')).url().replace('/api/me', `/api/matches/${id}/stream`);
  const cookies = await page.context().cookies(url);
  return { url, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') };
}
