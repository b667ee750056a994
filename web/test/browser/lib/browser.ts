import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';

/**
 * Two internal pages that the browser opens next to every page for address bar suggestions; they took as long to start
 * as home takes to load.
 */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** Processes kept ready for pages to come, which outnumber the pages of the tests. */
const SPARE = ['SpareRendererForSitePerProcess', 'AndroidWarmUpSpareRendererWithTimeout'];
/**
 * Features that Playwright disables in Chromium; they are repeated because the browser only respects the last such
 * list.
 */
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
  `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...SUGGESTIONS, ...SPARE].join()}`,
];

/** The installed browser: the one named by CHROME_PATH, else Debian's Chromium. */
export const BROWSER: LaunchOptions & { readonly args: string[] } = {
  executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
  args: ARGS,
};

/** Launches a separate browser with extra arguments. */
export function launch(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({ ...BROWSER, args: [...ARGS, ...more] });
}

export interface Look {
  readonly width?: number;
  readonly height?: number;
  readonly theme?: 'light' | 'dark';
  /** Speed of opponents' turns; instant by default. */
  readonly speed?: '1' | '2' | 'skip';
  readonly touch?: boolean;
  /** Preferred language of the browser; English by default. */
  readonly language?: string;
  /** Whether the page may register its service worker; requests it answers cannot be observed by a test. */
  readonly offline?: boolean;
  /**
   * Whether deferred tasks, such as registering the service worker, run right after the first render; implied by
   * `offline`.
   */
  readonly settled?: boolean;
}

/** A visitor with a separate browser context; collects all errors of the page. */
export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly complaints: string[] = [];

  private constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
  }

  static async open(browser: Browser, url: string, look: Look = {}): Promise<Visitor> {
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
    const settings = JSON.stringify({ theme: 'system', speed, confirmEnd: false });
    await context.addInitScript(`localStorage.getItem('levante.name') ?? localStorage.setItem('levante.name', 'Ada')`);
    await context.addInitScript(
      `localStorage.getItem('levante.settings') ?? localStorage.setItem('levante.settings', '${settings}')`,
    );
    if (settled) await context.addInitScript('window.settledMs = 0');
    const page = await context.newPage();
    const visitor = new Visitor(context, page);
    visitor.watch(page);
    return visitor;
  }

  /** Collects a page's errors; a lost connection, or a server that stops, is part of some tests and does not count. */
  watch(page: Page): void {
    page.on('pageerror', (error) => this.complaints.push(String(error.stack)));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !/net::ERR_|status of (4|503)/.test(text))
        this.complaints.push(`${text} (${message.location().url})`);
    });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}
