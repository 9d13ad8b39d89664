/** What one request to the CMS's API may bring. The admin's own requests stay far below. */
export const apiLimits = {
  /** Bytes of a body of whoever has not signed in. */
  stranger: 64_000,
  /** Bytes of a body of JSON, and of the fields of a form. */
  json: 2_000_000,
  /** Bytes of a form with a file in it: the largest upload and its fields. */
  form: 17_000_000,
  /** Bytes of all bodies that are longer than a stranger's, at one time. Each is in memory some four times. */
  held: 68_000_000,
  /** Levels of nesting in JSON. A block takes three. */
  depth: 100,
  /** Parameters of the query, each term of a `where` counted. */
  parameters: 500,
  /** Levels and terms of a `where`. */
  whereDepth: 10,
  /** Documents of one answer: as many as the admin's lists ask for the names of what they refer to. */
  documents: 250,
  /** Levels of relations in one answer. */
  relations: 2,
  /** The largest id PostgreSQL's integers hold. */
  id: 2_147_483_647,
} as const;
