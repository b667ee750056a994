import { createServer } from 'node:net';

const DEFAULT_PORT = 8080;
const TRIES = 20;

function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Returns an unused port. */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen({ port: 0, host: '127.0.0.1' }, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** Returns the requested port, or the first free one from the default on. */
export async function choosePort(asked) {
  if (asked !== undefined) return asked;
  for (let port = DEFAULT_PORT; port < DEFAULT_PORT + TRIES; port++) if (await isFree(port)) return port;
  return DEFAULT_PORT;
}
