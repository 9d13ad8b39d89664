import type { Supply } from '@/lib/engine/bindings';
import type { PersonCard } from '@/schemas/person';

export function agentsToTeamGrid(people: PersonCard[]): Supply<'people'> {
  return { props: { people } };
}
