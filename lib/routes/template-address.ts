import { languageSegments } from './custom-routes';
import { generatedFiles, reservedSegments } from './page-path';
import { routeTable } from './route-table';

/** Number of segments before the pages of an owner. */
const depths = { network: 0, office: 3, agent: 2 } as const;

/** First segments of all routes and of other parts of the server. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...routeTable.flatMap(({ pattern, scope }) => {
    const parts = pattern.split('/').filter(Boolean);
    return [parts[0] ?? '', parts[depths[scope]] ?? ''];
  }),
  ...languageSegments,
  ...reservedSegments,
  ...generatedFiles,
]);

/** Whether the pages below a template with this slug would be within other routes. */
export const conflictsWithRoutes = (slug: string): boolean => reservedSlugs.has(slug.toLowerCase());
