/** What search engines show of a page; empty for its title, and for its first words. */
export type FoundBy = Readonly<Record<'meta_title' | 'meta_description', string>>;
