import { isSlug } from './path-segments';

export type OfficeAddress = { state: string; slug: string };

/** Whom a visitor is with: an agent, or in an office. */
export type Company = { agent: string } | { office: OfficeAddress };

/** The office in a cookie; undefined for anything but two slugs. */
export function readOfficeCookie(value: string | undefined): OfficeAddress | undefined {
  const [state = '', slug = '', ...more] = value?.split('/') ?? [];
  return isSlug(state) && isSlug(slug) && more.length === 0 ? { state, slug } : undefined;
}

export const writeOfficeCookie = ({ state, slug }: OfficeAddress): string => `${state}/${slug}`;

/** By two cookies. Who is with an agent stays with the agent. */
export function readCompany(agent: string | undefined, office: string | undefined): Company | undefined {
  if (agent !== undefined && isSlug(agent)) return { agent };
  const stored = readOfficeCookie(office);
  return stored && { office: stored };
}
