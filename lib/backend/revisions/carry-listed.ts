/** The revision of each document as a list of this tab shows it; a form beside it starts from its own. */
const listed = new Map<string, number>();

/** What a list shows: removals of several start from it. */
export function rememberListed(collection: string, documents: readonly unknown[]): void {
  for (const one of documents)
    if (one instanceof Object && 'id' in one && 'revision' in one && typeof one.revision === 'number')
      listed.set(`${collection}/${one.id}`, one.revision);
}

/**
 * Each document that a removal of several names by its id, with the revision this tab has seen: in a list, or since
 * then in a form (`seen`). Null when it names none that was seen, as when all of many pages were chosen.
 */
export function tagListed(url: URL, seen: ReadonlyMap<string, number>): string | null {
  const collection = url.pathname.split('/').at(-1);
  const ids = [...url.searchParams].filter(([name]) => /\[id\]\[in\]\[\d+\]$/.test(name)).map(([, id]) => id);
  const tags = ids.flatMap((id) => {
    const key = `${collection}/${id}`;
    const revision = Math.max(listed.get(key) ?? 0, seen.get(key) ?? 0);
    return revision > 0 ? [`"${id}:${revision}"`] : [];
  });
  return tags.length > 0 ? tags.join(', ') : null;
}

/** A refusal as the list can show it: it looks for `docs` in every answer, and knows no reason where there are none. */
export async function tellInList(answer: Response): Promise<Response> {
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  if (answer.ok || !(body instanceof Object)) return answer;
  return Response.json(
    { docs: [], errors: [], message: 'Nothing was removed', ...body },
    { status: answer.status },
  );
}
