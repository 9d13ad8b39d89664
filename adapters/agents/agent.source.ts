import { defineSource } from '@/lib/engine/define-source';
import { AgentBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { agentQuery } from '@/schemas/bindings/record-queries';
import type { Agent } from '@/schemas/person';
import { readOfficeHours } from '../offices/read-office-hours';
import { toAgent } from './to-agent';

/**
 * A single agent with all details: the agent of the page, or the one with this slug. Depends on offices for
 * the name of the office.
 */
export const agentSource = defineSource<typeof agentQuery, Agent>({
  query: agentQuery,
  read: async ({ slug }, { names, locale }) => {
    const { agent } = await queryContent(AgentBySlugDocument, { slug });
    if (!agent) return null;
    const officeHours = await readOfficeHours(agent.office?.slug, locale);
    return { ...toAgent(agent, names), officeHours };
  },
});
