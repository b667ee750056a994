import { fetchShown, lazy } from '../lib/lazy.ts';

/** A file of drawings, each a group under its id. It lies in the page, unseen, once it has come. */
export interface Drawings {
  /** Fetches them, once; resolves also where they could not be fetched, which the page then says. */
  ask(): Promise<void>;
}

/** The drawings of a file: pictures that are the same on every table are no scripts. Colours are the page's, by their variables. */
export function drawingsAt(url: string): Drawings {
  const fetchDrawings = lazy(async () => {
    const reply = await fetch(url);
    if (!reply.ok) throw new Error(`${url}: ${reply.status}`);
    // Not by the drawings' own word: the page's styles for drawings would overrule it, and the page grow by their height.
    const unseen = document.createElement('div');
    unseen.hidden = true;
    unseen.innerHTML = await reply.text();
    document.body.append(unseen);
  });
  let shown: Promise<void> | null = null;
  return {
    ask() {
      shown ??= fetchShown(fetchDrawings);
      return shown;
    },
  };
}

/** What every page may show. */
export const commonDrawings = drawingsAt(new URL('./drawings.svg', import.meta.url).href);

interface DrawingOfProps {
  readonly from: Drawings;
  readonly id: string;
  readonly x?: number;
  /** What has no colour of its own in the drawing is filled with this. */
  readonly fill?: string;
}

/** A drawing, within another one; it is seen as soon as it is there. */
export function DrawingOf({ from, id, ...rest }: DrawingOfProps) {
  void from.ask();
  return <use href={`#${id}`} {...rest} />;
}
