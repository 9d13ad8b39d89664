import { wholeAddress } from '../site-address';

/** What programs ask of each other. Screens of staff say themselves that they are for no search engine, which only who may read them hears. */
const programs = ['/api/', '/cms-api/', '/graphql', '/sanctum/'];

/** Every robot may read every page; where all of them are told. */
export function writeRobots(): string {
  return [
    'User-agent: *',
    ...programs.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${wholeAddress('/sitemap.xml')}`,
    '',
  ].join('\n');
}
