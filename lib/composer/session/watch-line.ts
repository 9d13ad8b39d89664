type Heard = { lost: () => void; found: () => void };

/** Tells what the browser knows of its line by itself, at once when there is none to begin with. @returns what ends that. */
export function watchLine({ lost, found }: Heard): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  window.addEventListener('offline', lost, { signal });
  window.addEventListener('online', found, { signal });
  if (!navigator.onLine) lost();
  return () => ends.abort();
}
