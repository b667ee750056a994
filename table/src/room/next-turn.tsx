import './next-turn.css';
import type { NextTurn } from '@levante/wire';
import { useEffect, useState } from 'preact/hooks';
import { ForwardIcon } from '../art/icons.tsx';
import { useMatch } from '../match/match-context.ts';
import { roomWords } from './words/index.ts';

const POLL_MS = 15_000;

/** Link to the match that has waited longest for me. Renders nothing if there is none. */
export function NextTurnLink() {
  const { session, addressOf } = useMatch();
  const words = roomWords.value;
  const [next, setNext] = useState<NextTurn | null>(null);
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      if (document.visibilityState !== 'visible') return;
      const reply = await session.host.nextTurn?.(session.id);
      if (!isOver && reply?.ok) setNext(reply.value);
    };
    void read();
    const timer = setInterval(() => void read(), POLL_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [session]);
  if (!next?.match) return null;
  const label = words.nextTurns(next.count);
  return (
    <a class="next-turn" href={addressOf(next.match.id)} title={label}>
      <span class="unseen">
        {words.nextTurn}: {label}
      </span>
      <span aria-hidden="true">{words.nextTurn}</span>
      <ForwardIcon />
      <strong aria-hidden="true">{next.count}</strong>
    </a>
  );
}
