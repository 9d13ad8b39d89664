/**
 * An issue that prevents publishing. `id` and `path` identify block and field; `language` is set if it
 * differs from the edited one; without both, the issue concerns the whole page.
 */
export type PublishIssue = { id?: string; path: string; message: string; language?: string };
