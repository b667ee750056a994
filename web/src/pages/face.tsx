import './face.css';
import { OpenSea, Vista, wavelets } from '@levante/table/art/vista.tsx';
import type { GameCard } from '@levante/table/match/card.ts';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Cover picture of a game, loaded lazily into a box of fixed size. */
export function Face({ game }: { readonly game: GameCard | undefined }) {
  const [DrawingOf, setDrawing] = useState<ComponentType | null>(null);
  useEffect(() => {
    let wanted = true;
    // The picture is decorative: ignore a failed load.
    game?.fetchFace?.().then(
      (drawing) => wanted && setDrawing(() => drawing),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return <div class="face">{DrawingOf ? <DrawingOf /> : <Sea />}</div>;
}

const WAVES = wavelets([
  [80, 190],
  [250, 200],
  [410, 196],
]);

function Sea() {
  return (
    <Vista sun={{ x: 260, y: 150, radius: 200 }}>
      <OpenSea from={166} waves={WAVES} />
    </Vista>
  );
}
