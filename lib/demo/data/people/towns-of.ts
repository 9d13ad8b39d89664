import type { OfficeRecord } from '../offices/office-record';
import { offices } from '../offices/offices';
import { people } from './people';
import type { PersonRecord } from './person-record';

/** The towns of an agent: the seat of their office, and the share that falls to them when its brokers deal its territory out. */
export function townsOf(person: PersonRecord): string[] {
  const office = offices.find(({ slug }) => slug === person.office);
  if (!office || !person.is_agent) return [];
  const brokers = people.filter((one) => one.is_agent && one.office === person.office);
  const turn = brokers.findIndex(({ slug }) => slug === person.slug);
  const towns = territoryOf(office);
  const dealt = towns.filter((_, index) => index > 0 && index % brokers.length === turn);
  return [...towns.slice(0, 1), ...dealt];
}

/** The towns an office works in: its seat where it names none. */
export const territoryOf = ({ territories, locality }: OfficeRecord): readonly string[] =>
  territories.length > 0 ? territories : [locality];
