import 'server-only';
import { z } from 'zod';
import type { Source } from '@/lib/engine/bindings';
import { TeamMembersDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { type PersonCard, personCardSchema } from '@/schemas/person';
import { resolveCurrent, slugQuerySchema } from '../current';
import { parseEach } from '../parse-each';
import { toPersonCard } from './to-person-card';

const querySchema = z.strictObject({ office: slugQuerySchema, leadership: z.boolean().optional() });
type Query = z.infer<typeof querySchema>;

/** The people who are shown on the website, in the backend's order. */
export const peopleSource: Source<'people', Query, PersonCard[]> = {
  name: 'people',
  query: querySchema,
  tags: () => ['people'],
  read: async ({ office, leadership = false }, context) => {
    const { teamMembers } = await queryContent(TeamMembersDocument, {
      office: resolveCurrent(office, context.office) ?? null,
      leadership,
    });
    const shown = teamMembers.filter((member) => member.show_on_website);
    return parseEach(personCardSchema, shown.map(toPersonCard), 'team members');
  },
};
