/** Returns true for a line that belongs to the one above it: indented, or with the mark of the seat to act. */
const isBelow = (line: string): boolean => /^[\s>]/.test(line);

/** Splits a picture at its blank lines into blocks of lines. */
function partsOf(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  let isOpen = false;
  for (const line of lines) {
    const part = parts.at(-1);
    if (line.trim() === '') isOpen = false;
    else if (part && isOpen && isBelow(line)) part.push(line);
    else {
      parts.push([line]);
      isOpen = true;
    }
  }
  return parts;
}

/** Returns the lines without the mark of the player to act. */
const withoutMark = (part: readonly string[]): string => part.join('\n').replaceAll(/^>/gm, ' ');

/** Returns the blocks of a picture that the previous one lacks. */
export function changedParts(before: readonly string[], after: readonly string[]): string[] {
  const known = new Set(partsOf(before).map(withoutMark));
  return partsOf(after)
    .filter((part) => !known.has(withoutMark(part)))
    .flat();
}
