import 'server-only';
import { defineSource } from '@/lib/engine/define-source';
import { AgentBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { agentQuery } from '@/schemas/bindings/record-queries';
import type { Agent } from '@/schemas/person';
import { toAgent } from './to-agent';

/** One agent in full: the page's own, or the one with this slug. Depends on offices for the office's name. */
export const agentSource = defineSource<typeof agentQuery, Agent>({
  query: agentQuery,
  read: async ({ slug }, { names }) => {
    const { agent } = await queryContent(AgentBySlugDocument, { slug });
    return agent && toAgent(agent, names);
  },
});
