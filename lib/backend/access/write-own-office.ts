import type { Access, CollectionSlug, PayloadRequest, Where } from 'payload';
import { sameTransaction } from '../database/same-transaction';
import { type OwnerScope, ofOffices } from './owner-scope';
import { isNetworkStaff, staffMember } from './staff-member';

export type Writable = {
  scopes: readonly OwnerScope[];
  /** Those of its own documents an office may change. */
  open: Where;
  /** Of a collection with drafts: by the row of a document, which visitors see, it is told whether it is open. */
  byRow?: CollectionSlug;
};

/** Changing and deleting: network staff everything, office editors what belongs to their own offices and is `open`. */
export function writeOwnOffice({ scopes, open, byRow }: Writable): Access {
  return ({ id, req }) => {
    const member = staffMember(req.user);
    if (!member) return false;
    if (isNetworkStaff(member)) return true;
    const own = ofOffices(member.offices, scopes);
    if (!byRow || id === undefined) return { and: [own, open] };
    return isOpen(byRow, id, open, req).then((is) => is && own);
  };
}

async function isOpen(
  collection: CollectionSlug,
  id: number | string,
  open: Where,
  req: PayloadRequest,
): Promise<boolean> {
  const where = { and: [{ id: { equals: id } }, open] };
  return (await req.payload.count({ collection, where, req: sameTransaction(req) })).totalDocs > 0;
}

/** Creating: whoever works for the network or an office; `keepOwnOffice` looks at whose the document is. */
export const createInOwnOffice: Access = ({ req }) => {
  const member = staffMember(req.user);
  return isNetworkStaff(member) || (member?.offices.length ?? 0) > 0;
};
