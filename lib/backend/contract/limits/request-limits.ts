/** What one request to the contract may ask for. Every operation the site itself sends stays far below. */
export const requestLimits = {
  /** Bytes of the request's body. */
  bodySize: 65_536,
  /** Words and signs of the query. */
  tokens: 2000,
  /** Levels of nesting. */
  depth: 8,
  aliases: 15,
  directives: 20,
  /** Records the query can bring back at most, counting every list as full. */
  records: 10_000,
  /** Records of one page of a list. */
  pageSize: 100,
  /** Records of a list without pages. */
  listSize: 1000,
  /** Records that are counted, and that page numbers reach; what lies deeper is found with `after`. */
  counted: 1000,
} as const;
