import type { DueChannel, NetworksOf } from './ports.ts';

/** Time after which an attempt counts as slow: half of that after which a server gives it up. */
const SLOW_MS = 5000;
/** Number of slow attempts in a row after which a receiver's host waits alone. */
const SLOW_TIMES = 3;
/** Maximum number of hosts that are remembered as slow. The one that was slow first is forgotten. */
const MAX_HOSTS = 10_000;

/** Numbers of messages that are sent at the same time. */
interface Shares {
  readonly total: number;
  /** Part of the total that is left to networks to whose people nothing is being sent. */
  readonly reserved: number;
  readonly person: number;
  /** Of an address, and of each wider network that it is in. */
  readonly network: number;
  readonly wider: number;
  readonly host: number;
}

const ORDINARY: Shares = { total: 200, reserved: 50, person: 5, network: 25, wider: 50, host: 50 };
const SLOW: Shares = { total: 20, reserved: 5, person: 1, network: 2, wider: 4, host: 1 };

/** Returns the host to which a channel's messages go. Mail, which has one server, gets a name that no host can have. */
export function hostOf({ target }: Pick<DueChannel, 'target'>): string {
  if (target.kind === 'email') return 'mail:';
  const address = target.kind === 'push' ? target.endpoint : target.url;
  return URL.canParse(address) ? new URL(address).host : address;
}

/** Places that are shared by people, their addresses, and the hosts of receivers. */
class Lane {
  readonly #shares: Shares;
  readonly #networksOf: NetworksOf;
  readonly #inUse = new Map<string, number>();
  #total = 0;

  constructor(shares: Shares, networksOf: NetworksOf) {
    this.#shares = shares;
    this.#networksOf = networksOf;
  }

  get isFull(): boolean {
    return this.#total >= this.#shares.total;
  }

  /** Takes a place. Returns the function that frees it, or null if there is none now. */
  enter(channel: DueChannel): (() => void) | null {
    const { total, reserved, ...shares } = this.#shares;
    const networks = channel.network === null ? [channel.person] : this.#networksOf(channel.network);
    const ofNetworks = networks.map((name, i) => {
      return { key: `network ${name}`, max: i === networks.length - 1 ? shares.network : shares.wider };
    });
    const keys = [
      { key: `person ${channel.person}`, max: shares.person },
      ...ofNetworks,
      { key: `host ${hostOf(channel)}`, max: shares.host },
    ];
    const isFirst = !this.#inUse.has(ofNetworks[0]?.key ?? '');
    if (this.#total >= (isFirst ? total : total - reserved)) return null;
    if (keys.some(({ key, max }) => (this.#inUse.get(key) ?? 0) >= max)) return null;
    for (const { key } of keys) this.#add(key, 1);
    this.#total += 1;
    return () => {
      for (const { key } of keys) this.#add(key, -1);
      this.#total -= 1;
    };
  }

  #add(key: string, change: 1 | -1): void {
    const count = (this.#inUse.get(key) ?? 0) + change;
    if (count === 0) this.#inUse.delete(key);
    else this.#inUse.set(key, count);
  }
}

/**
 * Decides to which channels messages are sent at the same time, so that a receiver that does not answer delays only the
 * people who chose it. People, their addresses and hosts have shares; hosts that were slow several times in a row share
 * a separate lane.
 */
export class SendingPlaces {
  readonly #ordinary: Lane;
  readonly #slow: Lane;
  /** Number of consecutive slow attempts, by host. */
  readonly #slowTimes = new Map<string, number>();

  /** `networksOf` returns the networks that contain a channel's network, widest first and the network itself last. */
  constructor(networksOf: NetworksOf = (network) => [network]) {
    this.#ordinary = new Lane(ORDINARY, networksOf);
    this.#slow = new Lane(SLOW, networksOf);
  }

  /** Takes a place to send to a channel. Returns a function that frees it; null if there is no place now. */
  enter(channel: DueChannel): (() => void) | null {
    const isSlow = (this.#slowTimes.get(hostOf(channel)) ?? 0) >= SLOW_TIMES;
    return (isSlow ? this.#slow : this.#ordinary).enter(channel);
  }

  /** Whether a new person would get a place, at a host that is not slow. */
  get hasRoom(): boolean {
    return !this.#ordinary.isFull;
  }

  /** Records the duration of an attempt. Mail is ignored, since it may have waited for other mail. */
  answered(channel: Pick<DueChannel, 'target'>, ms: number): void {
    if (channel.target.kind === 'email') return;
    const host = hostOf(channel);
    if (ms < SLOW_MS) {
      this.#slowTimes.delete(host);
      return;
    }
    this.#slowTimes.set(host, (this.#slowTimes.get(host) ?? 0) + 1);
    const [oldest] = this.#slowTimes.keys();
    if (this.#slowTimes.size > MAX_HOSTS && oldest !== undefined) this.#slowTimes.delete(oldest);
  }
}
