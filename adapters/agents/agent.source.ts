import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { AgentBySlugDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import type { Agent } from '@/schemas/person';
import { recordTag } from '@/schemas/renewal-tags';
import { resolveSubject, slugQuerySchema } from '../current';
import { toAgent } from './to-agent';

const querySchema = z.strictObject({ slug: slugQuerySchema });
type Query = z.infer<typeof querySchema>;

/** One agent in full: the page's own, or the one with this slug. Depends on offices for the office's name. */
export const agentSource: Source<'agent', Query, Agent> = {
  name: 'agent',
  query: querySchema,
  tags: ({ slug }, context) => {
    const agent = resolveSubject(slug, context.agent);
    return agent ? [recordTag('agents', agent), 'offices'] : [];
  },
  read: async ({ slug }, context) => {
    const wanted = resolveSubject(slug, context.agent);
    if (!wanted) return null;
    const { agent } = await queryContent(AgentBySlugDocument, { slug: wanted });
    return agent && toAgent(agent);
  },
};
