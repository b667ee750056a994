import type { WithBook } from '../book/use-book.ts';
import type { WithPictures } from '../book/use-pictures.ts';

/** What there is to learn of a game, fetched where somebody wants to learn; each part comes when it is asked for. */
export interface GameStudy extends WithBook, WithPictures {}
