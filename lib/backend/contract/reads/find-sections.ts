import type { Where } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findOfficeId } from '@/lib/backend/contract/reads/find-office';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';
import { preferOfficeDocuments } from '@/lib/backend/contract/reads/prefer-own';
import { readTruncatedList } from '@/lib/backend/contract/reads/read-whole';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { WebsiteSection } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

type SectionFilter = { name?: string; tribeSlug?: string | null | undefined };

/** Website sections, one for each name: the office's own, else the network's. */
export async function findSections(
  context: ReadContext,
  locale: Locale,
  { name, tribeSlug }: SectionFilter,
): Promise<WebsiteSection[]> {
  const office = await findOfficeId(context, tribeSlug);
  const ownerConditions: Where[] = [{ scope: { equals: 'network' } }];
  if (office !== null) ownerConditions.push({ office: { equals: office } });
  const where: Where = { and: [{ or: ownerConditions }, ...(name === undefined ? [] : [{ name: { equals: name } }])] };
  const maxSections = 2 * listSizes['Query.customComponents'];
  const sections = await readTruncatedList(context, 'Query.customComponents', maxSections, (limit) =>
    findPublic(context, 'website-sections', { where, sort: ['name', 'id'], locale, limit }),
  );
  return preferOfficeDocuments(sections, office);
}
