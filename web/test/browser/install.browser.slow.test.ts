import { describe, expect } from 'vitest';
import { it } from './lib/browser-test.ts';
import { sitDown } from './lib/player.ts';

describe('the installable page', () => {
  it('has a valid manifest with existing icons', async ({ ada, page }) => {
    await page.goto('/');
    const session = await ada.context.newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, shortcuts }: { icons: { src: string; sizes: string }[]; shortcuts: { url: string }[] } = JSON.parse(
      data ?? '',
    );
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (address) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      }, src);
      if (sizes !== 'any') expect(size).toBe(sizes);
    }
    for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A test window cannot install pages; nothing else may be wrong.
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
  });

  it('offers installation in the menu if the browser does, and only once', async ({ openPage }) => {
    const { page } = await openPage({ settled: true });
    await sitDown(page, { players: 2 });
    await page.keyboard.press('?');
    const button = page.getByRole('button', { name: 'Install on this device' });
    await page.getByRole('button', { name: 'Save the record' }).waitFor();
    expect(await button.count()).toBe(0);
    // The listener is added by a deferred task.
    await expect
      .poll(
        async () => {
          await page.evaluate(() => {
            const made = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
              prompt: async () => document.querySelector('dialog')?.append('asked'),
            });
            dispatchEvent(made);
          });
          return button.count();
        },
        { timeout: 30_000 },
      )
      .toBe(1);
    await button.click();
    await page.getByText('asked').waitFor();
    expect(await button.count()).toBe(0);
  });
});
