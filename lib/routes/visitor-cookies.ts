import { isSlug } from './path-segments';

/** Cookie with the language a visitor chose, as `en-US`. */
export const languageCookie = 'lang';

/** Cookie with the office a visitor chose, as `greater-accra/osu`. */
export const officeCookie = 'office';

export type OfficeAddress = { state: string; slug: string };

/** The office in a cookie; undefined for anything but two slugs. */
export function readOfficeCookie(value: string | undefined): OfficeAddress | undefined {
  const [state = '', slug = '', ...more] = value?.split('/') ?? [];
  return isSlug(state) && isSlug(slug) && more.length === 0 ? { state, slug } : undefined;
}

export const writeOfficeCookie = ({ state, slug }: OfficeAddress): string => `${state}/${slug}`;
