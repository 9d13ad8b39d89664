import type { Where } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/request-limits';
import { findOfficeId } from '@/lib/backend/contract/reads/offices';
import { readTruncatedList } from '@/lib/backend/contract/reads/paging';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';
import type { Menu, WebsiteSection } from '@/lib/backend/payload-types';
import type { ReadContext } from '@/lib/backend/platform/reads/read-context';
import { type Relation, relationId } from '@/lib/backend/relation-id';
import type { Locale } from '@/schemas/locale';

type OverridableDocument = { name: string; scope: 'network' | 'office'; office?: Relation };

/**
 * One document for each name: the office's own, else the network's. With `office` null, the network's only.
 */
function preferOfficeDocuments<Doc extends OverridableDocument>(
  docs: readonly Doc[],
  office: number | null,
): Doc[] {
  const docsByName = new Map<string, Doc>();
  for (const doc of docs) {
    if (doc.scope === 'network' && !docsByName.has(doc.name)) docsByName.set(doc.name, doc);
    if (doc.scope === 'office' && relationId(doc.office) === office) docsByName.set(doc.name, doc);
  }
  return [...docsByName.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * The menus of each office by name: its own, and the network's for names that the office does not define.
 * Null stands for the network.
 */
export async function findMenus(
  context: ReadContext,
  offices: readonly (number | null)[],
  list: 'Office.menus' | 'Query.officeMenus',
  locale?: Locale,
): Promise<Menu[][]> {
  const officeIds = offices.filter((office) => office !== null);
  const ownerConditions: Where[] = [{ scope: { equals: 'network' } }];
  if (officeIds.length > 0) ownerConditions.push({ office: { in: officeIds } });
  const menus = await readTruncatedList(context, list, listSizes[list] * (1 + officeIds.length), (limit) =>
    findPublic(context, 'menus', { where: { or: ownerConditions }, sort: ['name', 'id'], locale, limit }),
  );
  return offices.map((office) => preferOfficeDocuments(menus, office));
}

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
  const where: Where = {
    and: [{ or: ownerConditions }, ...(name === undefined ? [] : [{ name: { equals: name } }])],
  };
  const maxSections = 2 * listSizes['Query.customComponents'];
  const sections = await readTruncatedList(context, 'Query.customComponents', maxSections, (limit) =>
    findPublic(context, 'website-sections', { where, sort: ['name', 'id'], locale, limit }),
  );
  return preferOfficeDocuments(sections, office);
}
