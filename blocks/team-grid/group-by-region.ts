import type { PersonCard } from '@/schemas/person';

type RegionGroup = { region: string | null; people: PersonCard[] };

/**
 * Groups people by the region of their office; regions are sorted by name. People without one come last, in
 * their order.
 */
export function groupByRegion(people: readonly PersonCard[]): RegionGroup[] {
  const groups = Map.groupBy(people, ({ facts }) => facts?.region ?? null);
  return [...groups]
    .map(([region, some]) => ({ region, people: some }))
    .sort((a, b) => {
      if (a.region === null || b.region === null) return a.region === null ? 1 : -1;
      return a.region.localeCompare(b.region, 'en');
    });
}
