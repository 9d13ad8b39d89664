/** Looks at the screen now, and after whatever changes what stands on it. @returns what ends that. */
export function watchScreen(look: () => void): () => void {
  look();
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}
