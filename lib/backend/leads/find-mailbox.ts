import type { PayloadRequest } from 'payload';
import { contactSection } from '@/schemas/page';
import type { Recipient } from './route-lead';

/** Where the network itself is written to: as its section `contact` says, or else its administrators. */
export async function findMailbox(req: PayloadRequest): Promise<Recipient> {
  const email = (await contentOf(contactSection, 'Default email', req)) ?? (await administrators(req));
  const name = (await contentOf('header', 'Network name', req)) ?? 'the network';
  return { name, email, office: null, agent: null };
}

async function contentOf(section: string, content: string, req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'website-sections', depth: 0, pagination: false, limit: 1, req },
    where: { and: [{ name: { equals: section } }, { scope: { equals: 'network' } }] },
  });
  return docs[0]?.contents?.find(({ name }) => name === content)?.value || null;
}

async function administrators(req: PayloadRequest): Promise<string | null> {
  const { docs } = await req.payload.find({
    ...{ collection: 'staff', depth: 0, pagination: false, limit: 10, req },
    where: { role: { equals: 'network-admin' } },
  });
  return docs.map(({ email }) => email).join(', ') || null;
}
