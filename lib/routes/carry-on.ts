/** What a visitor brings to an address: a query without its question mark, and perhaps a hash. */
type Brought = { query: string; hash?: string | undefined };

/**
 * An address with what a visitor brings there. Where both name a parameter the visitor's counts, as campaigns rely on what was
 * clicked; of two hashes the address's own.
 */
export function carryOn(address: string, { query, hash }: Brought): string {
  const own = splitAddress(address);
  const end = own.hash ?? hash;
  return `${own.path}${joinQueries(own.query, query)}${end === undefined ? '' : `#${end}`}`;
}

/** An address in its parts. */
export function splitAddress(address: string): { path: string } & Brought {
  const [plain = '', hash] = address.split(/#(.*)/s);
  const [path = '', query = ''] = plain.split(/\?(.*)/s);
  return { path, query, hash };
}

function joinQueries(own: string, brought: string): string {
  if (!brought) return own && `?${own}`;
  const joint = new URLSearchParams(own);
  const added = new URLSearchParams(brought);
  for (const name of added.keys()) joint.delete(name);
  for (const [name, value] of added) joint.append(name, value);
  return joint.size > 0 ? `?${joint}` : '';
}
