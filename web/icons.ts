import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { launch } from './test/browser/lib/browser.ts';

/**
 * Draws the icons of the installed page from `public/icon.svg`, our own drawing: `npm run icons -w web`. The output is
 * committed so that a build needs no browser.
 */
const folder = fileURLToPath(new URL('./public/', import.meta.url));
/**
 * Output size, background and scale; maskable icons are smaller because systems crop their edges. The badge of notifications
 * is the star alone, of which systems use only the shape.
 */
const ICONS = [
  {
    name: 'badge-96.png',
    size: 96,
    ground: 'transparent',
    share: 1,
    shape: 'rect,circle{display:none}g{stroke:#fff}path{fill:#fff}',
  },
  { name: 'icon-192.png', size: 192, ground: 'transparent', share: 1 },
  { name: 'icon-512.png', size: 512, ground: 'transparent', share: 1 },
  { name: 'icon-maskable-512.png', size: 512, ground: '#10273a', share: 0.8 },
  { name: 'apple-touch-icon.png', size: 180, ground: '#10273a', share: 0.86 },
] as const;

const drawing = await readFile(`${folder}icon.svg`, 'utf8');
const browser = await launch();
try {
  for (const { name, size, ground, share, ...more } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const box = `width:${100 * share}%;height:${100 * share}%`;
    await page.setContent(
      `<style>html,body{margin:0;height:100%;background:${ground}}body{display:grid;place-items:center}svg{${box}}${'shape' in more ? more.shape : ''}</style>${drawing}`,
    );
    await writeFile(`${folder}${name}`, await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
