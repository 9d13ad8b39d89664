/** First segments that belong to other parts of the server, as `tests/routes/answered-elsewhere.test.ts` reads them from `app`; `proxy.ts` has the same list in its matcher. */
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

/** What the server itself answers at the root: no redirect acts there. */
export const ownFiles: ReadonlySet<string> = new Set([
  'llms.txt',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
]);

/** Whether something else than pages and redirects answers at a path. */
export const isAnsweredElsewhere = (segments: readonly string[]): boolean =>
  reservedSegments.has(segments[0] ?? '') || (segments.length === 1 && ownFiles.has(segments[0] ?? ''));

/** How pages of other systems end: no files here, but addresses that a website redirect may lead on. */
const pageEnding = /\.(?:html?|php|aspx?|jsp|cfm)$/i;

/** True when a path without query is a page of the site, false for files and the server's other parts. */
export function isPagePath(path: string): boolean {
  const segments = path.split('/').filter(Boolean);
  if (reservedSegments.has(segments[0] ?? '')) return false;
  const last = segments.at(-1) ?? '';
  return !last.includes('.') || pageEnding.test(last);
}

/** Whether an address belongs to another part of the server than its pages. */
export const isReserved = (address = ''): boolean =>
  reservedSegments.has(address.split(/[/?]/).find(Boolean) ?? '');
