import { pathFor } from '@/lib/routes/path-for';
import { current } from '@/schemas/bindings/subject';
import { type Json, type JsonObject, jsonObjectSchema } from '@/schemas/json';
import { type LinkTarget, linkTargetSchema } from '@/schemas/reference';
import { type StoredBlock, storedBlocksSchema } from '@/schemas/stored-block';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { regions } from '../data/regions';
import { pages } from '../pages/pages';
import { type Ids, idOf } from './seed-run';

/** Every record that content may name, by what the data files call it. */
export type Records = { pictures: Ids; pages: Ids; offices: Ids; people: Ids; posts: Ids };

/** Turns names of pictures and paths of records, as the demonstration writes them, into references by id. */
export function createReferrer(records: Records): (blocks: readonly StoredBlock[]) => StoredBlock[] {
  const targets = new Map(pathsOf(records));
  const refer = (value: Json): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(refer);
    if (typeof value.media === 'string') return { ...value, media: idOf(records.pictures, value.media) };
    if (typeof value.url === 'string' && Object.keys(value).length === 1)
      return jsonObjectSchema.parse(toTarget(value.url, targets));
    const record = toRecord(value, records);
    return record ?? referAll(value);
  };
  const referAll = (value: JsonObject): JsonObject =>
    Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, refer(inner)]));
  return (blocks) => storedBlocksSchema.parse(blocks.map((block) => refer(jsonObjectSchema.parse(block))));
}

/** The record that the query of a binding names by its slug, by its id. */
function toRecord(value: JsonObject, { offices: officeIds, people: agentIds }: Records): JsonObject | null {
  if (Object.keys(value).length !== 1 || Object.values(value).includes(current)) return null;
  if (typeof value.office === 'string') return { office: idOf(officeIds, value.office) };
  return typeof value.agent === 'string' ? { agent: idOf(agentIds, value.agent) } : null;
}

type RecordTarget = { [kind: string]: number };

/** The record at a path of the demonstration, with its query and hash; any other address as it is. */
function toTarget(url: string, targets: ReadonlyMap<string, RecordTarget>): LinkTarget {
  const [, path = '', query, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(url) ?? [];
  const record = targets.get(path);
  return linkTargetSchema.parse(
    record ? { ...record, ...(query && { query }), ...(hash && { hash }) } : { url },
  );
}

function pathsOf(records: Records): [string, RecordTarget][] {
  const stateOf = new Map(regions.map(({ code, slug }) => [code, slug]));
  const ofPages = pages.flatMap((page): [string, RecordTarget][] => {
    const path = page.office || page.agent ? null : networkPath(page.route, page.slug);
    return path === null ? [] : [[path, { page: idOf(records.pages, page.key) }]];
  });
  const ofOffices = offices.map((office): [string, RecordTarget] => [
    `/locations/${stateOf.get(office.region)}/${office.slug}`,
    { office: idOf(records.offices, office.slug) },
  ]);
  const ofAgents = people
    .filter(({ is_agent }) => is_agent)
    .map(({ slug }): [string, RecordTarget] => [`/agents/${slug}`, { agent: idOf(records.people, slug) }]);
  const ofPosts = [...records.posts].map(([slug, post]): [string, RecordTarget] => [
    `/blog/${slug}`,
    { post },
  ]);
  return [...ofPages, ...ofOffices, ...ofAgents, ...ofPosts];
}

/** Null for pages that stand once for every office, agent or record. */
function networkPath(route: (typeof pages)[number]['route'], slug: string | undefined): string | null {
  try {
    return pathFor(route, slug ? { customPageSlug: slug } : {});
  } catch {
    return null;
  }
}
