import type { PayloadRequest } from 'payload';
import { contentLocale } from '@/lib/i18n/locales';
import { readLoanTerms } from '@/schemas/loan';
import { frameSections } from '@/schemas/page';
import { toContract } from '../contents/read-contents';

type Asking = { payload: PayloadRequest['payload']; user: PayloadRequest['user'] };

/** The network's header, as visitors have it, while it says nothing of what a loan costs; null where it does, and before there is one. */
export async function findHeaderWithoutLoan({ payload, user }: Asking): Promise<number | null> {
  const { docs } = await payload.find({
    ...{ collection: 'website-sections', limit: 1, depth: 0, pagination: false, sort: 'id' },
    where: { and: [ofNetwork, { name: { equals: frameSections('default').header } }] },
    ...{ select: { contents: true }, locale: contentLocale, overrideAccess: false, user },
  });
  const [header] = docs;
  return header && !readLoanTerms(toContract(header.contents)) ? header.id : null;
}

const ofNetwork = { scope: { equals: 'network' } };
