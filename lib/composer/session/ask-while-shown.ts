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
