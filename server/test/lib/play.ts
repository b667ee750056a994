import type { Match, MatchUpdate } from '@levante/wire';
import type { Follower } from './follower.ts';
import type { Visitor } from './visitor.ts';

/** Opens a dealt match of Purse Race in which the visitor has all seats. With two seats, seat 0 acts at ply 3. */
export async function openOwnMatch(visitor: Visitor, options: object = {}): Promise<Match> {
  const seats = [
    { kind: 'me', name: 'Anna' },
    { kind: 'me', name: 'Bo' },
  ];
  const { id } = await visitor.open({ game: 'purse-race', options, seats });
  return await untilRested(visitor, id);
}

/** Waits until a person is to act or the match is over, and returns the match. */
export async function untilRested(visitor: Visitor, id: string): Promise<Match> {
  const { mine } = await visitor.match(id);
  const follower = visitor.follow(id);
  try {
    await follower.until(({ message }) => isRested(message, mine));
  } finally {
    await follower.close();
  }
  return await visitor.match(id);
}

function isRested(message: MatchUpdate, mine: readonly number[]): boolean {
  if (message.legal !== null) return true;
  if (message.type === 'match' || (message.type === 'view' && message.match.status === 'waiting')) return false;
  const actor = message.type === 'view' ? message.match.actor : message.actor;
  return actor === null || mine.includes(Number(actor));
}

/** Plays the visitor's only seat to the end, one command per action: a step if possible, else the last legal action. */
export async function playOut(visitor: Visitor, id: string, follower: Follower): Promise<void> {
  const { mine } = await visitor.match(id);
  let ply = -1;
  for (;;) {
    const { message } = await follower.until((event) => plyOf(event.message) > ply && isRested(event.message, mine));
    ply = plyOf(message);
    if (message.legal === null) return;
    const last = message.legal.at(-1);
    const reply = await visitor.act(id, ply, [message.legal.find((line) => line.endsWith('step')) ?? last ?? '']);
    if (reply.status !== 200) throw new Error(`not done: ${reply.text}`);
  }
}

export function plyOf(message: MatchUpdate): number {
  return message.type === 'plies' ? message.ply : message.match.ply;
}
