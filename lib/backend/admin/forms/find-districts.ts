import type { Payload } from 'payload';

export type RegionDistricts = { region: number; districts: { slug: string; name: string }[] };

/** The districts of each region, sorted by name. */
export async function findDistricts(payload: Payload): Promise<RegionDistricts[]> {
  const { docs } = await payload.find({
    collection: 'regions',
    select: { districts: true },
    depth: 0,
    pagination: false,
  });
  return docs.map(({ id, districts }) => ({
    region: id,
    districts: (districts ?? [])
      .map(({ slug, name }) => ({ slug, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }));
}
