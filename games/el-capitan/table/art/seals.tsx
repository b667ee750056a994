import { DrawingOf } from '@levante/table/art/drawings.tsx';
import { pieceDrawings } from './drawings.ts';

/** The wax seals of a destination card: how many steps it carries as a route, of three. */
export function Seals({ count }: { count: number }) {
  return (
    <svg class="art-seals" viewBox="0 0 52 16" aria-hidden="true">
      {[0, 1, 2].map((i) => (
        <DrawingOf key={i} from={pieceDrawings} id={i < count ? 'seal' : 'no-seal'} x={18 * i} />
      ))}
    </svg>
  );
}
