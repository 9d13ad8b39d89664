import { takenField } from '@/lib/routes/taken-address';

/** Below what a page of a route stands. */
type Place = { route: string; base: string; template_slug?: string | null | undefined };

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const longest = 96;

/** What can be said of the last part of an address without asking anybody; null when nothing is wrong. */
export function slugFault({ route, base, template_slug }: Place, slug: string): string | null {
  if (slug === '') return 'Give the page an address, as in “selling-in-accra”';
  if (!pattern.test(slug) || slug.length > longest)
    return 'Use small letters, digits and single hyphens, as in “selling-in-accra”';
  return takenField(route, { slug, ...(template_slug && { template_slug }) })
    ? `A standard page has ${base}/${slug}, or another part of the website: add a word to it, as in “${slug}-in-accra”`
    : null;
}
