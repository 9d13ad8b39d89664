/**
 * Asks every so many ms while somebody may be looking: not in a tab that is out of sight, and at once when it is shown again; one thing at
 * a time, so that a server that is slow is not asked the more. @returns what ends that.
 */
export function askWhileShown(ask: () => Promise<void>, pause: number): () => void {
  let isAsking = false;
  const look = async () => {
    if (isAsking || document.visibilityState !== 'visible') return;
    isAsking = true;
    await ask().finally(() => {
      isAsking = false;
    });
  };
  const asking = setInterval(look, pause);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(asking);
    document.removeEventListener('visibilitychange', look);
  };
}
