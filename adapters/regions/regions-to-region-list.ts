import type { Supply } from '@/lib/engine/bindings';
import type { Region } from './to-regions';

export function regionsToRegionList(regions: Region[]): Supply<'regions'> {
  return {
    props: {
      regions: regions.map(({ slug, ...region }) => ({ ...region, href: `/locations/${slug}` })),
    },
  };
}
