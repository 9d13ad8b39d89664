import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const routeSchema = z.object({ page: z.string(), regex: z.string() });

/** The part of Next's routes manifest that the server reads. */
export const routesManifestSchema = z.object({
  staticRoutes: z.array(routeSchema),
  dynamicRoutes: z.array(routeSchema),
});

/**
 * The patterns of a build's routes, without the page `except`; none when `build` has no manifest. Private
 * API of Next 16.4.6: `routes-manifest.json` in the build folder, as `build/generate-routes-manifest` writes
 * it.
 */
export function readRoutePatterns(build: string, except: string): RegExp[] {
  const file = path.join(build, 'routes-manifest.json');
  if (!existsSync(file)) return [];
  const { staticRoutes, dynamicRoutes } = routesManifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return [...staticRoutes, ...dynamicRoutes]
    .filter(({ page }) => page !== except)
    .map(({ regex }) => new RegExp(regex));
}
