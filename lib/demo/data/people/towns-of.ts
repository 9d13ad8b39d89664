import type { OfficeRecord } from '../offices/office-record';
import { offices } from '../offices/offices';
import { people } from './people';
import type { PersonRecord } from './person-record';

/**
 * The towns of an agent: the town of the office, and a share of the towns in its territory, which its
 * brokers divide among them.
 */
export function townsOf(person: PersonRecord): string[] {
  const office = offices.find(({ slug }) => slug === person.office);
  if (!office || !person.is_agent) return [];
  const brokers = people.filter((candidate) => candidate.is_agent && candidate.office === person.office);
  const brokerIndex = brokers.findIndex(({ slug }) => slug === person.slug);
  const towns = territoryOf(office);
  const assignedTowns = towns.filter((_, index) => index > 0 && index % brokers.length === brokerIndex);
  return [...towns.slice(0, 1), ...assignedTowns];
}

/** The towns in the territory of an office; its own town by default. */
export const territoryOf = ({ territories, locality }: OfficeRecord): readonly string[] =>
  territories.length > 0 ? territories : [locality];
