import type { VerifyFault } from '@levante/host/verify';
import type { RecordsWords } from './words/en.ts';

/** Path in a fault's JSON detail. */
const PATH = /"path":"([^"]*)"/;
const GAME = /"game":"([^"]*)"/;

/** Returns a verification fault as a sentence. */
export function faultText({ ply, action, code, detail, why }: VerifyFault, words: RecordsWords): string {
  const { differs } = words;
  switch (code) {
    case 'check-differs':
      return differs.check;
    case 'deal-differs':
      return differs.deal;
    case 'commitment-differs':
      return differs.commitment;
    case 'result-differs':
      return differs.result;
    case 'branch-differs':
      return differs.branch;
    case 'unknown-game':
      return words.unknownGame(GAME.exec(detail)?.[1] ?? '');
    default:
  }
  if (why === 'start-hidden') return words.startHidden;
  if (action !== null) return words.notAllowed(ply + 1, action);
  const path = PATH.exec(detail)?.[1] ?? (detail.startsWith('/') ? detail : '');
  return path === '/rulesVersion' && detail.includes('"known"') ? words.otherRules : words.form(path);
}
