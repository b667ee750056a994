import './skip-links.css';
import { goTo, type TablePart } from './parts-of-table.ts';
import { roomWords } from './words/en.ts';

/** The first things Tab comes to: ways past all that lies between the top of the page and the turn, the board, the log. */
export function SkipLinks() {
  const words = roomWords.value;
  const links: readonly (readonly [TablePart, string])[] = [
    ['turn', words.toTurn],
    ['board', words.toBoard],
    ['log', words.toLog],
  ];
  return (
    <nav class="skip-links" aria-label={words.skip}>
      {links.map(([part, said]) => (
        <button key={part} type="button" class="button" onClick={() => goTo(part)}>
          {said}
        </button>
      ))}
    </nav>
  );
}
