import { codeHash, newCode } from '../accounts/secrets.ts';
import type { MeasureStore, MemberStore } from './ports.ts';

/** Groups of four characters of a code: 80 bits. */
const CODE_GROUPS = 4;

/** Returns a new code, and the id under which its invitation is stored. */
export function newInvitation(below: (n: number) => number): { readonly code: string; readonly id: string } {
  const code = newCode(below, CODE_GROUPS);
  return { code, id: codeHash(code) };
}

/** Returns the id of the invitation with a code, as typed. */
export const invitationWith = (code: string): string => codeHash(code);

export interface InvitationsParts {
  readonly store: MemberStore;
  readonly measures: Pick<MeasureStore, 'isOperator'>;
  /** Whether the server requires an invitation to play with others. */
  readonly isRequired: boolean;
  readonly now: () => number;
}

/** Admits people to the matches of a server that requires invitations. */
export class Invitations {
  readonly #parts: InvitationsParts;

  constructor(parts: InvitationsParts) {
    this.#parts = parts;
  }

  get isRequired(): boolean {
    return this.#parts.isRequired;
  }

  /** Starts to require invitations if the server does. People who have an account at that time need none. */
  async start(): Promise<void> {
    const { isRequired, store, now } = this.#parts;
    if (isRequired) await store.requireSince(now());
  }

  /** Returns whether a person may open matches and take seats. */
  async admits(person: string | null): Promise<boolean> {
    const { isRequired, store, measures } = this.#parts;
    if (!isRequired) return true;
    return person !== null && ((await store.isMember(person)) || (await measures.isOperator(person)));
  }

  /**
   * Admits a person with a code. Returns false if the code is invalid. A person who is admitted already does not use it
   * up.
   */
  async redeem(person: string, code: string): Promise<boolean> {
    const { store, now } = this.#parts;
    if (await this.admits(person)) return true;
    // A concurrent request may have admitted the person.
    return (await store.join(person, invitationWith(code), now())) || (await this.admits(person));
  }
}
