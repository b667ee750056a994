/** Scheme, host with port, and the rest of an address. */
const PARTS = /^(https?:\/\/)([\p{L}\p{N}.:[\]-]+)(|[/?#].*)$/isu;
/** Number of characters at the end of an address by which its person tells it from another one at the same host. */
const SHOWN = 4;
/** Number of characters that have to be hidden for some to be shown. */
const MIN_HIDDEN = 16;

/**
 * Returns a webhook's address with its path and query masked except for the last characters, since they often contain a
 * secret.
 */
export function maskedUrl(url: string): string {
  const [, scheme, host, rest] = PARTS.exec(url) ?? [];
  if (scheme === undefined || host === undefined || rest === undefined) return '…';
  if (rest === '' || rest === '/') return `${scheme}${host}`;
  return `${scheme}${host}/…${rest.length >= MIN_HIDDEN + SHOWN ? rest.slice(-SHOWN) : ''}`;
}
