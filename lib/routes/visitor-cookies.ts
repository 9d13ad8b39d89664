import { isSlug } from './path-segments';

export type OfficePathSlugs = { state: string; slug: string };

/** The brand context of a visitor: an agent or an office. */
export type BrandContext = { agent: string } | { office: OfficePathSlugs };

/** The office in a cookie; undefined for anything but two slugs. */
export function parseOfficeCookie(value: string | undefined): OfficePathSlugs | undefined {
  const [state = '', slug = '', ...rest] = value?.split('/') ?? [];
  return isSlug(state) && isSlug(slug) && rest.length === 0 ? { state, slug } : undefined;
}

export const formatOfficeCookie = ({ state, slug }: OfficePathSlugs): string => `${state}/${slug}`;

/** Reads the brand context from the two cookies; the agent has precedence. */
export function readBrandContext(
  agent: string | undefined,
  office: string | undefined,
): BrandContext | undefined {
  if (agent !== undefined && isSlug(agent)) return { agent };
  const stored = parseOfficeCookie(office);
  return stored && { office: stored };
}
