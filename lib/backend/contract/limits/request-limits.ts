/** The limits of one request to the contract. The operations of the site itself stay far below them. */
export const requestLimits = {
  /** Bytes of the request body. */
  bodySize: 65_536,
  /** Tokens of the query. */
  tokens: 2000,
  /** Levels of nesting. */
  depth: 8,
  aliases: 15,
  directives: 20,
  /** Maximum number of records that a query can return, with every list counted as full. */
  records: 10_000,
  /** Maximum number of records of one page. */
  pageSize: 100,
  /** Maximum number of records of a list without pages. */
  listSize: 1000,
  /** Maximum total that is counted, and that page numbers reach. Later records are read with `after`. */
  maxCount: 1000,
} as const;
