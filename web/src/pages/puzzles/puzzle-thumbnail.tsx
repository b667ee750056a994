import './puzzle-thumbnail.css';
import type { RatedPuzzle } from '@levante/bots';
import type { GamePuzzles, PuzzlePicture } from '@levante/table/match/study.ts';
import type { ComponentType } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

interface PuzzleThumbnailProps {
  readonly puzzles: GamePuzzles;
  readonly number: number;
}

interface Drawn {
  readonly Picture: ComponentType<PuzzlePicture>;
  readonly puzzle: RatedPuzzle;
}

/** Distance below the viewport at which a thumbnail is loaded. */
const AHEAD = '200px';

/** Thumbnail of a puzzle's position, loaded when it comes near the viewport. */
export function PuzzleThumbnail({ puzzles, number }: PuzzleThumbnailProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    let wanted = true;
    const draw = async () => {
      const [Picture, puzzle] = await Promise.all([puzzles.fetchPicture(), puzzles.fetchPuzzle(number)]);
      if (wanted && puzzle) setDrawn({ Picture, puzzle });
    };
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        // Offline, the card works without its picture.
        draw().catch(() => undefined);
      },
      { rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => {
      wanted = false;
      watch.disconnect();
    };
  }, [puzzles, number]);
  return (
    <span ref={frame} class="puzzle-picture">
      {drawn && <drawn.Picture puzzle={drawn.puzzle} />}
    </span>
  );
}
