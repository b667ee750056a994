import type { HostReply } from '../match/reply.ts';
import { type AnswerRequest, answer, expire } from './answer.ts';
import type { ProposalParts } from './effect.ts';
import type { ProposeRequest } from './kinds.ts';
import { propose, type WrittenProposal } from './propose.ts';

/**
 * Proposals to the people in a match. The time limit is checked when a person answers; the timer only informs followers
 * sooner that a proposal is void, so nothing depends on the host that started it.
 */
export class Proposals {
  readonly #parts: ProposalParts;
  readonly #changed: (match: string) => void;
  readonly #timers = new Set<() => void>();
  #stopped = false;

  /** Creates the proposals of a host. `changed` is called for every match with a written change. */
  constructor(parts: Omit<ProposalParts, 'mayExist'>, changed: (match: string) => void) {
    this.#parts = { ...parts, mayExist: changed };
    this.#changed = changed;
  }

  /** Makes a proposal (see `propose`). */
  async propose(request: ProposeRequest): Promise<HostReply<WrittenProposal>> {
    const made = await propose(this.#parts, request);
    if (made.ok) this.#written(request.match, made.value);
    return made;
  }

  /** Answers a proposal (see `answer`). */
  async answer(request: AnswerRequest): Promise<HostReply<WrittenProposal | null>> {
    const answered = await answer(this.#parts, request);
    if (answered.ok && answered.value) this.#written(request.match, answered.value);
    return answered;
  }

  /** Cancels running timers and starts no new ones. */
  stop(): void {
    this.#stopped = true;
    for (const cancel of this.#timers) cancel();
    this.#timers.clear();
  }

  #written(match: string, { proposal, branch }: WrittenProposal): void {
    this.#changed(match);
    if (branch !== null) this.#changed(branch);
    if (proposal.outcome === null && proposal.agreed.length === 0) this.#expireLater(match, proposal);
  }

  #expireLater(match: string, { number, until }: WrittenProposal['proposal']): void {
    if (this.#stopped) return;
    const { time } = this.#parts;
    const cancel = time.after(Math.max(0, until - time.now()), () => {
      this.#timers.delete(cancel);
      // A failed write is no loss: the proposal is over anyway.
      void expire(this.#parts, match, number).then(
        (isVoid) => isVoid && this.#changed(match),
        () => {},
      );
    });
    this.#timers.add(cancel);
  }
}
