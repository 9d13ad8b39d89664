/** The office's own page, as a network path. */
export function officePath(stateSlug: string, slug: string): string {
  return `/locations/${stateSlug}/${slug}`;
}
