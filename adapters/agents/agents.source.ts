import { defineSource } from '@/lib/engine/define-source';
import { AgentsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { agentsQuery } from '@/schemas/bindings/list-queries';
import { type PersonCard, personCardSchema } from '@/schemas/person';
import { type List, readList } from '../read-list';
import { toAgentCard } from './to-agent-card';
import { toAgentFacts } from './to-agent-facts';

/** The agents of the network or of one office. */
export const agentsSource = defineSource<typeof agentsQuery, List<PersonCard>>({
  query: agentsQuery,
  read: async ({ office: officeSlug, limit }) => {
    const { agents } = await queryContent(AgentsDocument, {
      office: officeSlug ?? null,
      limit,
    });
    const toCard = ({ phone, extension, email, office, ...agent }: (typeof agents.items)[number]) => ({
      ...toAgentCard(agent),
      phone,
      extension,
      email,
      facts: {
        office: office?.name ?? null,
        region: office?.state ?? null,
        ...toAgentFacts(agent),
      },
    });
    return readList(agents, toCard, personCardSchema, 'agents');
  },
});
