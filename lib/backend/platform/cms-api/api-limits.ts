/** Limits of a request to the CMS API. Requests of the admin UI stay far below them. */
export const apiLimits = {
  /** Body bytes of an anonymous request. */
  anonymousBodyBytes: 64_000,
  /** Bytes of a JSON body, or of the fields of a form. */
  jsonBodyBytes: 2_000_000,
  /** Bytes of a form with a file: the largest upload and its fields. */
  formBodyBytes: 17_000_000,
  /**
   * Total bytes of all concurrent bodies above the anonymous limit. Each body occupies about four times its size in
   * memory.
   */
  concurrentBodyBytes: 68_000_000,
  /** Nesting levels of JSON. A block uses three. */
  depth: 100,
  /** Query parameters, including each term of a `where`. */
  parameters: 500,
  /** Levels and terms of a `where`. */
  whereDepth: 10,
  /** Documents of a response: the number of names that the admin lists request at once. */
  documents: 250,
  /** Levels of relations in a response. */
  relations: 2,
  /** The largest PostgreSQL integer. */
  id: 2_147_483_647,
} as const;
