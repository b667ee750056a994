import { ownRegistration } from './registration.ts';

/** Closes the notifications of a match that this browser shows. */
async function closeNotifications(match: string): Promise<void> {
  const registration = await ownRegistration();
  for (const notification of (await registration?.getNotifications({ tag: match })) ?? []) notification.close();
}

/**
 * Closes the notifications of a match now and whenever its page becomes visible, since the page shows the same. Returns
 * an unsubscribe function.
 */
export function closeWhileVisible(match: string): () => void {
  if (!('serviceWorker' in navigator && 'Notification' in window) || Notification.permission !== 'granted')
    return () => {};
  const close = (): void => {
    if (document.visibilityState === 'visible') closeNotifications(match).catch(() => {});
  };
  close();
  document.addEventListener('visibilitychange', close);
  return () => document.removeEventListener('visibilitychange', close);
}
