/**
 * Tells when somebody comes back who has followed a link beside the composer, as to a record's form, or by the browser's way
 * back. @returns what ends that.
 */
export function whenComeBack(look: () => void): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  let isAway = false;
  const follow = ({ target }: Event) => {
    isAway ||= target instanceof Element && target.closest('a[target="_blank"]') !== null;
  };
  const see = () => {
    if (!isAway || document.visibilityState !== 'visible') return;
    isAway = false;
    look();
  };
  document.addEventListener('click', follow, { capture: true, signal });
  document.addEventListener('auxclick', follow, { capture: true, signal });
  document.addEventListener('visibilitychange', see, { signal });
  // A page that was put away whole is shown as it was.
  window.addEventListener('pageshow', ({ persisted }) => persisted && look(), { signal });
  return () => ends.abort();
}
