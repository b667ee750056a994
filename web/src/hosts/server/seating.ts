import { codeOf, type Reply } from '@levante/table/host/fault.ts';
import {
  type Contribution,
  type Form,
  isMatch,
  isSeedTicket,
  type Match,
  type MatchRequest,
  type PlayFrom,
  type QuickMatch,
  type TakeSeat,
} from '@levante/wire';
import { rememberWait } from '../../lib/waits.ts';
import { newEntropy } from './consents.ts';
import { deleteOwnEntropy, ownEntropyOf, storeOwnEntropy } from './own-entropy.ts';

/** Requests for one seat. Each refusal lets the server try another deal, so they are few. */
const MAX_TRIES = 4;

const NO_SEAT: Reply<never> = {
  ok: false,
  fault: { kind: 'refused', status: 409, error: { code: 'no-open-seat', message: 'Others were faster each time.' } },
};

/** Calls needed to open and join matches. */
export interface SeatingApi {
  meet(): Promise<void>;
  match(id: string): Promise<Reply<Match>>;
  post<T>(path: string, body: unknown, form: Form<T>): Promise<Reply<T>>;
}

/** Opens a match and adds entropy to its seed. */
export async function openMatch(api: SeatingApi, request: MatchRequest): Promise<Reply<Match>> {
  return await open(api, (contribution) => api.post('/api/matches', { ...request, contribution }, isMatch));
}

/** Opens a match from a position of a finished one and adds entropy to its seed. */
export async function openFrom(api: SeatingApi, id: string, request: PlayFrom): Promise<Reply<Match>> {
  return await open(api, (contribution) =>
    api.post(`/api/matches/${id}/play-from`, { ...request, contribution }, isMatch),
  );
}

/**
 * Opens the rematch of a finished match and adds entropy to its seed, or returns the one that another person opened.
 */
export async function openRematch(api: SeatingApi, id: string): Promise<Reply<Match>> {
  return await open(api, (contribution) => api.post(`/api/matches/${id}/rematch`, { contribution }, isMatch));
}

/** Takes a seat where another person waits for the same, or opens a table. Adds entropy to the seed in both cases. */
export async function meetAnyone(api: SeatingApi, request: QuickMatch): Promise<Reply<Match>> {
  await api.meet();
  const reply = await api.post('/api/commitments', {}, isSeedTicket);
  if (!reply.ok) return reply;
  const { ticket, commitment: ofNew } = reply.value;
  let found: string | undefined;
  for (let i = 0; i < MAX_TRIES; i++) {
    const commitment = found;
    const known = commitment === undefined ? [ofNew] : [ofNew, commitment];
    const reply = await contribute(known, (entropy) =>
      api.post('/api/quick-match', { ...request, contribution: { ticket, entropy, commitment } }, isMatch),
    );
    if (!reply.ok || reply.value.mine.length > 0) return reply;
    // A table fits whose commitment is known only now: what the server has heard before must not become part of its deal.
    found = reply.value.commitment;
  }
  return NO_SEAT;
}

/** Takes a seat and adds entropy to the seed. A retry after a lost reply sends the same entropy. */
export async function takeOpenSeat(api: SeatingApi, match: string, seat: TakeSeat): Promise<Reply<Match>> {
  await api.meet();
  const found = await api.match(match);
  if (!found.ok) return found;
  const { commitment, mine } = found.value;
  const take = (entropy: string) => api.post(`/api/matches/${match}/seats`, { ...seat, entropy }, isMatch);
  if (mine.length > 0) return await take(ownEntropyOf(commitment)?.entropy ?? newEntropy());
  return await contribute([commitment], take, match);
}

/** Gets the commitment to a new seed, and then opens a match with it. */
async function open(
  api: SeatingApi,
  send: (contribution: Contribution) => Promise<Reply<Match>>,
): Promise<Reply<Match>> {
  await api.meet();
  for (let i = 1; ; i++) {
    const reply = await api.post('/api/commitments', {}, isSeedTicket);
    if (!reply.ok) return reply;
    const { ticket, commitment } = reply.value;
    const opened = await contribute([commitment], (entropy) => send({ ticket, entropy }));
    if (opened.ok || codeOf(opened.fault) !== 'ticket-expired' || i === MAX_TRIES) return opened;
  }
}

/**
 * Sends entropy for the seed of one of these commitments. It is stored first, since the reply may be lost although a seat
 * was taken, and deleted where it was not added.
 */
async function contribute(
  commitments: readonly string[],
  send: (entropy: string) => Promise<Reply<Match>>,
  match = '',
): Promise<Reply<Match>> {
  const [first = ''] = commitments;
  const entropy = ownEntropyOf(first)?.entropy ?? newEntropy();
  for (const commitment of commitments) storeOwnEntropy({ match, commitment, entropy });
  const reply = await send(entropy);
  if (!reply.ok && reply.fault.kind !== 'refused') return reply;
  const seated = reply.ok && reply.value.mine.length > 0 ? reply.value : null;
  for (const commitment of commitments) {
    if (seated?.commitment === commitment) storeOwnEntropy({ match: seated.id, commitment, entropy });
    else if (match === '' || seated === null) deleteOwnEntropy(commitment);
  }
  // Whatever page they go to, they are taken to the match when it starts.
  if (seated?.status === 'waiting') rememberWait(seated.id);
  return reply;
}
