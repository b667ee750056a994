import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';

const DEBIAN = '/usr/lib/postgresql';
const ASK_MS = 50;

/**
 * Returns the folder that contains all of these programs, or null: one of the path, /usr/sbin, or Debian's folder of
 * PostgreSQL.
 */
export function folderOf(...programs: readonly string[]): string | null {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', ...debian.reverse()];
  return folders.find((folder) => programs.every((name) => existsSync(join(folder, name)))) ?? null;
}

/** Polls until the condition is true. Throws `why` if the process ends first. */
export async function untilReady(isReady: () => Promise<boolean>, ended: Promise<void>, why: string): Promise<true> {
  let isGone = false;
  void ended.then(() => {
    isGone = true;
  });
  while (!(await isReady())) {
    if (isGone) throw new Error(why);
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  return true;
}

/** Returns whether a program listens on a port of loopback. */
export async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return listens;
}
