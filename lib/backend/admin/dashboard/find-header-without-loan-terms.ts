import type { PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { readLoanTerms } from '@/schemas/loan';
import { layoutSections } from '@/schemas/page';
import { toContractContents } from '../../platform/contents/read-contents';

type StaffContext = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

/**
 * The id of the network's published header if it contains no loan terms; null if it does, or without a
 * header.
 */
export async function findHeaderWithoutLoanTerms({ payload, user }: StaffContext): Promise<number | null> {
  const { docs } = await payload.find({
    ...{ collection: 'website-sections', limit: 1, depth: 0, pagination: false, sort: 'id' },
    where: { and: [networkOwned, { name: { equals: layoutSections('default').header } }] },
    ...{ select: { contents: true }, locale: contentLocale, overrideAccess: false, user },
  });
  const [header] = docs;
  return header && !readLoanTerms(toContractContents(header.contents)) ? header.id : null;
}

const networkOwned = { scope: { equals: 'network' } };
