import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload';
import { transactionOf } from '../database/request-transaction';
import { type OwnerScope, ofOffices } from './owner-scope';
import { getStaffMember, isNetworkStaff } from './staff-member';

export type Writable = {
  scopes: readonly OwnerScope[];
  /** The documents of an office that it may change. */
  editable: Where;
  /**
   * For collections with drafts: evaluate `editable` on the published row of this collection instead of the
   * draft.
   */
  publishedIn?: CollectionSlug;
};

/**
 * Update and delete access: network staff for all documents, office editors for documents of their own
 * offices that match `editable`.
 */
export function writeOwnOffice({ scopes, editable, publishedIn }: Writable): Access {
  return ({ id, req }) => {
    const member = getStaffMember(req.user);
    if (!member) return false;
    if (isNetworkStaff(member)) return true;
    const ownDocuments = ofOffices(member.offices, scopes);
    if (!publishedIn || id === undefined) return { and: [ownDocuments, editable] };
    return isEditable(publishedIn, id, editable, req).then((isAllowed) => isAllowed && ownDocuments);
  };
}

async function isEditable(
  collection: CollectionSlug,
  id: number | string,
  editable: Where,
  req: PayloadRequest,
): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, editable] };
  return (await req.payload.count({ collection, where, req: transactionOf(req) })).totalDocs > 0;
}

/**
 * Create access for network staff and office editors; `enforceOwnOffice` checks the owner of the document.
 */
export const createInOwnOffice: Access = ({ req }) => {
  const member = getStaffMember(req.user);
  return isNetworkStaff(member) || (member?.offices.length ?? 0) > 0;
};
