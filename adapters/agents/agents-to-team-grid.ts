import type { Supply } from '@/lib/engine/bindings';
import type { PersonCard } from '@/schemas/person';
import type { List } from '../read-list';

export function agentsToTeamGrid({ items: people }: List<PersonCard>): Supply<'people'> {
  return { props: { people } };
}
