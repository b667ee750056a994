import type { Match, NewProposal, ProposalAnswer } from '@levante/wire';
import { faultWords, type Reply, type RequestFault } from '../host/fault.ts';
import type { AnyMatchContext } from '../match/match-context.ts';
import type { ProposalWords } from './words/en.ts';

type Session = AnyMatchContext['session'];

/** Makes a proposal. Returns the fault, or null. */
export async function sendProposal(session: Session, proposal: NewProposal): Promise<RequestFault | null> {
  return adopt(session, await session.host.propose?.(session.id, proposal));
}

/** Answers the open proposal. Returns the fault, or null. */
export async function answerProposal(
  session: Session,
  number: number,
  answer: ProposalAnswer['answer'],
): Promise<RequestFault | null> {
  return adopt(session, await session.host.answerProposal?.(session.id, number, answer));
}

/** Adopts the match of a reply, since the stream may be interrupted; the stream may also be ahead of it. */
function adopt(session: Session, reply: Reply<Match> | undefined): RequestFault | null {
  if (!reply) return null;
  if (!reply.ok) return reply.fault;
  if (reply.value.ply >= (session.match.peek()?.ply ?? 0)) session.noteSeats(reply.value);
  return null;
}

/** Returns an error message of a request about a proposal. */
export function proposalFaultWords(fault: RequestFault, words: ProposalWords): string {
  const code = fault.kind === 'refused' ? fault.error.code : '';
  const known = Object.entries(words.errors).find(([one]) => one === code);
  return known?.[1] ?? faultWords(fault);
}
