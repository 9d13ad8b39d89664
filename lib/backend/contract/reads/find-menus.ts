import type { Payload, Where } from 'payload';
import { findPublic } from '@/lib/backend/contract/reads/find-public';
import { preferOwn } from '@/lib/backend/contract/reads/prefer-own';
import type { Menu } from '@/lib/backend/payload-types';
import type { Locale } from '@/schemas/locale';

/** The menus of each office, by name: its own, and the network's for names it has none of; null stands for the network. */
export async function findMenus(
  payload: Payload,
  offices: readonly (number | null)[],
  locale?: Locale,
): Promise<Menu[][]> {
  const named = offices.filter((office) => office !== null);
  const owners: Where[] = [{ scope: { equals: 'network' } }];
  if (named.length > 0) owners.push({ office: { in: named } });
  const menus = await findPublic(payload, 'menus', { where: { or: owners }, sort: ['name', 'id'], locale });
  return offices.map((office) => preferOwn(menus, office));
}
