import type { PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { readHosts } from '@/lib/routes/allowed-hosts';
import { contentValue } from '../contents/read-contents';

/** The hosts that the network lets redirects lead to, as its published header section says. */
export async function readAllowedHosts(req: PayloadRequest): Promise<ReadonlySet<string>> {
  const { docs } = await req.payload.find({
    collection: 'website-sections',
    where: {
      and: [
        { name: { equals: 'header' } },
        { scope: { equals: 'network' } },
        { _status: { equals: 'published' } },
      ],
    },
    select: { contents: true },
    ...{ locale: contentLocale, depth: 0, limit: 1, pagination: false, req },
  });
  return readHosts(contentValue(docs[0]?.contents, 'redirect_hosts'));
}
