/** Addresses of this machine without a name, to which browsers bind no passkey. */
const LOOPBACK = /^(127(\.\d{1,3}){3}|\[::1\])$/;

/** Returns the same address with the host name `localhost`; null if the page is not on this machine. */
export function atLocalhost(href: string): string | null {
  const url = new URL(href);
  if (!LOOPBACK.test(url.hostname)) return null;
  url.hostname = 'localhost';
  return url.href;
}
