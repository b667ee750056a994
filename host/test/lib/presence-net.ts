import type { HostPresence, PresenceBus } from '@levante/host';

/** A network between hosts that delivers in order, and that a test can cut or make lose messages. */
export class PresenceNet {
  readonly #ends: { readonly host: string; readonly hear: (message: HostPresence) => void }[] = [];
  readonly cut = new Set<string>();
  /** Whether to lose a message. */
  loses: (message: HostPresence) => boolean = () => false;

  bus(host: string): PresenceBus {
    const { cut } = this;
    return {
      host,
      get isConnected() {
        return !cut.has(host);
      },
      publish: (message) => {
        if (cut.has(host) || this.loses(message)) return;
        for (const end of this.#ends) if (end.host !== host && !cut.has(end.host)) end.hear(structuredClone(message));
      },
      listen: (hear) => this.#ends.push({ host, hear }),
    };
  }
}
