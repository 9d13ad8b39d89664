import { defineSource } from '@/lib/engine/define-source';
import { TeamMembersDocument } from '@/lib/graphql/generated/operations';
import { queryContent } from '@/lib/graphql/query-content';
import { peopleQuery } from '@/schemas/bindings/list-queries';
import { type PersonCard, personCardSchema } from '@/schemas/person';
import { parseEach } from '../parse-each';
import { toPersonCard } from './to-person-card';

/** The team members whom the website shows, in the order of the backend. */
export const peopleSource = defineSource<typeof peopleQuery, PersonCard[]>({
  query: peopleQuery,
  read: async ({ office, leadership = false }) => {
    const { teamMembers } = await queryContent(TeamMembersDocument, {
      office: office ?? null,
      leadership,
    });
    const visibleMembers = teamMembers.filter((member) => member.show_on_website);
    return parseEach(personCardSchema, visibleMembers.map(toPersonCard), 'team members');
  },
});
