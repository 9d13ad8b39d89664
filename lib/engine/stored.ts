/** What is stored of a page when a new version of it comes in: lists of nodes, as they are, readable or not. */
export type Stored = {
  /** In the language that is written, drafts included; what it falls back to when it has none of its own. */
  now: readonly unknown[];
  /** In every language and every version of the same page, each by itself. */
  elsewhere: readonly (readonly unknown[])[];
  /** What visitors see, in any language. */
  published: readonly unknown[];
};
