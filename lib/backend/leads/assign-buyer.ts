import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { Lead } from '../payload-types';
import { transactionOf } from '../platform/database/request-transaction';
import { relationId } from '../relation-id';

/**
 * The first answered lead of an email address decides who looks after the buyer with this address: the person who is
 * responsible for the lead, and its office. Never replaces an agent or an office that the buyer has.
 */
export const assignBuyerOfLead: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, req }) => {
  if (doc.answered_at && !previousDoc?.answered_at && doc.email && !doc.suspected)
    await assignBuyer(doc, doc.email.toLowerCase(), req);
  return doc;
};

async function assignBuyer(lead: Lead, email: string, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    ...{ collection: 'buyers', where: { email: { equals: email } }, limit: 1, depth: 0 },
    ...{ pagination: false, req: transactionOf(req) },
  });
  const [buyer] = docs;
  if (!buyer) return;
  const [leadOffice, ownOffice] = [relationId(lead.office), relationId(buyer.office)];
  if (buyer.agent || (ownOffice !== null && ownOffice !== leadOffice)) return;
  const agent = relationId(lead.assigned_to) ?? relationId(lead.agent);
  if (agent === null && ownOffice === leadOffice) return;
  await req.payload.update({
    ...{ collection: 'buyers', id: buyer.id, depth: 0, req: transactionOf(req) },
    data: { agent, office: leadOffice },
  });
}
