import type { Supply } from '@/lib/engine/bindings';
import { regionPath } from '@/lib/routes/record-paths';
import type { Region } from './to-region';

export function regionsToRegionList(regions: Region[]): Supply<'regions'> {
  return {
    props: {
      regions: regions.map(({ slug, ...region }) => ({ ...region, href: regionPath(slug) })),
    },
  };
}
