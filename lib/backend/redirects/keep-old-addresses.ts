import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { redirectsOfMove } from '@/lib/routes/moved-addresses';
import { sameTransaction } from '../database/same-transaction';
import { relationId } from '../relation-id';
import { redirectFault } from './check-redirect';
import { findHiding } from './hidden-pages';
import { moveOwnRedirects } from './move-own-redirects';
import { isAddressed, readAddresses } from './read-addresses';
import { readRelated } from './read-related';
import { clearForAll, showsSharedPage } from './shared-pages';

const patternsSchema = z.array(z.string()).catch([]);

/**
 * The collection, with redirects from where its documents stood to where they stand now, so that links from elsewhere and
 * in running text go on leading there. Whatever comes to stand somewhere takes such redirects away from its address.
 */
export function withOldAddresses(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  if (!isAddressed(slug)) return collection;
  const contextKey = (id: number) => `stood at: ${slug} ${id}`;
  const note: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    if (operation === 'update')
      req.context[contextKey(originalDoc.id)] = await readAddresses(slug, originalDoc.id, req);
    return data;
  };
  const follow: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
    const before = patternsSchema.parse(req.context[contextKey(doc.id)]);
    const after = await readAddresses(slug, doc.id, req);
    const taken = after.filter((pattern) => !before.includes(pattern));
    if (taken.length > 0) await clear(taken, req);
    if (slug === 'pages') await refuseHidden(taken, req);
    if (slug === 'pages') await clearForAll(previousDoc, doc, req);
    if (operation === 'update' && (slug === 'offices' || slug === 'regions') && isMoved(previousDoc, doc))
      await moveOwnRedirects(slug, doc.id, req);
    for (const move of redirectsOfMove(before, after))
      if (slug !== 'pages' || !(await showsSharedPage(move.from, req))) await lead(move, req);
    return doc;
  };
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeChange: [...(hooks.beforeChange ?? []), note],
      afterChange: [...(hooks.afterChange ?? []), follow],
    },
  };
}

type Placed = { slug?: unknown; region?: unknown };

const isMoved = (before: Placed, after: Placed): boolean =>
  before.slug !== after.slug || relationId(before.region) !== relationId(after.region);

async function clear(patterns: readonly string[], req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [{ automatic: { equals: true } }, { from: { in: [...patterns] } }] },
    req: sameTransaction(req),
  });
}

/** @throws ValidationError when a redirect that staff wrote leads away from where a page comes to stand. */
async function refuseHidden(taken: readonly string[], req: PayloadRequest): Promise<void> {
  for (const path of taken) {
    const from = await findHiding(path, req);
    if (from === null) continue;
    const message = `The redirect from ${from} leads away from this address: change or remove it first, or give the page another address`;
    throw new ValidationError({ collection: 'pages', errors: [{ path: 'slug', message }], req });
  }
}

/** One that staff wrote for the same address, or that would lead in a circle with theirs, stays as it is. */
async function lead(move: { from: string; to: string }, req: PayloadRequest): Promise<void> {
  const rule = { ...move, permanent: true };
  if (redirectFault(rule, await readRelated(rule, null, req))) return;
  await req.payload.create({
    collection: 'redirects',
    data: { ...rule, automatic: true, scope: 'network' },
    req: sameTransaction(req),
  });
}
