import type { Where } from 'payload';
import { listSizes } from '@/lib/backend/contract/limits/list-sizes';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { preferOwn } from '@/lib/backend/contract/reads/prefer-own';
import { readWithin } from '@/lib/backend/contract/reads/read-whole';
import type { Reading } from '@/lib/backend/contract/reads/reading';
import type { Menu } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

/** The menus of each office, by name: its own, and the network's for names it has none of; null stands for the network. */
export async function findMenus(
  reading: Reading,
  offices: readonly (number | null)[],
  list: 'Office.menus' | 'Query.officeMenus',
  locale?: Locale,
): Promise<Menu[][]> {
  const named = offices.filter((office) => office !== null);
  const owners: Where[] = [{ scope: { equals: 'network' } }];
  if (named.length > 0) owners.push({ office: { in: named } });
  const menus = await readWithin(reading, list, listSizes[list] * (1 + named.length), (limit) =>
    findPublic(reading, 'menus', { where: { or: owners }, sort: ['name', 'id'], locale, limit }),
  );
  return offices.map((office) => preferOwn(menus, office));
}
