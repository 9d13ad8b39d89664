import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload';
import type { Lead } from '../payload-types';
import { transactionOf } from '../platform/database/request-transaction';
import { relationId } from '../relation-id';

/**
 * The first answer to a registration decides who looks after the buyer: the person who is responsible for the lead, and
 * its office. Other leads do not count: anyone can send them under any address. Never replaces an agent or an office that the buyer has.
 */
export const assignBuyerOfLead: CollectionAfterChangeHook<Lead> = async ({ doc, previousDoc, req }) => {
  if (isFirstAnswer(doc, previousDoc) && doc.email && doc.form === 'buyer-registration')
    await assignBuyer(doc, doc.email.toLowerCase(), req);
  return doc;
};

const isFirstAnswer = (lead: Lead, previous: Lead | undefined): boolean =>
  Boolean(lead.answered_at) && !previous?.answered_at;

async function assignBuyer(lead: Lead, email: string, req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    ...{ collection: 'buyers', where: { email: { equals: email } }, limit: 1, depth: 0 },
    ...{ pagination: false, req: transactionOf(req) },
  });
  const [buyer] = docs;
  if (buyer?.status !== 'active') return;
  const [leadOffice, ownOffice] = [relationId(lead.office), relationId(buyer.office)];
  if (buyer.agent || (ownOffice !== null && ownOffice !== leadOffice)) return;
  const agent = relationId(lead.assigned_to) ?? relationId(lead.agent);
  if (agent === null && ownOffice === leadOffice) return;
  await req.payload.update({
    ...{ collection: 'buyers', id: buyer.id, depth: 0, req: transactionOf(req) },
    data: { agent, office: leadOffice },
  });
}

/** An agent who is assigned brings the own office, whose editors then see the buyer. */
export const assignOfficeOfAgent: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const agent = relationId(data.agent);
  if (agent === null || agent === relationId(originalDoc?.agent)) return data;
  const person = await req.payload.findByID({
    collection: 'people',
    id: agent,
    depth: 0,
    req: transactionOf(req),
    disableErrors: true,
  });
  const office = relationId(person?.office);
  return office === null ? data : { ...data, office };
};
