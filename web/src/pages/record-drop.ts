import { REPLAY, setPendingFile } from './pending-file.ts';

const bringsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') === true;

/** Listens for files dropped anywhere on the page. Returns a stop function. */
export function listenForDrops(take: (file: File) => void): () => void {
  const over = (event: DragEvent) => {
    // Otherwise the browser navigates to the file.
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

/** Opens a dropped file as a record. On pages with a match it does nothing, since the user may not want to leave. */
export function openDropped(): void {
  listenForDrops((file) => {
    if (/^\/(match|device|board|replay)\b/.test(location.pathname)) return;
    setPendingFile(file);
    history.pushState(null, '', REPLAY);
    // The router listens to this event.
    dispatchEvent(new PopStateEvent('popstate'));
  });
}
