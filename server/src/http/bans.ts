import type { FastifyRequest } from 'fastify';
import { addressKey } from './address.ts';
import { HttpError } from './http-error.ts';
import { placeMarks } from './place-marks.ts';
import type { Signer } from './signer.ts';

/** A person or address that a ban may name. */
export interface BanSubject {
  readonly person: string | null;
  /** The address, or the /64 of an IPv6 address. */
  readonly address: string;
}

/** Temporary bans of people and addresses. A banned client can neither change anything nor follow matches. */
export class Bans {
  readonly #signer: Pick<Signer, 'marksOf'>;
  #untilById: ReadonlyMap<string, number> = new Map();

  constructor(signer: Pick<Signer, 'marksOf'>) {
    this.#signer = signer;
  }

  /** Replaces all bans. An address may also be banned by its mark, as stored with a match. */
  set(bans: readonly { readonly id: string; readonly until: number }[]): void {
    this.#untilById = new Map(bans.map(({ id, until }) => [id, until]));
  }

  /** Returns the end of the subject's ban in milliseconds since the epoch; null without a ban. */
  untilOf({ person, address }: BanSubject, now = Date.now()): number | null {
    if (this.#untilById.size === 0) return null;
    // A match stores the mark of the key that was first when it was opened.
    const ids = [address, ...placeMarks(this.#signer, address), ...(person === null ? [] : [person])];
    const until = Math.max(...ids.map((id) => this.#untilById.get(id) ?? 0));
    return until > now ? until : null;
  }

  /** Throws `banned` if a client may not sign in as a person. */
  refuseSignIn(request: FastifyRequest, person: string): void {
    const until = this.untilOf({ person, address: addressKey(request) });
    if (until !== null) throw HttpError.of('banned', { until });
  }

  /** Returns a function that throws `banned` if the client may not sign in as a person. */
  refusalOf(request: FastifyRequest): (person: string) => void {
    return (person) => this.refuseSignIn(request, person);
  }

  /** Throws `banned` for a banned client. */
  refuse(request: FastifyRequest): void {
    // Usually there are none, and parsing the address is what costs.
    if (this.#untilById.size === 0) return;
    const until = this.untilOf({ person: request.person, address: addressKey(request) });
    if (until !== null) throw HttpError.of('banned', { until });
  }
}
