import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/**
 * The networks by which limits count an address, narrowest first, and the factor of each by which the limit of one address is
 * multiplied. The first identifies a household, machine or carrier's gateway. A provider gives a home one of the wider ones
 * (/56 or /48), which its owner splits at will; an IPv4 /24 is rented whole, or holds the gateways of a carrier. So the
 * factors are far below the number of addresses, and far above what people of one network need.
 */
const NETWORKS = {
  ipv6: [
    { bits: 64, factor: 1 },
    { bits: 56, factor: 4 },
    { bits: 48, factor: 16 },
  ],
  ipv4: [
    { bits: 32, factor: 1 },
    { bits: 24, factor: 8 },
  ],
} as const;

/** All factors of networks, without duplicates. */
export const NETWORK_FACTORS: readonly number[] = [
  ...new Set(
    Object.values(NETWORKS)
      .flat()
      .map(({ factor }) => factor),
  ),
];

/** A network that contains an address. */
export interface AddressNetwork {
  /**
   * Key for limits: the address itself for the narrowest network, otherwise the first address of the network and its
   * number of bits.
   */
  readonly key: string;
  /** The limit of an address is multiplied by it. */
  readonly factor: number;
}

/**
 * Returns the limit of a network in which each address may have `max`. A wider network has at most half of `all`, the
 * limit of the server.
 */
export const maxIn = ({ factor }: AddressNetwork, max: number, all: number): number =>
  factor === 1 ? max : Math.max(max, Math.min(factor * max, Math.floor(all / 2)));

/** The networks of an address, narrowest first. The first gives the address its key for limits. */
export type Networks = readonly [AddressNetwork, ...(readonly AddressNetwork[])];

/** Maximum number of addresses whose networks are remembered: parsing costs more than everything else of a limit. */
const MAX_REMEMBERED = 1000;
const remembered = new Map<string, Networks>();

/**
 * Returns the networks of an address, narrowest first: for IPv4 (also if mapped to IPv6) the address and its /24, for IPv6 its
 * /64, /56 and /48. Text that is not an address is its own only network.
 */
export function networksOf(address: string): Networks {
  const known = remembered.get(address);
  if (known) return known;
  const networks = readNetworks(address);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(address, networks);
  return networks;
}

function readNetworks(address: string): Networks {
  const bare = withoutPort(address);
  if (!ipaddr.isValid(bare)) return [{ key: address, factor: 1 }];
  const read = ipaddr.process(bare);
  if (read.kind() === 'ipv4') {
    const text = read.toString();
    const wide = NETWORKS.ipv4.slice(1).map(({ bits, factor }) => {
      return { key: `${ipaddr.IPv4.networkAddressFromCIDR(`${text}/${bits}`)}/${bits}`, factor };
    });
    return [{ key: text, factor: NETWORKS.ipv4[0].factor }, ...wide];
  }
  const text = read.toNormalizedString();
  const start = (bits: number): string => ipaddr.IPv6.networkAddressFromCIDR(`${text}/${bits}`).toString();
  const [own, ...wide] = NETWORKS.ipv6;
  return [
    { key: start(own.bits), factor: own.factor },
    ...wide.map(({ bits, factor }) => ({ key: `${start(bits)}/${bits}`, factor })),
  ];
}

/** Returns the rate-limit key of an address: its narrowest network. */
export const networkOf = (address: string): string => networksOf(address)[0].key;

/** Returns the networks of a client's address for limits. */
export function clientNetworks({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): Networks {
  // A proxy may pass on text that is not an address, which counts as the proxy's. A connection that is closed has none.
  const known: string | undefined = ip;
  return networksOf(known !== undefined && ipaddr.isValid(withoutPort(known)) ? known : (socket.remoteAddress ?? ''));
}

/** Returns the rate-limit key of a client's address. */
export const addressKey = (request: Pick<FastifyRequest, 'ip' | 'socket'>): string => clientNetworks(request)[0].key;

const PERSON = /^[a-z0-9]{24}$/;
const MARK = /^[A-Za-z0-9_-]{22}$/;

/**
 * Parses the subject of a ban: a person's id, the mark of a place, or an address (IPv6 addresses become their /64).
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
