import { conflictingField } from '@/lib/routes/address-conflict';

/** `base` is the path below which pages of the route are. */
type SlugContext = { route: string; base: string; template_slug?: string | null | undefined };

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const MAX_SLUG_LENGTH = 96;

/**
 * Validates a slug without a request.
 * @returns a message, or null if it is valid
 */
export function validateSlug({ route, base, template_slug }: SlugContext, slug: string): string | null {
  if (slug === '') return 'Enter an address, such as “selling-in-accra”';
  if (!slugPattern.test(slug) || slug.length > MAX_SLUG_LENGTH)
    return 'Use lowercase letters, digits and single hyphens, such as “selling-in-accra”';
  return conflictingField(route, { slug, ...(template_slug && { template_slug }) })
    ? `${base}/${slug} is already used by the website: add a word to it, such as “${slug}-in-accra”`
    : null;
}

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
