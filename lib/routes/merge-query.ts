/** The query of a visitor without its question mark, and optionally a hash. */
type QueryAndHash = { query: string; hash?: string | undefined };

/**
 * Adds the visitor's query and hash to an address. For a parameter in both, the visitor's value wins, as
 * campaigns depend on the link that was clicked; of two hashes the address's own.
 */
export function mergeQuery(address: string, { query, hash }: QueryAndHash): string {
  const own = splitAddress(address);
  const mergedHash = own.hash ?? hash;
  return `${own.path}${joinQueries(own.query, query)}${mergedHash === undefined ? '' : `#${mergedHash}`}`;
}

/** Splits an address into path, query and hash. */
export function splitAddress(address: string): { path: string } & QueryAndHash {
  const [withoutHash = '', hash] = address.split(/#(.*)/s);
  const [path = '', query = ''] = withoutHash.split(/\?(.*)/s);
  return { path, query, hash };
}

function joinQueries(own: string, added: string): string {
  if (!added) return own && `?${own}`;
  const merged = new URLSearchParams(own);
  const addedParams = new URLSearchParams(added);
  for (const name of addedParams.keys()) merged.delete(name);
  for (const [name, value] of addedParams) merged.append(name, value);
  return merged.size > 0 ? `?${merged}` : '';
}
