import { isSlug } from './path-segments';

export type OfficeAddress = { state: string; slug: string };

/** The office in a cookie; undefined for anything but two slugs. */
export function readOfficeCookie(value: string | undefined): OfficeAddress | undefined {
  const [state = '', slug = '', ...more] = value?.split('/') ?? [];
  return isSlug(state) && isSlug(slug) && more.length === 0 ? { state, slug } : undefined;
}

export const writeOfficeCookie = ({ state, slug }: OfficeAddress): string => `${state}/${slug}`;
