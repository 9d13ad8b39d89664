import type { Where } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findPublic } from '@/lib/backend/contract/reads/public-documents';
import { preferOfficeDocuments } from '@/lib/backend/contract/reads/prefer-own';
import { readTruncatedList } from '@/lib/backend/contract/reads/read-whole';
import type { ReadContext } from '@/lib/backend/contract/reads/read-context';
import type { Menu } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

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
