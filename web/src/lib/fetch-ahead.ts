/** What was asked for, by its file; of a style, when it is there. */
const asked = new Map<string, Promise<unknown> | null>();

/** Asks for a file of the build, unless the page has it already. */
function ask(file: string): Promise<unknown> | null {
  const known = asked.get(file);
  if (known !== undefined) return known;
  if (document.querySelector(`link[href="/${file}"]`)) return null;
  const isStyle = file.endsWith('.css');
  const link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  const come = isStyle
    ? new Promise((done, fail) => {
        link.onload = done;
        link.onerror = () => {
          // Whoever asks again is to have it fetched again.
          asked.delete(file);
          link.remove();
          fail(new Error(`could not be fetched: ${file}`));
        };
      })
    : null;
  asked.set(file, come);
  document.head.append(link);
  return come;
}

/**
 * Loads a module that comes late, with all that it needs fetched at once, and its styles before it. The bundler puts this
 * around every late `import`.
 */
export async function fetchAhead<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(ask));
  return load();
}
