import { isIP } from 'node:net';
import type { Site } from '@levante/people';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the site that a page was loaded from, which passkeys are bound to; null where browsers offer none. With
 * `origin`, the operator's own choice, requests under any other name have no site. Without it, the name is that of the
 * request, which a trusted proxy may set: a wrong one harms only its sender, because browsers bind a passkey to
 * the name that they see, and every passkey is stored with its own.
 */
export function siteFrom(
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
  origin: string | null,
): Site | null {
  const given = `${protocol}://${host}`;
  if (!URL.canParse(given) || (origin !== null && new URL(origin).host !== new URL(given).host)) return null;
  const { protocol: scheme, hostname, origin: own } = new URL(origin ?? given);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return isName && (isLocal || scheme === 'https:') ? { origin: own, rpId: hostname } : null;
}
