import type { PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { parseHosts } from '@/lib/routes/allowed-hosts';
import { contentValue } from '../../contents/read-contents';

/** Reads the hosts that the network allows as redirect targets, from its published header section. */
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
  return parseHosts(contentValue(docs[0]?.contents, 'redirect_hosts'));
}
