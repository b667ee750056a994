import { commitmentOf } from '@levante/dealer';
import type { HostParts } from '../ports/environment.ts';
import { done, failed, type HostReply } from './reply.ts';

/** Milliseconds for which a ticket is valid. */
export const TICKET_MS = 5 * 60_000;

/** A person's contribution to the seed of a match that they open, made after they have seen the commitment. */
export interface SeedShare {
  readonly ticket: string;
  readonly entropy: string;
}

/** Id and seed of a new match, and the entropy of its opener; null without a ticket. */
export interface Beginning {
  readonly id: string;
  readonly seed: string;
  readonly entropy: string | null;
}

/** The commitment to a seed, and the ticket for it. */
export interface SeedCommitment {
  readonly commitment: string;
  readonly ticket: string;
}

/** Draws the seed of a match that a person is about to open, and commits to it. Stores nothing. */
export function commitToSeed({ chance, time, tickets }: HostParts, person: string): SeedCommitment {
  if (!tickets) throw new Error('this host has no tickets');
  const seed = chance.newSeed();
  const reserved = { match: chance.newMatchId(), seed, person, until: time.now() + TICKET_MS };
  return { commitment: commitmentOf(seed), ticket: tickets.seal(reserved) };
}

/** Returns the id and seed of a new match: from the ticket, or newly drawn. */
export function beginning(
  { chance, time, tickets }: HostParts,
  contribution: SeedShare | undefined,
  person: string | null,
): HostReply<Beginning> {
  if (!contribution) return done({ id: chance.newMatchId(), seed: chance.newSeed(), entropy: null });
  const reserved = tickets?.open(contribution.ticket) ?? null;
  if (reserved === null || reserved.person !== person || reserved.until <= time.now()) {
    return failed({ code: 'ticket-expired' });
  }
  return done({ id: reserved.match, seed: reserved.seed, entropy: contribution.entropy });
}
