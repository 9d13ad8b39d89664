import type { PayloadRequest } from 'payload';
import { findAnswerer } from '../leads/find-answerer';
import { findAssignedRecipient } from '../leads/find-assigned-recipient';
import {
  findNetworkMailbox,
  findOffice,
  findVisibleRecord,
  toOfficeRecipient,
  toPersonRecipient,
} from '../leads/find-lead-origin';
import type { LeadRecipient } from '../leads/route-lead';
import type { Buyer } from '../payload-types';
import { relationId } from '../relation-id';

/** Who looks after a buyer. */
export type BuyerContact = {
  name: string;
  /** Null for the network itself. */
  office: string | null;
  phone: string | null;
  email: string | null;
};

type ContactedBuyer = Pick<Buyer, 'email' | 'office' | 'agent'>;

/** In the order in which leads are routed: the buyer's agent, an earlier lead's, the buyer's office, the network. */
async function findRecipient(buyer: ContactedBuyer, req: PayloadRequest): Promise<LeadRecipient> {
  const [agentId, officeId] = [relationId(buyer.agent), relationId(buyer.office)];
  const visible = { show_on_website: { equals: true } };
  const agent =
    agentId === null
      ? null
      : await findVisibleRecord('people', { and: [{ id: { equals: agentId } }, visible] }, req);
  if (agent) return toPersonRecipient(agent);
  const handler = await findAssignedRecipient({ name: '', email: buyer.email, phone: undefined }, req);
  if (handler) return handler;
  const office = officeId === null ? null : await findOffice({ id: { equals: officeId } }, req);
  return office ? toOfficeRecipient(office) : findNetworkMailbox(req);
}

/** Finds who looks after a buyer, with public numbers. */
export async function findBuyerContact(buyer: ContactedBuyer, req: PayloadRequest): Promise<BuyerContact> {
  const recipient = await findRecipient(buyer, req);
  const rule = recipient.agent !== null ? 'listing_agent' : recipient.office !== null ? 'office' : 'network';
  const { office, network, phone } = await findAnswerer(
    { ...recipient, rule, steps: '', unserved: null },
    { texts: [], trade: null },
    req,
  );
  return { name: rule === 'network' ? network : recipient.name, office, phone, email: recipient.email };
}
