import { offices } from '../offices/offices';
import { people } from './people';
import type { PersonRecord } from './person-record';

/** The towns of an agent: the seat of their office, and the share that falls to them when its brokers deal its territory out. */
export function townsOf(person: PersonRecord): string[] {
  const office = offices.find(({ slug }) => slug === person.office);
  if (!office || !person.is_agent) return [];
  const brokers = people.filter((one) => one.is_agent && one.office === person.office);
  const turn = brokers.findIndex(({ slug }) => slug === person.slug);
  const dealt = office.territories.filter((_, index) => index > 0 && index % brokers.length === turn);
  return [...office.territories.slice(0, 1), ...dealt];
}
