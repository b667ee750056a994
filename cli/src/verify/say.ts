import type { VerifyFault } from '@levante/host/verify';
import type { CliWords } from '../words/words.ts';

/** `ply 12, 0 buy MAR-3: cannot-afford EC-5.3` */
export function sayFault({ ply, action, code, detail, why }: VerifyFault, words: CliWords['verify']): string {
  const what = why === null ? detail : words.why[why](detail);
  return words.fault(ply, action, what === '' ? code : `${code} ${what}`);
}
