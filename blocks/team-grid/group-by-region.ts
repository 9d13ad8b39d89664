import type { PersonCard } from '@/schemas/person';

type RegionGroup = { region: string | null; people: PersonCard[] };

/** People by the region of their office, regions by name; those without one stand last, in their order. */
export function groupByRegion(people: readonly PersonCard[]): RegionGroup[] {
  const groups = Map.groupBy(people, ({ facts }) => facts?.region ?? null);
  return [...groups]
    .map(([region, some]) => ({ region, people: some }))
    .sort((one, other) => {
      if (one.region === null || other.region === null) return one.region === null ? 1 : -1;
      return one.region.localeCompare(other.region, 'en');
    });
}
