/** The revision of each document in the list of this tab. A form tracks its own revision separately. */
const listRevisions = new Map<string, number>();

/** Stores the revisions that a list shows. They are the base revisions of bulk deletes. */
export function storeListRevisions(collection: string, documents: readonly unknown[]): void {
  for (const document of documents)
    if (
      document instanceof Object &&
      'id' in document &&
      'revision' in document &&
      typeof document.revision === 'number'
    )
      listRevisions.set(`${collection}/${document.id}`, document.revision);
}

/**
 * The `If-Match` header of a bulk delete: each document in the query with the newest revision that this tab
 * has loaded, in a list or a form (`formRevisions`). Null when none was loaded, for example when all
 * documents of several pages are selected.
 */
export function formatBulkIfMatch(url: URL, formRevisions: ReadonlyMap<string, number>): string | null {
  const collection = url.pathname.split('/').at(-1);
  const ids = [...url.searchParams].filter(([name]) => /\[id\]\[in\]\[\d+\]$/.test(name)).map(([, id]) => id);
  const tags = ids.flatMap((id) => {
    const key = `${collection}/${id}`;
    const revision = Math.max(listRevisions.get(key) ?? 0, formRevisions.get(key) ?? 0);
    return revision > 0 ? [`"${id}:${revision}"`] : [];
  });
  return tags.length > 0 ? tags.join(', ') : null;
}

/**
 * Adapts an error response to Payload's list, which expects `docs` in every response and otherwise shows no
 * reason.
 */
export async function toListResponse(response: Response): Promise<Response> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (response.ok || !(body instanceof Object)) return response;
  return Response.json(
    { docs: [], errors: [], message: 'Nothing was deleted', ...body },
    { status: response.status },
  );
}
