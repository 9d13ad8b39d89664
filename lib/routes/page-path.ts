/**
 * First segments that other parts of the server handle; `tests/routes/reserved-segments.test.ts` checks
 * them against `app`, and the matcher of `proxy.ts` has the same list.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  '_next',
  'media',
  'admin',
  'cms-api',
  'api',
  'feeds',
  'graphql',
  'sanctum',
  'compose',
  '.well-known',
]);

/** Files that the server generates at the root; redirects do not apply to them. */
export const generatedFiles: ReadonlySet<string> = new Set([
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
]);

/** Whether a path is handled by something other than pages and redirects. */
export const isHandledElsewhere = (segments: readonly string[]): boolean =>
  reservedSegments.has(segments[0] ?? '') || (segments.length === 1 && generatedFiles.has(segments[0] ?? ''));

/** Extensions of pages in other systems: not files here, but addresses that a website redirect may match. */
const legacyPageExtension = /\.(?:html?|php|aspx?|jsp|cfm)$/i;

/** Whether a path without query can be a page of the site; false for files and other parts of the server. */
export function isPagePath(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  if (reservedSegments.has(segments[0] ?? '')) return false;
  const last = segments.at(-1) ?? '';
  return !last.includes('.') || legacyPageExtension.test(last);
}

/** Whether an address belongs to a part of the server other than its pages. */
export const isReserved = (address = ''): boolean =>
  reservedSegments.has(address.split(/[/?]/).find(Boolean) ?? '');
