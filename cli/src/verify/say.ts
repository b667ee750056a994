import type { VerifyFault } from '@levante/host/verify';

/** `ply 12, 0 buy MAR-3: cannot-afford EC-5.3` */
export function sayFault({ ply, action, code, detail }: VerifyFault): string {
  const where = ply < 0 ? 'ply -1 (its head)' : `ply ${ply}${action === null ? '' : `, ${action}`}`;
  return `${where}: ${code}${detail === '' ? '' : ` ${detail}`}`;
}
