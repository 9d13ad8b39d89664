import {
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { z } from 'zod';
import { redirectsOfMove } from '@/lib/routes/move-redirects';
import { transactionOf } from '../database/request-transaction';
import { findLoopIssue } from './check-redirect';
import { findHidingRedirect } from './hidden-pages';
import { moveOfficeRedirects } from './move-office-redirects';
import { isAddressed, readAddresses } from './read-addresses';
import { readOfficePath } from './read-office-path';
import { readRelated } from './related-redirects';
import { deleteRedirectsForSharedPage, showsSharedPage } from './shared-pages';

const previousSchema = z
  .object({ addresses: z.array(z.string()), home: z.string() })
  .catch({ addresses: [], home: '' });

const contextKey = (slug: string, id: unknown) => `addresses before write of ${slug} ${id}`;

/** Records the addresses of a document before it is written, for `redirectOldAddresses`. */
export const rememberAddresses: CollectionBeforeChangeHook = async ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !isAddressed(slug)) return data;
  const addresses = await readAddresses(slug, originalDoc.id, req);
  const home = slug === 'offices' ? await readOfficePath(originalDoc.id, req) : '';
  req.context[contextKey(slug, originalDoc.id)] = { addresses, home };
  return data;
};

/**
 * Redirects the addresses that a document had before the write to its current ones, so that links from other
 * sites and in texts still work. A document that gets an address removes the automatic redirects from there.
 */
export const redirectOldAddresses: CollectionAfterChangeHook = async ({
  collection: { slug },
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (!isAddressed(slug)) return doc;
  const { addresses: before, home } = previousSchema.parse(req.context[contextKey(slug, doc.id)]);
  const after = await readAddresses(slug, doc.id, req);
  const newAddresses = after.filter((pattern) => !before.includes(pattern));
  if (newAddresses.length > 0) await deleteAutomaticRedirects(newAddresses, req);
  if (slug === 'pages') await rejectHiddenAddresses(newAddresses, req);
  if (slug === 'pages') await deleteRedirectsForSharedPage(previousDoc, doc, req);
  if (operation === 'update' && slug === 'regions' && previousDoc.slug !== doc.slug)
    await moveOfficeRedirects(slug, doc.id, req);
  if (operation === 'update' && slug === 'offices' && home !== (await readOfficePath(doc.id, req)))
    await moveOfficeRedirects(slug, doc.id, req);
  for (const move of redirectsOfMove(before, after))
    if (slug !== 'pages' || !(await showsSharedPage(move.from, req))) await createRedirect(move, req);
  return doc;
};

async function deleteAutomaticRedirects(patterns: readonly string[], req: PayloadRequest): Promise<void> {
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [{ automatic: { equals: true } }, { from: { in: [...patterns] } }] },
    req: transactionOf(req),
  });
}

/** @throws ValidationError when a redirect by staff hides the new address of a page. */
async function rejectHiddenAddresses(addresses: readonly string[], req: PayloadRequest): Promise<void> {
  for (const path of addresses) {
    const from = await findHidingRedirect(path, req);
    if (from === null) continue;
    const message = `The redirect from ${from} starts at this address: change or delete it first, or choose another address for the page`;
    throw new ValidationError({ collection: 'pages', errors: [{ path: 'slug', message }], req });
  }
}

/**
 * An existing redirect by staff for the same address, or one that would form a loop with this one, takes
 * precedence.
 */
async function createRedirect(move: { from: string; to: string }, req: PayloadRequest): Promise<void> {
  const rule = { ...move, permanent: true };
  const { others } = await readRelated(rule, null, req);
  if (findLoopIssue(rule, { others, regions: [] })) return;
  await req.payload.create({
    collection: 'redirects',
    data: { ...rule, automatic: true, scope: 'network' },
    req: transactionOf(req),
  });
}
