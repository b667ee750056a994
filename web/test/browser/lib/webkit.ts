import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { folderOf, freePort, missingUnlessRequired, OwnProcess } from '@levante/testkit/services';
import { waitFor } from '@levante/testkit/wait';
import type { Engine, Tab } from './tab.ts';
import { WebDriverSession } from './web-driver.ts';

const DRIVER = 'WebKitWebDriver';
const DISPLAY = 'Xvfb';
const folders = { driver: folderOf(DRIVER), display: folderOf(DISPLAY) };

/** Starts an X server without a screen on a free display. */
async function openDisplay(): Promise<{ readonly name: string; readonly process: OwnProcess }> {
  const words = ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'];
  const child = spawn(join(folders.display ?? '', DISPLAY), words, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const process = new OwnProcess(child, (one) => one.kill('SIGTERM'));
  const [, , , chosen] = child.stdio;
  if (!chosen || !('read' in chosen)) throw new Error('the display has no pipe for its number');
  const number = once(createInterface({ input: chosen }), 'line');
  const [line] = await Promise.race([number, process.ended.then(() => [null])]);
  if (line === null) throw new Error(`${DISPLAY} does not start`);
  return { name: `:${line}`, process };
}

async function open(): Promise<Tab> {
  const display = await openDisplay();
  const port = await freePort();
  const child = spawn(join(folders.driver ?? '', DRIVER), ['--host=127.0.0.1', `--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, LANGUAGE: 'en', LC_ALL: 'C.UTF-8' },
  });
  const driver = new OwnProcess(child, (one) => one.kill('SIGTERM'));
  const stop = async () => {
    await driver.stop();
    // A browser that has lost its driver ends with its display.
    await display.process.stop();
  };
  try {
    const url = `http://127.0.0.1:${port}`;
    await waitFor(() => fetch(`${url}/status`));
    const session = await WebDriverSession.open(url);
    await session.resize(1440, 900);
    return {
      goto: (address) => session.goto(address),
      evaluate: (expression) => session.evaluate(expression),
      clickAt: (x, y) => session.clickAt(x, y),
      close: () => session.close().finally(stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function reasonMissing(): string | null {
  if (folders.driver === null) return `${DRIVER} is not installed`;
  return folders.display === null ? `${DISPLAY} is not installed` : null;
}

/** WebKit as GTK's small browser, driven by WebDriver on a display without a screen. */
export const webkit: Engine = { name: 'WebKit', missing: missingUnlessRequired('webkit', reasonMissing()), open };
