import { isObject, type Registry } from '@levante/contract';
import { type VerifyFault, verifyRecord } from '@levante/host/verify';
import type { WholeMatch } from '@levante/server';

const headFault = (code: string, detail: string): VerifyFault => ({ ply: -1, action: null, code, detail, why: null });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Compares the stored state with the one its actions lead to; returns null if they are equal. */
function stateFault(
  games: Registry,
  match: WholeMatch,
  { options, start }: { readonly options: unknown; readonly start: unknown },
): VerifyFault | null {
  const game = games.get(match.game);
  const table = isObject(start) ? game?.load({ ...start, game: match.game, options }) : game?.open(options);
  const state = parsed(match.state);
  if (!game || !table?.ok) return null;
  for (const line of match.actions) table.value.play(line);
  const loaded = isObject(state) ? game.load(state) : null;
  const isSame = loaded?.ok && JSON.stringify(loaded.value.state()) === JSON.stringify(table.value.state());
  return isSame ? null : { ...headFault('check-differs', '/state'), ply: match.ply };
}

/** Returns the metadata about stored branches for the record of a match; `entropy` is null while it is secret. */
function branchesIn(text: string | null, entropy: WholeMatch['entropy'] | null): object {
  if (text === null) return {};
  const stored = parsed(text);
  if (!Array.isArray(stored) || !stored.every(isObject)) return { branches: stored };
  const isConsented = entropy && stored.some(({ consents }) => consents !== undefined);
  return {
    branches: stored.map(({ ply, from }) => ({ ply, from })),
    ...(isConsented && { consents: stored.map(({ consents }) => consents ?? entropy.map(() => null)) }),
  };
}

/**
 * Replays a stored match from its options and compares deal, result and state with the stored ones. Returns the first
 * fault, or null.
 */
export function verifyStored(games: Registry, match: WholeMatch): VerifyFault | null {
  const options = parsed(match.options);
  if (!isObject(options)) return headFault('bad-request', '/options');
  if (match.actions.length !== match.ply)
    return headFault('bad-request', `/actions: ${match.actions.length}, not ${match.ply}`);
  const result = match.result === null ? undefined : parsed(match.result);
  if (match.result !== null && result === undefined) return headFault('bad-request', '/result');
  // Like the seed, of a match without a result it would be refused as revealed too early.
  const isAdded = result !== undefined && match.entropy.some((one) => one !== null);
  const entropy = isAdded ? { entropy: [...match.entropy] } : {};
  const branches = branchesIn(match.branches, isAdded ? match.entropy : null);
  const start = match.start === null ? undefined : parsed(match.start);
  if (match.start !== null && !isObject(start)) return headFault('bad-request', '/start');
  const verdict = verifyRecord(games, {
    format: 'levante-record',
    version: 1,
    game: match.game,
    rulesVersion: match.rulesVersion,
    options,
    commitment: match.commitment,
    actions: [...match.actions],
    meta: { ...entropy, ...branches },
    ...(isObject(start) ? { start } : {}),
    // The seed of a match without a result would be refused as revealed too early.
    ...(result === undefined ? {} : { seed: match.seed, result }),
  });
  return verdict.ok ? stateFault(games, match, { options, start }) : verdict.fault;
}
