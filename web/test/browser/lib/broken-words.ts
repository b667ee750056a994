/** Returns words broken in the middle, neither at a space nor after a hyphen (hard or soft). Runs in the page. */
export function brokenWords(elements: Element[]): string[] {
  const range = document.createRange();
  return elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // The first rectangle of a letter after a soft hyphen is the hyphen's.
      const topOf = (at: number) => {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        return Math.round([...range.getClientRects()].at(-1)?.top ?? 0);
      };
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s\u00ad-]+-?/gu))
        if (topOf(index) !== topOf(index + word.length - 1)) broken.push(word);
    }
    return broken;
  });
}
