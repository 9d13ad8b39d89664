import { z } from 'zod';
import {
  agentPath,
  listingPath,
  officePath,
  pagePath,
  postPath,
  regionPath,
} from '@/lib/routes/record-paths';
import type { RecordId, ReferenceKind } from '@/schemas/reference';

const slug = z.object({ slug: z.string() });
const answerSchema = z.object({
  data: z.object({
    references: z.object({
      pages: z.array(
        z.object({
          route: z.string(),
          slug: z.string().nullable(),
          template_slug: z.string().nullable(),
          tribe_slug: z.string().nullable(),
          tribe_state_slug: z.string().nullable(),
          agent_slug: z.string().nullable(),
        }),
      ),
      offices: z.array(z.object({ slug: z.string(), state_slug: z.string() })),
      regions: z.array(slug),
      agents: z.array(slug),
      listings: z.array(slug),
      posts: z.array(slug),
    }),
  }),
});

const question = `query ($pages: [ID!], $offices: [ID!], $regions: [ID!], $agents: [ID!], $listings: [ID!], $posts: [ID!]) {
  references(pages: $pages, offices: $offices, regions: $regions, agents: $agents, listings: $listings, posts: $posts) {
    pages { route slug template_slug tribe_slug tribe_state_slug agent_slug }
    offices { slug state_slug }
    regions { slug }
    agents { slug }
    listings { slug }
    posts { slug }
  }
}`;

/** Where visitors find a record, as a network path: for texts, which hold addresses. Null when they do not. @throws when it cannot be told. */
export async function findPath(kind: Exclude<ReferenceKind, 'media'>, id: RecordId): Promise<string | null> {
  const answer = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: question, variables: { [`${kind}s`]: [String(id)] } }),
  });
  const { pages, offices, regions, agents, listings, posts } = answerSchema.parse(await answer.json()).data
    .references;
  const [path = null] = [
    ...pages.map(pagePath),
    ...offices.map((office) => officePath(office.state_slug, office.slug)),
    ...regions.map((one) => regionPath(one.slug)),
    ...agents.map((one) => agentPath(one.slug)),
    ...listings.map((one) => listingPath(one.slug)),
    ...posts.map((one) => postPath(one.slug)),
  ];
  return path;
}
