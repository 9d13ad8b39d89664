const key = 'visit_query';
const longest = 2000;

/** The query parameters of this tab's visit so far; what the present address says comes first. */
export function recallVisit(search: string = window.location.search): string {
  const merged = new URLSearchParams(readStored());
  for (const [name, value] of new URLSearchParams(search)) merged.set(name, value);
  return merged.toString();
}

/** Keeps them for the rest of the session. Storage that is full or forbidden is no reason to fail. */
export function rememberVisit(search: string = window.location.search): void {
  if (search.length < 2) return;
  const query = recallVisit(search);
  if (query.length > longest) return;
  try {
    window.sessionStorage.setItem(key, query);
  } catch {
    // The number may change from page to page then; nothing else depends on it.
  }
}

function readStored(): string {
  try {
    return window.sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}
