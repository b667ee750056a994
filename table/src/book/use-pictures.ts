import { useEffect, useState } from 'preact/hooks';
import type { ClausePicture } from './clause.tsx';

/** Whoever has the pictures of a book; null for a game without. */
export interface WithPictures {
  readonly fetchPictures: (() => Promise<ClausePicture>) | null;
}

/** The pictures of a book, which come after its words; null until they have come. */
export function usePictures(study: WithPictures | null): ClausePicture | null {
  const [come, setCome] = useState<{ readonly Picture: ClausePicture } | null>(null);
  const fetchPictures = study?.fetchPictures;
  useEffect(() => {
    let wanted = true;
    // Without its pictures the book says all there is to say.
    fetchPictures?.().then(
      (Picture) => {
        if (wanted) setCome({ Picture });
      },
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [fetchPictures]);
  return come?.Picture ?? null;
}
