import { absoluteUrl } from './absolute-urls';

/** Paths for programs. Staff screens set `noindex` themselves: listing them here would disclose them. */
const disallowedPaths = ['/api/', '/cms-api/', '/graphql', '/sanctum/'];

/** The content of `robots.txt`: every robot may read every page; names the sitemap. */
export function writeRobots(): string {
  return [
    'User-agent: *',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    '',
  ].join('\n');
}
