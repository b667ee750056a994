import type { Verified, VerifyFault } from '@levante/host/verify';
import type { CliWords } from '../words/words.ts';

/** Formats a fault: `ply 12, 0 buy MAR-3: cannot-afford EC-5.3`. */
export function formatFault({ ply, action, code, detail, why }: VerifyFault, words: CliWords['verify']): string {
  const what = why === null ? detail : words.why[why](detail);
  return words.fault(ply, action, what === '' ? code : `${code} ${what}`);
}

/**
 * Formats a verdict: `366 actions, over, 11 checks; 1 turn taken back (ply 40, k3m9x2p7q4w8za); not proven: the deal (no
 * seed)`.
 */
export function formatVerdict(verified: Verified, words: CliWords['verify']): string {
  const { branches, takenBack } = verified;
  const origins = branches.map(({ ply, from }) => `ply ${ply}, ${from}`).join('; ');
  const parts = verified.unproven.map((one) => words.unproven[one](verified));
  return [
    words.verified(verified),
    ...(branches.length > 0 ? [words.takenBack(takenBack, origins)] : []),
    ...(parts.length > 0 ? [words.notProven(parts)] : []),
  ].join('; ');
}
