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
import { circleFault } from './check-redirect';
import { findHiding } from './hidden-pages';
import { moveOwnRedirects } from './move-own-redirects';
import { isAddressed, readAddresses } from './read-addresses';
import { readHome } from './read-home';
import { readRelated } from './read-related';
import { clearForAll, showsSharedPage } from './shared-pages';

const stoodSchema = z
  .object({ addresses: z.array(z.string()), home: z.string() })
  .catch({ addresses: [], home: '' });

/**
 * The collection, with redirects from where its documents stood to where they stand now, so that links from elsewhere and
 * in running text go on leading there. Whatever comes to stand somewhere takes such redirects away from its address.
 */
export function withOldAddresses(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {} } = collection;
  if (!isAddressed(slug)) return collection;
  const contextKey = (id: number) => `stood at: ${slug} ${id}`;
  const note: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
    if (operation !== 'update') return data;
    const addresses = await readAddresses(slug, originalDoc.id, req);
    const home = slug === 'offices' ? await readHome(originalDoc.id, req) : '';
    req.context[contextKey(originalDoc.id)] = { addresses, home };
    return data;
  };
  const follow: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
    const { addresses: before, home } = stoodSchema.parse(req.context[contextKey(doc.id)]);
    const after = await readAddresses(slug, doc.id, req);
    const taken = after.filter((pattern) => !before.includes(pattern));
    if (taken.length > 0) await clear(taken, req);
    if (slug === 'pages') await refuseHidden(taken, req);
    if (slug === 'pages') await clearForAll(previousDoc, doc, req);
    if (operation === 'update' && slug === 'regions' && previousDoc.slug !== doc.slug)
      await moveOwnRedirects(slug, doc.id, req);
    if (operation === 'update' && slug === 'offices' && home !== (await readHome(doc.id, req)))
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
  const { others } = await readRelated(rule, null, req);
  if (circleFault(rule, { others, regions: [] })) return;
  await req.payload.create({
    collection: 'redirects',
    data: { ...rule, automatic: true, scope: 'network' },
    req: sameTransaction(req),
  });
}
