import type { PayloadRequest } from 'payload';
import type { ContentKey } from '@/schemas/content-keys';
import { contactSection } from '@/schemas/page';
import { contentValue } from '../contents/read-contents';
import type { LeadRecipient } from './route-lead';

/**
 * The network's own recipient: the email address in its `contact` section, or else the addresses of its
 * administrators.
 */
export async function findNetworkMailbox(req: PayloadRequest): Promise<LeadRecipient> {
  const email = (await readContent(contactSection, 'default_email', req)) ?? (await findAdminEmails(req));
  const name = (await readContent('header', 'network_name', req)) ?? 'the network';
  return { name, email, office: null, agent: null };
}

async function readContent(section: string, key: ContentKey, req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'website-sections', depth: 0, pagination: false, limit: 1, req },
    where: { and: [{ name: { equals: section } }, { scope: { equals: 'network' } }] },
  });
  return contentValue(docs[0]?.contents, key);
}

async function findAdminEmails(req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'staff', depth: 0, pagination: false, limit: 10, req },
    where: { role: { equals: 'network-admin' } },
  });
  return docs.map(({ email }) => email).join(', ') || null;
}
