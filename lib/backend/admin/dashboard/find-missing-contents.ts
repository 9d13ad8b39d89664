import type { PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import type { ContentKey } from '@/schemas/content-keys';
import { contactSection, layoutSections } from '@/schemas/page';
import { contentValue } from '../../platform/contents/read-contents';

type Caller = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };
type Needed = { key: ContentKey; section: string; consequence: string };

/** A text that the site needs and does not find: `id` is the section that should have it, null where there is no such section. */
export type MissingContent = Needed & { id: number | null };

const needed: readonly Needed[] = [
  {
    key: 'network_name',
    section: layoutSections('default').header,
    consequence: 'emails and text messages refer to “the network”',
  },
  {
    key: 'default_email',
    section: contactSection,
    consequence: 'messages to the network go to its administrators',
  },
];

/** The texts that the site needs, and does not find by their keys in the network's published sections. */
export async function findMissingContents({ payload, user }: Caller): Promise<MissingContent[]> {
  const { docs } = await payload.find({
    ...{ collection: 'website-sections', depth: 0, pagination: false, sort: 'id' },
    where: {
      and: [
        { scope: { equals: 'network' } },
        { name: { in: [...new Set(needed.map(({ section }) => section))] } },
      ],
    },
    ...{ select: { name: true, contents: true }, locale: contentLocale, overrideAccess: false, user },
  });
  return needed.flatMap((one) => {
    const section = docs.find(({ name }) => name === one.section);
    return contentValue(section?.contents, one.key) ? [] : [{ ...one, id: section?.id ?? null }];
  });
}
