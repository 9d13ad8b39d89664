import type { PayloadRequest, Where } from 'payload';
import { gatherRedirects } from '@/lib/routes/gather-redirects';
import { markOf } from '@/lib/routes/redirect-marks';
import { type RedirectRule, readPattern } from '@/lib/routes/redirect-patterns';
import { findLeadingTo } from './find-leading-to';
import { readRegions } from './read-regions';

/** Of one look-up: more than staff write for one address. */
const most = 1_000;

/** The other redirects that one is held to, and the regions in any of which an office may come to stand. */
export type Related = { others: RedirectRule[]; regions: string[] };

/**
 * The redirects that can stand in a rule's way or in one circle with it, but the one with this id: those looked up as it
 * is, those that may lead to it, and all that lies on the way from there.
 */
export async function readRelated(rule: RedirectRule, id: unknown, req: PayloadRequest): Promise<Related> {
  const pattern = readPattern(rule);
  if (typeof pattern === 'string') return { others: [], regions: [] };
  const regions = await readRegions(req);
  const read = (where: Where) => readRules(id, where, req);
  const literal = pattern.from.findLast((segment) => segment !== null);
  // What leads to a rule without parameters lies on its own way, if that comes back at all.
  const before = pattern.names.length > 0 ? await read(await leadingTo(literal, req)) : [];
  const same = await read({ mark: { equals: markOf(rule.from) } });
  const known = new Map([...before, ...same].map((one) => [one.from, one]));
  const starts = [rule, ...before].map(({ from }) => from);
  const gathered = await gatherRedirects(starts, (marks) => read({ mark: { in: marks } }), {
    known: [rule, ...known.values()],
    regions,
  });
  return { others: gathered.filter((one) => one !== rule), regions };
}

/** Those that may lead to a rule with parameters, by its last segment that is none; without one, any. */
const leadingTo = async (literal: string | null | undefined, req: PayloadRequest): Promise<Where> =>
  literal ? { id: { in: await findLeadingTo(literal, most, req) } } : {};

async function readRules(id: unknown, where: Where, req: PayloadRequest): Promise<RedirectRule[]> {
  const others: Where[] = typeof id === 'number' ? [{ id: { not_equals: id } }] : [];
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { and: [where, ...others] },
    select: { from: true, to: true, permanent: true },
    sort: 'id',
    limit: most,
    depth: 0,
    pagination: false,
    req,
  });
  return docs.map(({ from, to, permanent }) => ({ from, to, permanent: permanent !== false }));
}
