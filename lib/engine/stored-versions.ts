/** The stored versions of a page when a new one is written: lists of nodes, readable or not. */
export type StoredVersions = {
  /**
   * The version in the written language, including drafts; the fallback language's version when there is
   * none.
   */
  current: readonly unknown[];
  /** Every language and version of the page, each as a list. */
  otherVersions: readonly (readonly unknown[])[];
  /** The published versions in all languages. */
  published: readonly unknown[];
};
