/** The maximum length that the CMS accepts. */
const MAX_SUGGESTED_SLUG_LENGTH = 96;

/**
 * Derives a slug from a title: `Cold stores, Tema` becomes `cold-stores-tema`. A long title is cut after the
 * last complete word that fits. Empty if the title has no usable characters.
 */
export function suggestSlug(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_SUGGESTED_SLUG_LENGTH) return slug;
  const end = slug.lastIndexOf('-', MAX_SUGGESTED_SLUG_LENGTH);
  return slug.slice(0, end > 0 ? end : MAX_SUGGESTED_SLUG_LENGTH);
}
