import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';

/**
 * Two pages of the browser's own, which it opens beside every page for suggestions in its address line: to start them took
 * as long as to load home.
 */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** The features that Playwright switches off in Chromium: of two such lists the browser takes the last alone. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...SUGGESTIONS].join()}`,
];

/** The browser of the machine: the one named by CHROME_PATH, else Debian's Chromium. */
export const BROWSER: LaunchOptions & { readonly args: string[] } = {
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ARGS,
};

/** A browser of one's own, with further arguments. */
export function launch(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ ...BROWSER, args: [...ARGS, ...more] });
}

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** How fast others' turns are shown; at once where left out. */
  readonly speed?: '1' | '2' | 'skip';
  readonly touch?: boolean;
  /** The language that the browser asks for; English where left out. */
  readonly language?: string;
  /** Whether the page may be kept by the browser; requests that are answered from there cannot be watched by a test. */
  readonly offline?: boolean;
  /** Whether the page does at once what else it does a while after it stands, such as to keep itself; so where it is kept. */
  readonly settled?: boolean;
}

/** Somebody with a browser of their own; whatever the page complains about is collected. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  static async come(browser: Browser, url: string, look: Look = {}): Promise<Visitor> {
    const {
      width = 1440,
      height = 900,
      theme = 'light',
      speed = 'skip',
      touch = false,
      offline = false,
      language = 'en',
      settled = offline,
    } = look;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height },
      colorScheme: theme,
      hasTouch: touch,
      locale: language,
      serviceWorkers: offline ? 'allow' : 'block',
      reducedMotion: speed === 'skip' ? 'reduce' : 'no-preference',
    });
    const settings = JSON.stringify({ theme: 'system', speed, confirmEnd: false, name: 'Ada' });
    await context.addInitScript(
      `localStorage.getItem('levante.settings') ?? localStorage.setItem('levante.settings', '${settings}')`,
    );
    if (settled) await context.addInitScript('window.settledMs = 0');
    const page = await context.newPage();
    const visitor = new Visitor(context, page);
    visitor.watch(page);
    return visitor;
  }

  /** Collects what a page complains about; a lost server is part of some tests and no complaint. */
  watch(page: Page): void {
    page.on('pageerror', (error) => this.complaints.push(String(error.stack)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !text.includes('net::ERR_') && !text.includes('status of 4'))
        this.complaints.push(text);
    });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
