import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { AgentsDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type PersonCard, personCardSchema } from '@/schemas/person';
import { resolveCurrent, slugQuerySchema } from '../current';
import { parseEach } from '../parse-each';
import { toAgentCard } from './to-agent-card';

const querySchema = z.strictObject({
  office: slugQuerySchema,
  limit: z.int().min(1).max(100).default(24),
});
type Query = z.infer<typeof querySchema>;

/** Agents of the network or of one office. */
export const agentsSource: Source<'agents', Query, PersonCard[]> = {
  name: 'agents',
  query: querySchema,
  tags: () => ['agents', 'offices'],
  read: async ({ office, limit }, context) => {
    const { agents } = await queryContent(AgentsDocument, {
      office: resolveCurrent(office, context.office) ?? null,
      limit,
    });
    return parseEach(personCardSchema, agents.items.map(toAgentCard), 'agents');
  },
};
