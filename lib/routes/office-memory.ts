import type { RouteMatch } from './match-route';
import type { OfficeAddress } from './visitor-cookies';

/** The office to remember, or null to forget the one remembered. */
export type OfficeMemory = OfficeAddress | null;

/**
 * What a visit does to a remembered office: the root and agents' pages forget it, another office's
 * pages replace it. Visitors without one get no cookie from a page, so pages stay cacheable.
 */
export function rememberOffice(
  match: RouteMatch | null,
  office: OfficeAddress | undefined,
): { office?: OfficeMemory } {
  if (!office || !match) return {};
  if (match.row.name === 'Home' || match.row.pattern.includes('agent')) return { office: null };
  const { state, slug } = match.params;
  if (match.row.scope !== 'office' || !state || !slug) return {};
  return state === office.state && slug === office.slug ? {} : { office: { state, slug } };
}
