/**
 * Calls a function when the user returns from a link that opened a new tab, for example the form of a
 * record, or from the back/forward cache.
 * @returns the cleanup function
 */
export function onWindowFocus(onReturn: () => void): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;
  let isInOtherTab = false;
  const follow = ({ target }: Event) => {
    isInOtherTab ||= target instanceof Element && target.closest('a[target="_blank"]') !== null;
  };
  const onVisibilityChange = () => {
    if (!isInOtherTab || document.visibilityState !== 'visible') return;
    isInOtherTab = false;
    onReturn();
  };
  document.addEventListener('click', follow, { capture: true, signal });
  document.addEventListener('auxclick', follow, { capture: true, signal });
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
  // A page restored from the back/forward cache keeps its old state.
  window.addEventListener('pageshow', ({ persisted }) => persisted && onReturn(), { signal });
  return () => listeners.abort();
}
