import { isIP } from 'node:net';
import type { Site } from '@levante/people';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the site of the page that sent a request, to which passkeys are bound; null where browsers support none. With
 * `origin`, the operator's choice, requests under any other name have no site. Without it, the request gives the name,
 * which a trusted proxy may set. A wrong name harms only its sender: browsers bind a passkey to the name that they see,
 * and every passkey is stored with its own.
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
