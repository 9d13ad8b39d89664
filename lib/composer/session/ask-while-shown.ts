/**
 * Asks every so many ms while somebody may be looking: not in a tab that is out of sight, and at once when it is shown again. @returns what
 * ends that.
 */
export function askWhileShown(ask: () => void, pause: number): () => void {
  const look = () => {
    if (document.visibilityState === 'visible') ask();
  };
  const asking = setInterval(look, pause);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(asking);
    document.removeEventListener('visibilitychange', look);
  };
}
