import { languageWords } from './custom-routes';
import { ownFiles, reservedSegments } from './page-path';
import { routeTable } from './route-table';

/** How many segments stand before an owner's own pages. */
const depths = { network: 0, office: 3, agent: 2 } as const;

/** What the addresses of the site begin with at some owner's, and what other parts of the server answer. */
const beginnings: ReadonlySet<string> = new Set([
  ...routeTable.flatMap(({ pattern, scope }) => {
    const parts = pattern.split('/').filter(Boolean);
    return [parts[0] ?? '', parts[depths[scope]] ?? ''];
  }),
  ...languageWords,
  ...reservedSegments,
  ...ownFiles,
]);

/** Whether pages below a template of this slug would stand among those of something else. */
export const isTakenByRoutes = (slug: string): boolean => beginnings.has(slug.toLowerCase());
