import type { PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import type { ContentKey } from '@/schemas/content-keys';
import { contactSection, layoutSections } from '@/schemas/page';
import { getContentValue } from '../../platform/contents/read-contents';

type Caller = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };
type RequiredContent = { key: ContentKey; section: string; consequence: string };

/**
 * A required text that is missing: `id` is the section that should contain it, null when the section does not
 * exist.
 */
export type MissingContent = RequiredContent & { id: number | null };

const requiredContents: readonly RequiredContent[] = [
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

/** Finds the required texts that are missing in the network's published sections. */
export async function findMissingContents({ payload, user }: Caller): Promise<MissingContent[]> {
  const { docs } = await payload.find({
    ...{ collection: 'website-sections', depth: 0, pagination: false, sort: 'id' },
    where: {
      and: [
        { scope: { equals: 'network' } },
        { name: { in: [...new Set(requiredContents.map(({ section }) => section))] } },
      ],
    },
    ...{ select: { name: true, contents: true }, locale: contentLocale, overrideAccess: false, user },
  });
  return requiredContents.flatMap((requiredContent) => {
    const section = docs.find(({ name }) => name === requiredContent.section);
    return getContentValue(section?.contents, requiredContent.key)
      ? []
      : [{ ...requiredContent, id: section?.id ?? null }];
  });
}
