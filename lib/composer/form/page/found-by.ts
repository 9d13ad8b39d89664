/**
 * Title and description for search engines. An empty title falls back to the page title, an empty
 * description to the first text of the page.
 */
export type PageMetadata = Readonly<Record<'meta_title' | 'meta_description', string>>;
