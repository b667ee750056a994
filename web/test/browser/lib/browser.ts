import { type Browser, type BrowserContext, chromium, type LaunchOptions, type Page } from '@playwright/test';

const ARGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
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
