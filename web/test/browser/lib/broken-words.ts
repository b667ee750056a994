/** Returns words that are broken in the middle: not at a blank, nor after a hyphen that is part of the word. Runs in the page. */
export function brokenWords(elements: Element[]): string[] {
  const range = document.createRange();
  return elements.flatMap((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const { index, 0: word } of (node.textContent ?? '').matchAll(/[^\s-]+-?/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(word);
      }
    return broken;
  });
}
