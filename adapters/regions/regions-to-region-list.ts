import type { Supply } from '@/lib/engine/bindings';
import type { DataContext } from '@/lib/engine/data-context';
import { regionPath } from '@/lib/routes/record-paths';
import type { Region } from './to-region';

/** Where each region is found; the page of one does not lead to itself. */
export function regionsToRegionList(regions: Region[], { path }: DataContext): Supply<'regions'> {
  const listed = regions.map(({ slug, ...region }) => ({ ...region, href: regionPath(slug) }));
  return { props: { regions: listed.filter(({ href }) => href !== path) } };
}
