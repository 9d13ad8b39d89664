const queryKey = 'visit_query';
const MAX_QUERY_LENGTH = 2000;

/** The query parameters of this tab's visit; those of the current address have precedence. */
export function readVisitQuery(search: string = window.location.search): string {
  const merged = new URLSearchParams(readStoredQuery());
  for (const [name, value] of new URLSearchParams(search)) merged.set(name, value);
  return merged.toString();
}

/** Stores them for the session. Errors of the storage are ignored. */
export function storeVisitQuery(search: string = window.location.search): void {
  if (search.length < 2) return;
  const query = readVisitQuery(search);
  if (query.length > MAX_QUERY_LENGTH) return;
  try {
    window.sessionStorage.setItem(queryKey, query);
  } catch {
    // Without storage the number may change from page to page.
  }
}

function readStoredQuery(): string {
  try {
    return window.sessionStorage.getItem(queryKey) ?? '';
  } catch {
    return '';
  }
}
