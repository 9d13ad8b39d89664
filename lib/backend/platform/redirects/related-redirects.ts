import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { gatherRedirects } from '@/lib/routes/gather-redirects';
import { lookupKeyOf } from '@/lib/routes/redirect-lookup-keys';
import { parsePattern, type RedirectRule } from '@/lib/routes/redirect-patterns';
import { executeSql, transactionOf } from '../database/request-transaction';

const redirectRowsSchema = z.array(z.object({ id: z.number() }));

/**
 * Finds the ids of redirects whose target contains this segment, oldest first, up to `limit`. Uses the index
 * on all target segments, with the same expression as its migration.
 */
async function findRedirectsTo(segment: string, limit: number, req: PayloadRequest): Promise<number[]> {
  const rows = await executeSql(
    req,
    sql`select id from redirects
      where string_to_array(lower(regexp_replace("to", '[?#].*$', '')), '/')
        && array[lower(${segment}), lower(${encodeURIComponent(segment)})]
      order by id limit ${limit}`,
  );
  return redirectRowsSchema.parse(rows).map(({ id }) => id);
}

/** Upper bound on the number of regions. */
const MAX_REGIONS = 500;

/** Reads the slugs of all regions: an office can move to any of them. */
async function readRegions(req: PayloadRequest): Promise<string[]> {
  const { docs } = await req.payload.find({
    collection: 'regions',
    select: { slug: true },
    ...{ depth: 0, limit: MAX_REGIONS, pagination: false, sort: 'id' },
    req: transactionOf(req),
  });
  return docs.flatMap(({ slug }) => slug ?? []);
}

/** Upper bound of one lookup; more than staff write for one address. */
const MAX_REDIRECTS = 1_000;

/** The other redirects that a rule is checked against, and the regions that an office may move to. */
export type RelatedRedirects = { others: RedirectRule[]; regions: string[] };

/**
 * Reads the redirects that can conflict or form a loop with a rule, except the one with this id: those that
 * match its source, those that may redirect to it, and all that match their targets.
 */
export async function readRelated(
  rule: RedirectRule,
  id: unknown,
  req: PayloadRequest,
): Promise<RelatedRedirects> {
  const pattern = parsePattern(rule);
  if (typeof pattern === 'string') return { others: [], regions: [] };
  const regions = await readRegions(req);
  const readWhere = (where: Where) => readRules(id, where, req);
  const literal = pattern.from.findLast((segment) => segment !== null);
  // For a rule without parameters, redirects that lead to it are on its own path, if that forms a loop at
  // all.
  const leadingRules =
    pattern.names.length > 0 ? await readWhere(await createTargetCondition(literal, req)) : [];
  const sameSource = await readWhere({ lookup_key: { equals: lookupKeyOf(rule.from) } });
  const rulesByFrom = new Map([...leadingRules, ...sameSource].map((redirect) => [redirect.from, redirect]));
  const starts = [rule, ...leadingRules].map(({ from }) => from);
  const relatedRules = await gatherRedirects(starts, (keys) => readWhere({ lookup_key: { in: keys } }), {
    initialRules: [rule, ...rulesByFrom.values()],
    regions,
  });
  return { others: relatedRules.filter((redirect) => redirect !== rule), regions };
}

/**
 * Condition for redirects that may lead to a rule with parameters, by its last literal segment; without one,
 * any redirect.
 */
const createTargetCondition = async (
  literal: string | null | undefined,
  req: PayloadRequest,
): Promise<Where> => (literal ? { id: { in: await findRedirectsTo(literal, MAX_REDIRECTS, req) } } : {});

async function readRules(id: unknown, where: Where, req: PayloadRequest): Promise<RedirectRule[]> {
  const excludedCondition: Where[] = typeof id === 'number' ? [{ id: { not_equals: id } }] : [];
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [where, ...excludedCondition] },
    select: { from: true, to: true, permanent: true },
    sort: 'id',
    limit: MAX_REDIRECTS,
    depth: 0,
    pagination: false,
    req,
  });
  return docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false }));
}
