import type { AgentFactPartsFragment } from '@/lib/graphql/generated/operations';
import type { PersonFacts } from '@/schemas/person';

/** The experience, specialties and sales figures of an agent. */
export function toAgentFacts(
  agent: AgentFactPartsFragment,
): Pick<PersonFacts, 'towns' | 'languages' | 'specialties' | 'sales'> {
  const { towns, languages, specialties, sales_closed: sales } = agent;
  return { towns, languages, specialties, sales };
}
