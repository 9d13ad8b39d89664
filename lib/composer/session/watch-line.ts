type OnlineListeners = { onOffline: () => void; onOnline: () => void };

/**
 * Reports the online status of the browser, immediately if it is offline.
 * @returns the cleanup function
 */
export function watchOnlineStatus({ onOffline, onOnline }: OnlineListeners): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('offline', onOffline, { signal });
  window.addEventListener('online', onOnline, { signal });
  if (!navigator.onLine) onOffline();
  return () => listeners.abort();
}
