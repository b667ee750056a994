import type { FastifyRequest } from 'fastify';
import { networkOf } from './address.ts';
import { HttpError } from './http-error.ts';
import type { Signer } from './signer.ts';

/** Somebody whom a ban may name. */
export interface BanSubject {
  readonly person: string | null;
  /** The address, or the /64 of an IPv6 address. */
  readonly address: string;
}

/** Persons and addresses that may neither change anything nor follow a match, each until a moment. */
export class Bans {
  readonly #signer: Pick<Signer, 'markOf'>;
  #untilById: ReadonlyMap<string, number> = new Map();

  constructor(signer: Pick<Signer, 'markOf'>) {
    this.#signer = signer;
  }

  /** Replaces all bans. An address may also be named by its mark, as it is stored with a match. */
  set(bans: readonly { readonly id: string; readonly until: number }[]): void {
    this.#untilById = new Map(bans.map(({ id, until }) => [id, until]));
  }

  /** Milliseconds since 1970 until which the subject is banned; null if it is not. */
  untilOf({ person, address }: BanSubject, now = Date.now()): number | null {
    if (this.#untilById.size === 0) return null;
    const ids = [address, this.#signer.markOf(address), ...(person === null ? [] : [person])];
    const until = Math.max(...ids.map((id) => this.#untilById.get(id) ?? 0));
    return until > now ? until : null;
  }

  /** Refuses a request of somebody who is banned. */
  refuse(request: FastifyRequest): void {
    const until = this.untilOf({ person: request.person, address: networkOf(request.ip) });
    if (until !== null) throw HttpError.of('banned', { until });
  }
}
