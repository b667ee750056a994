import { type MatchRecord, type Registry, replay, type Table, writeActor } from '@levante/contract';
import type { Branch, Entropies, StoredPly } from '@levante/host';
import { readBranches, readConsents, readEntropy, readTakenBack } from '@levante/host/verify';
import { randomName } from '../../lib/random.ts';
import { BrowserStore } from './store.ts';

const ID_LENGTH = 14;
/** Person id for the seats of an imported record, which matches no one on this device. */
const ELSEWHERE = 'elsewhere';

/** Returns whether a record can be stored as a match: complete from deal to result, with the seed that proves the deal. */
export function canSave({ seed, commitment, start, result }: MatchRecord): boolean {
  return seed !== undefined && commitment !== undefined && start === undefined && result !== undefined;
}

/** Returns the branches of a verified record with the consents to them. */
function branchesOf(record: MatchRecord, entropy: Entropies): readonly Branch[] {
  const branches = readBranches(record);
  const consents = branches.ok ? readConsents(record, branches.value, entropy) : null;
  if (!branches.ok || !consents?.ok) throw new Error('not a whole record');
  const takenBack = readTakenBack(record);
  return branches.value.map((branch, i, all) => {
    const given = consents.value[i];
    return { ...branch, ...(given && { consents: given }), ...(i === all.length - 1 && { takenBack }) };
  });
}

/**
 * Stores a finished match from its verified record and returns the match's id. Rejects if the browser cannot store it
 * or the record is incomplete.
 */
export async function saveRecord(games: Registry, record: MatchRecord): Promise<string> {
  const { game, rulesVersion, options, seed, commitment } = record;
  const first = replay(games, { ...record, actions: [] });
  const entropy = readEntropy(games, record);
  if (seed === undefined || commitment === undefined || 'refusal' in first || !entropy.ok) {
    throw new Error('not a whole record');
  }
  const branches = branchesOf(record, entropy.value);
  const store = new BrowserStore();
  const id = randomName(ID_LENGTH);
  const table: Table = first;
  const seats = Array.from({ length: table.options.players }, (_, seat) => ({
    seat,
    kind: 'person' as const,
    person: ELSEWHERE,
    name: record.names?.[seat] ?? null,
    level: null,
  }));
  await store.create({
    id,
    game,
    rulesVersion,
    options,
    seats,
    seed,
    entropy: entropy.value,
    commitment,
    ...(branches.length > 0 && { branches }),
    state: table.state(),
    actor: writeActor(table.actor()),
    createdAt: Date.now(),
  });
  const plies: StoredPly[] = record.actions.map((action) => {
    const played = table.play(action);
    if (!played.ok) throw new Error(`not by the rules: ${action}`);
    return { action, journal: [...played.value] };
  });
  const state = table.state();
  const actor = writeActor(table.actor());
  const result = table.result();
  await store.commit({ match: id, from: 0, plies, state, actor, result, position: 0, command: null });
  await store.close();
  return id;
}
