/** The query of a visitor without its question mark, and optionally a hash. */
type QueryAndHash = { query: string; hash?: string | undefined };

/**
 * Adds the visitor's query and hash to an address. For a parameter in both, the visitor's value wins, as
 * campaigns depend on the link that was clicked; of two hashes the address's own.
 */
export function mergeQuery(address: string, { query, hash }: QueryAndHash): string {
  const target = splitAddress(address);
  const mergedHash = target.hash ?? hash;
  return `${target.path}${joinQueries(target.query, query)}${mergedHash === undefined ? '' : `#${mergedHash}`}`;
}

/** Splits an address into path, query and hash. */
export function splitAddress(address: string): { path: string } & QueryAndHash {
  const [withoutHash = '', hash] = address.split(/#(.*)/s);
  const [path = '', query = ''] = withoutHash.split(/\?(.*)/s);
  return { path, query, hash };
}

function joinQueries(targetQuery: string, addedQuery: string): string {
  if (!addedQuery) return targetQuery && `?${targetQuery}`;
  const merged = new URLSearchParams(targetQuery);
  const addedParams = new URLSearchParams(addedQuery);
  for (const name of addedParams.keys()) merged.delete(name);
  for (const [name, value] of addedParams) merged.append(name, value);
  return merged.size > 0 ? `?${merged}` : '';
}
