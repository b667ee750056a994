// npm run dev: serves page, API and gallery from their sources at one address until Ctrl-C, each rebuilt on change.
//   npm run dev -- --port 9000 --data /tmp/levante
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';
import { inRoot, root, toolScripts } from './lib/paths.mjs';
import { anyFreePort } from './lib/port.mjs';
import { fail, say } from './lib/say.mjs';

/** First port that Vite tries. */
const FIRST_PORT = 5173;
/** Time that the server has to end its matches and streams. */
const GRACE_MS = 5000;

function readArgs() {
  try {
    const options = { port: { type: 'string' }, data: { type: 'string', default: inRoot('data', 'dev') } };
    return parseArgs({ options }).values;
  } catch (error) {
    return fail(`${error.message}\nUsage: npm run dev -- [--port NUMBER] [--data FOLDER]`);
  }
}

/** Starts the API from its source; tsx restarts it on change. */
function watchServer(port, data) {
  mkdirSync(data, { recursive: true });
  const args = [toolScripts.tsx, 'watch', '--clear-screen=false', inRoot('tools', 'lib', 'dev-server.ts')];
  return spawn(process.execPath, [...args, String(port), data], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Serves the page from its source, and the gallery, which is in the same folder; API requests are forwarded to its port. */
async function servePage(port, api) {
  const { createServer } = await import('vite');
  const proxy = { '/api': `http://127.0.0.1:${api}` };
  const server = await createServer({
    configFile: inRoot('web', 'vite.config.ts'),
    logLevel: 'warn',
    clearScreen: false,
    server: { host: '127.0.0.1', port, proxy },
  });
  return await server.listen();
}

/** Stops a process with SIGTERM, and kills it after the grace period. */
async function end(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const grace = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await exit;
  clearTimeout(grace);
}

const { port, data } = readArgs();
await install();
const stop = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, resolve);
});
const api = await anyFreePort();
const server = watchServer(api, data);
try {
  const page = await servePage(Number(port ?? FIRST_PORT), api);
  const [url] = page.resolvedUrls?.local ?? [];
  say(`Levante is at ${url}, its gallery at ${url}gallery/ (matches are stored in ${data}; Ctrl-C stops it).`);
  await stop;
  await page.close();
} finally {
  await end(server);
}
process.exit(0);
