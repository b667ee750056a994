import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the builds in the data folder. */
const FOLDER = 'pages';
/** Files of a build whose names have a hash, which only an open page of that build asks for. */
const ASSETS = 'assets';
/** Ending of the file beside a build that another one has replaced: until when it is served. */
const UNTIL = '.until';

/** Time for which the files of a replaced build are served at least. */
const SERVED_MS = 24 * 3_600_000;

/**
 * Copies the build's files with hashed names to the data folder, so that a page that stays open during an update finds
 * the files it has not loaded yet. Returns the folders of builds that were replaced less than a day ago, and deletes
 * older ones. Rejects if the folder cannot be read or written.
 */
export async function keepEarlierPages(webDir: string, dataDir: string, now: number): Promise<readonly string[]> {
  const folder = join(dataDir, FOLDER);
  const current = await idOf(join(webDir, ASSETS));
  if (current === null) return [];
  await mkdir(folder, { recursive: true });
  const entries = await readdir(folder, { withFileTypes: true });
  const builds = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  if (!builds.includes(current)) await copyBuild(join(webDir, ASSETS), folder, current);
  await rm(join(folder, current + UNTIL), { force: true });
  const served = await Promise.all(
    builds.filter((name) => name !== current).map(async (name) => ((await isServed(folder, name, now)) ? name : null)),
  );
  return served.filter((name) => name !== null).map((name) => join(folder, name));
}

/** Returns an id that differs between builds: their files have a hash in their names. Null if there are none. */
async function idOf(assets: string): Promise<string | null> {
  const names = await readdir(assets).catch(() => []);
  if (names.length === 0) return null;
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}

/** Copies a build under a temporary name first: a copy that was interrupted is never served. */
async function copyBuild(assets: string, folder: string, name: string): Promise<void> {
  const part = join(folder, `${name}.part`);
  await rm(part, { recursive: true, force: true });
  await cp(assets, join(part, ASSETS), { recursive: true });
  await rename(part, join(folder, name));
}

/** Returns whether a replaced build is still served. Notes the time when it was replaced, and deletes it after a day. */
async function isServed(folder: string, name: string, now: number): Promise<boolean> {
  const file = join(folder, name + UNTIL);
  const until = Number(await readFile(file, 'utf8').catch(() => Number.NaN));
  if (Number.isNaN(until) && !name.endsWith('.part')) {
    await writeFile(file, String(now + SERVED_MS));
    return true;
  }
  if (until > now) return true;
  await rm(join(folder, name), { recursive: true, force: true });
  await rm(file, { force: true });
  return false;
}
