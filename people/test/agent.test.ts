import { agentOf } from '@levante/people';
import { expect, it } from 'vitest';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'edge',
    'windows',
  ],
  ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36', 'chrome', 'android'],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Safari/537.36',
    'samsung',
    'android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile/15E Safari/604.1',
    'safari',
    'ios',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 OPR/120.0',
    'opera',
    'mac',
  ],
  ['Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36', 'chrome', 'chromeos'],
  ['Mozilla/5.0 (compatible)', 'other', 'other'],
  ['curl/8.0 (Linux)', 'program', 'linux'],
  ['', 'program', 'other'],
])('the user agent “%s” is recognised as %s on %s', (text, browser, system) => {
  expect(agentOf(text)).toEqual({ browser, system });
});
