import type { Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { regionPath } from '@/lib/routes/record-paths';
import type { Region } from './to-region';

/** The link of each region; the page of a region does not link to itself. */
export function regionsToRegionList(regions: Region[], { path }: DataContext): Supply<'regions'> {
  const listed = regions.map(({ slug, ...region }) => ({ ...region, href: regionPath(slug) }));
  return { props: { regions: listed.filter(({ href }) => href !== path) } };
}
