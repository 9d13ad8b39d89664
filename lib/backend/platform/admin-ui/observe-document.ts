/**
 * Calls the listener now and after every change of the document. @returns a function that stops the
 * observation.
 */
export function observeDocument(listener: () => void): () => void {
  listener();
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
