import { handOver, REPLAY } from './handed.ts';

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Takes the first file that is dropped anywhere on the page, until what it returns is called. */
export function listenForDrops(take: (file: File) => void): () => void {
  const over = (event: DragEvent) => {
    // Else the browser would leave the page and show the file.
    if (bringsFiles(event)) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    if (!bringsFiles(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
  };
}

/** Opens the first file that is dropped on a page as a record, wherever no match is looked at: who drops one there may not want to leave it. */
export function openDropped(): void {
  listenForDrops((file) => {
    if (/^\/(match|device|board|replay)\b/.test(location.pathname)) return;
    handOver(file);
    history.pushState(null, '', REPLAY);
    // The pages follow the address when it changes like this.
    dispatchEvent(new PopStateEvent('popstate'));
  });
}
