import type { AgentBySlugQuery } from '@/lib/graphql/generated/operations';
import { officePath } from '@/lib/routes/record-paths';
import { type Agent, agentSchema } from '@/schemas/person';
import { toAgentCard } from './to-agent-card';
import { toAgentFacts } from './to-agent-facts';
import { toAgentPhones } from './to-agent-phones';

export type AgentRecord = NonNullable<AgentBySlugQuery['agent']>;

/** @throws when the record does not match the contract. */
export function toAgent(agent: AgentRecord, names: Readonly<Record<string, string>>): Agent {
  return agentSchema.parse({
    ...toAgentCard(agent),
    phones: toAgentPhones(agent, names),
    email: agent.email,
    about: agent.about,
    whatsAppNumber: agent.whats_app_number,
    office: agent.office?.name ?? null,
    officeHref: agent.office ? officePath(agent.office.state_slug, agent.office.slug) : null,
    ...toAgentFacts(agent),
    yearsOfExperience: agent.years_of_experience,
  });
}
