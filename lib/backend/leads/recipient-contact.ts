import type { PayloadRequest } from 'payload';
import { contactNames } from '@/lib/i18n/contact-names';
import { contactSection } from '@/schemas/page';
import { toContractContents } from '../platform/contents/read-contents';
import type { LeadRoute } from './route-lead';

/** The public numbers of whoever answers a lead, in E.164; null when there is none. */
export type RecipientContact = { phone: string | null; whatsApp: string | null };

/** The numbers of the agent, of the office, or of the network, as its pages show them. */
export async function findRecipientContact(route: LeadRoute, req: PayloadRequest): Promise<RecipientContact> {
  if (route.agent !== null) {
    const person = await req.payload.findByID({ collection: 'people', id: route.agent, depth: 0, req });
    const mobile = person.mobile_public ? person.mobile_e164 : null;
    const telephone = person.telephone_public ? person.telephone_number : null;
    const phone = person.phone ?? mobile ?? telephone ?? null;
    if (phone) return { phone, whatsApp: person.whats_app_number ?? null };
  }
  if (route.office !== null && route.rule !== 'network') {
    const office = await req.payload.findByID({ collection: 'offices', id: route.office, depth: 0, req });
    const phone = office.organic_number ?? office.main_telephone ?? null;
    return { phone, whatsApp: office.whats_app_number ?? null };
  }
  const { docs } = await req.payload.find({
    ...{ collection: 'website-sections', depth: 0, pagination: false, limit: 1, req },
    where: { and: [{ name: { equals: contactSection } }, { scope: { equals: 'network' } }] },
  });
  const { phone = null } = contactNames(toContractContents(docs[0]?.contents));
  return { phone, whatsApp: null };
}
