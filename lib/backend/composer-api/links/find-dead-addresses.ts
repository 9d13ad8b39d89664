import { contextOf, pathInContext } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { isPagePath } from '@/lib/routes/page-path';
import { parseSitePath } from '@/lib/routes/parse-site-path';
import { siteUrl } from '@/lib/routes/site-url';
import type { DeadLink, DeadLinksQuery } from '@/schemas/composing/links';
import type { Locale } from '@/schemas/locale';
import { type LinkPosition, toDeadLink, type VisitorView } from './draft-link';

/** Number of addresses that are checked, and checked at once; more than a genuine page has. */
const MAX_ADDRESSES = 60;
const MAX_CONCURRENT_CHECKS = 4;
/** Longest address in a message, in characters. */
const MAX_ADDRESS_LENGTH = 80;

type AddressLink = LinkPosition & { address: string };
type SitePath = { path: string; locale: Locale };

/** Finds the links to addresses of this site without a page. */
export async function findDeadAddresses(
  links: readonly AddressLink[],
  { path: from }: DeadLinksQuery,
  visitorView: VisitorView,
): Promise<DeadLink[]> {
  const siteLinks = links.flatMap((link) => {
    const sitePath = sitePathOf(link.address, link.language, from);
    return sitePath ? { ...link, sitePath, key: `${sitePath.locale} ${sitePath.path}` } : [];
  });
  const sitePathsByKey = new Map(siteLinks.map(({ key, sitePath }) => [key, sitePath]));
  const missingKeys = await findMissingPaths([...sitePathsByKey].slice(0, MAX_ADDRESSES), visitorView);
  return siteLinks
    .filter(({ key }) => missingKeys.has(key))
    .map((link) => toDeadLink(link, formatMissingAddress(link.address)));
}

function formatMissingAddress(address: string): string {
  const shortAddress =
    address.length > MAX_ADDRESS_LENGTH ? `${address.slice(0, MAX_ADDRESS_LENGTH)}…` : address;
  return `There is no page at ${shortAddress}: visitors would see “not found”`;
}

/** Stops when the request is aborted. */
async function findMissingPaths(
  sitePaths: readonly (readonly [key: string, sitePath: SitePath])[],
  { addressExists, signal }: VisitorView,
): Promise<Set<string>> {
  const missingKeys = new Set<string>();
  for (let offset = 0; offset < sitePaths.length && !signal.aborted; offset += MAX_CONCURRENT_CHECKS) {
    const batch = sitePaths.slice(offset, offset + MAX_CONCURRENT_CHECKS);
    const checks = batch.map(
      async ([key, { path, locale }]) => (await addressExists(path, locale)) || missingKeys.add(key),
    );
    await Promise.all(checks);
  }
  return missingKeys;
}

/**
 * Resolves an address from a page at `from` to a path on this site; null for other sites, for anchors on the
 * same page, and for paths that are not pages.
 */
function sitePathOf(address: string, language: Locale, from: string): SitePath | null {
  const location = address.includes('{') ? null : parseSitePath(address, siteUrl());
  if (!location) return null;
  const match = location.locale ? null : matchRoute(from);
  const path = match ? pathInContext(location.path, contextOf(match, language)) : location.path;
  return isPagePath(path) && path !== from ? { path, locale: location.locale ?? language } : null;
}
