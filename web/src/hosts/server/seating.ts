import type { Reply } from '@levante/table/host/fault.ts';
import {
  type Form,
  isMatch,
  isNothing,
  type Match,
  type MatchRequest,
  type PlayFrom,
  type QuickMatch,
  type TakeSeat,
} from '@levante/wire';
import { newEntropy } from './consents.ts';
import { deleteOwnEntropy, ownEntropyOf, storeOwnEntropy } from './own-entropy.ts';

/** Calls needed to open and join matches. */
export interface SeatingApi {
  meet(): Promise<void>;
  match(id: string): Promise<Reply<Match>>;
  post<T>(path: string, body: unknown, form: Form<T>): Promise<Reply<T>>;
}

/** Opens a match. If it waits for others, adds entropy to its seed, to which the server has committed by then. */
export async function openMatch(api: SeatingApi, request: MatchRequest): Promise<Reply<Match>> {
  await api.meet();
  return await withEntropy(api, await api.post('/api/matches', request, isMatch));
}

/** Opens a match from a position of a finished one. While it waits, adds entropy as `openMatch` does. */
export async function openFrom(api: SeatingApi, id: string, request: PlayFrom): Promise<Reply<Match>> {
  await api.meet();
  return await withEntropy(api, await api.post(`/api/matches/${id}/play-from`, request, isMatch));
}

/** Sits down where somebody waits for the same, or opens a table. While it waits, adds entropy as `openMatch` does. */
export async function meetAnyone(api: SeatingApi, request: QuickMatch): Promise<Reply<Match>> {
  await api.meet();
  return await withEntropy(api, await api.post('/api/quick-match', request, isMatch));
}

async function withEntropy(api: SeatingApi, opened: Reply<Match>): Promise<Reply<Match>> {
  if (!opened.ok || opened.value.status !== 'waiting' || opened.value.mine.length === 0) return opened;
  const { id: match, commitment } = opened.value;
  if (ownEntropyOf(match)) return opened;
  const entropy = newEntropy();
  const added = await api.post(`/api/matches/${match}/entropy`, { entropy }, isNothing);
  if (added.ok) storeOwnEntropy({ match, commitment, entropy });
  return opened;
}

/** Takes a seat and adds entropy to the seed; a retry after a lost reply sends the same entropy. */
export async function takeOpenSeat(api: SeatingApi, match: string, seat: TakeSeat): Promise<Reply<Match>> {
  await api.meet();
  const found = await api.match(match);
  if (!found.ok) return found;
  const isNew = found.value.mine.length === 0;
  const known = ownEntropyOf(match);
  const entropy = known?.entropy ?? newEntropy();
  // Store it before sending: the reply may be lost although the seat was taken.
  if (isNew && !known) storeOwnEntropy({ match, commitment: found.value.commitment, entropy });
  const taken = await api.post(`/api/matches/${match}/seats`, { ...seat, entropy }, isMatch);
  if (isNew && !taken.ok && taken.fault.kind === 'refused') deleteOwnEntropy(match);
  return taken;
}
