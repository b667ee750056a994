import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Prefix length of an IPv6 address that identifies a household or machine. */
const NETWORK_BITS = 64;

/**
 * Returns the key of an address for limits: an IPv4 address (also if mapped to IPv6), or the /64 of an IPv6 address,
 * since its owner has all of them. Text that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return address;
  const read = ipaddr.process(bare);
  if (read.kind() === 'ipv4') return read.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString()}/${NETWORK_BITS}`).toString();
}

/** Returns the key of a client's address for limits. */
export function addressKey({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  // A proxy may pass on what is no address: it counts as the proxy's. A connection that is closed has none.
  const known: string | undefined = ip;
  return networkOf(known !== undefined && ipaddr.isValid(withoutPort(known)) ? known : (socket.remoteAddress ?? ''));
}

const PERSON = /^[a-z0-9]{24}$/;
const MARK = /^[A-Za-z0-9_-]{22}$/;

/**
 * Parses the subject of a ban: a person's id, the mark of a place, or an address (an IPv6 address means its /64).
 * Returns null for other texts.
 */
export function banSubject(text: string): string | null {
  if (PERSON.test(text) || MARK.test(text)) return text;
  return isIP(text) === 0 ? null : networkOf(text);
}

/** Returns whether the subject of a ban is a person. */
export const isPersonId = (subject: string): boolean => PERSON.test(subject);

/** Removes the port that some proxies append to the client's address. */
function withoutPort(address: string): string {
  return (
    /^(?:\[(.+)\]|(\d+\.\d+\.\d+\.\d+)):\d+$/
      .exec(address)
      ?.slice(1)
      .find((part) => part !== undefined) ?? address
  );
}
