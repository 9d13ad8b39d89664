import { agentPath, officePath, pagePath, postPath } from '@/lib/routes/record-paths';
import { type LinkTarget, linkTargetSchema } from '@/schemas/reference';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { regions } from '../data/regions';
import type { PageRecord } from '../pages/page-record';
import { pages } from '../pages/pages';
import { type Ids, idOf } from './seed-run';

type Linked = { pages: Ids; offices: Ids; people: Ids; posts: Ids };
type RecordTarget = { [kind: string]: number };

/**
 * Converts a path of the demo network to a link to its record, with query string and fragment; other URLs
 * are unchanged.
 */
export function createTargets(records: Linked): (url: string) => LinkTarget {
  const targets = new Map(pathsOf(records));
  return (url) => {
    const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(url) ?? [];
    const record = targets.get(path);
    return linkTargetSchema.parse(
      record ? { ...record, ...(query && { query }), ...(hash && { hash }) } : { url },
    );
  };
}

/** When several records have the same path, the last one takes precedence: an office over its page. */
function pathsOf(records: Linked): [string, RecordTarget][] {
  const ofPages = pages.flatMap((page): [string, RecordTarget][] => {
    const path = pathOf(page);
    return path === null ? [] : [[path, { page: idOf(records.pages, page.key) }]];
  });
  const ofOffices = offices.map(({ slug }): [string, RecordTarget] => [
    officePath(stateOf(slug), slug),
    { office: idOf(records.offices, slug) },
  ]);
  const ofAgents = people
    .filter(({ is_agent }) => is_agent)
    .map(({ slug }): [string, RecordTarget] => [agentPath(slug), { agent: idOf(records.people, slug) }]);
  const ofPosts = [...records.posts].map(([slug, post]): [string, RecordTarget] => [
    postPath(slug),
    { post },
  ]);
  return [...ofPages, ...ofOffices, ...ofAgents, ...ofPosts];
}

const pathOf = ({ route, slug, template_slug, office, agent }: PageRecord): string | null =>
  pagePath({
    route,
    slug: slug ?? null,
    template_slug: template_slug ?? null,
    tribe_slug: office ?? null,
    tribe_state_slug: office ? stateOf(office) : null,
    agent_slug: agent ?? null,
  });

function stateOf(office: string): string {
  const code = offices.find(({ slug }) => slug === office)?.region;
  const region = regions.find((candidate) => candidate.code === code);
  if (!region) throw new Error(`The office ${office} lies in no region of the demonstration`);
  return region.slug;
}
