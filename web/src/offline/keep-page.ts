/**
 * Sees to it that the page can be opened on this device without a network. Browsers do that on secure pages only (https,
 * or this very machine); elsewhere nothing happens.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Not allowed here, or not there as under development: an open page goes on all the same.
  }
}
