import type { CollectionBeforeOperationHook, Where } from 'payload';
import { z } from 'zod';
import { transactionOf } from '../database/request-transaction';
import { type OwnerScope, ofOffices } from './owner-scope';
import { getStaffMember, isNetworkStaff } from './staff-member';

const draftListingSchema = z.looseObject({
  draft: z.literal(true),
  id: z.undefined().optional(),
  where: z.custom<Where>((value) => value instanceof Object).default({}),
});
const versionParentsSchema = z.array(z.object({ parent: z.coerce.number() }));

/**
 * Excludes documents from draft listings of an office when only an unpublished draft of the network assigns
 * them to that office. The office cannot read such a document by id either.
 */
export const hideTransferredDrafts =
  (scopes: readonly OwnerScope[]): CollectionBeforeOperationHook =>
  async ({ args, collection, operation, overrideAccess, req }) => {
    const member = getStaffMember(req.user);
    if (operation !== 'read' || overrideAccess || !collection.versions?.drafts) return args;
    const draftListing = draftListingSchema.safeParse(args).data;
    if (!draftListing || !member || isNetworkStaff(member)) return args;
    const transferred: Where = {
      and: [
        { latest: { equals: true } },
        ofOffices(member.offices, scopes, 'version.'),
        { 'parent._status': { equals: 'published' } },
        ownedByOthers(member.offices, scopes),
      ],
    };
    const { docs } = await req.payload.findVersions({
      ...{ collection: collection.slug, where: transferred, req: transactionOf(req) },
      ...{ depth: 0, pagination: false, select: { parent: true } },
    });
    const transferredIds = versionParentsSchema.parse(docs).map(({ parent }) => parent);
    if (transferredIds.length === 0) return args;
    return { ...args, where: { and: [draftListing.where, { id: { not_in: transferredIds } }] } };
  };

/**
 * Published documents that belong neither to these offices nor to the network. Offices may read the
 * network's documents.
 */
const ownedByOthers = (offices: readonly number[], scopes: readonly OwnerScope[]): Where => {
  const names = scopes.includes('agent') ? ['parent.office', 'parent.agent.office'] : ['parent.office'];
  const otherOffices = names.map((name): Where => ({ [name]: { not_in: [...offices] } }));
  const otherScopes = scopes.includes('network') ? [{ 'parent.scope': { not_equals: 'network' } }] : [];
  return { and: [...otherOffices, ...otherScopes] };
};
