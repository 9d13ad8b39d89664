/**
 * Calls a function when the user returns from a link that opened a new tab, for example the form of a
 * record, or from the back/forward cache.
 * @returns the cleanup function
 */
export function onWindowFocus(onReturn: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isInOtherTab = false;
  const onLinkClick = ({ target }: Event) => {
    isInOtherTab ||= target instanceof Element && target.closest('a[target="_blank"]') !== null;
  };
  const onVisibilityChange = () => {
    if (!isInOtherTab || document.visibilityState !== 'visible') return;
    isInOtherTab = false;
    onReturn();
  };
  document.addEventListener('click', onLinkClick, { capture: true, signal });
  document.addEventListener('auxclick', onLinkClick, { capture: true, signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  // A page restored from the back/forward cache keeps its old state.
  window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal });
  return () => listeners.abort();
}

/**
 * Calls `poll` at an interval while the tab is visible, and immediately when it becomes visible again. Waits
 * for the previous call, so that a slow server gets no additional requests.
 * @returns the cleanup function
 */
export function pollWhileVisible(poll: () => Promise<void>, intervalMs: number): () => void {
  let isPending = false;
  const pollIfVisible = async () => {
    if (isPending || document.visibilityState !== 'visible') return;
    isPending = true;
    await poll().finally(() => {
      isPending = false;
    });
  };
  const interval = setInterval(pollIfVisible, intervalMs);
  document.addEventListener('visibilitychange', pollIfVisible);
  return () => {
    clearInterval(interval);
    document.removeEventListener('visibilitychange', pollIfVisible);
  };
}

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
