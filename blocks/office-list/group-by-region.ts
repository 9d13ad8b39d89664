import type { OfficeEntry } from '@/schemas/office';

export type OfficeRegion = { slug: string; name: string; offices: OfficeEntry[] };

/** Groups offices by region; regions are sorted by name, offices keep their order. */
export function groupByRegion(offices: readonly OfficeEntry[]): OfficeRegion[] {
  const regions = new Map<string, OfficeRegion>();
  for (const office of offices) {
    const region = regions.get(office.stateSlug) ?? {
      slug: office.stateSlug,
      name: office.state,
      offices: [],
    };
    region.offices.push(office);
    regions.set(office.stateSlug, region);
  }
  return [...regions.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
