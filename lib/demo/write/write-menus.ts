import { toOwnerFields } from '@/lib/backend/admin/fields/owned-by';
import type { LinkTarget } from '@/schemas/reference';
import { menus } from '../data/menus';
import { type Ids, idOrNull, type SeedRun, writeEach } from './seed-run';

/** Writes the menus; paths of records become links to the records. */
export function writeMenus(
  { payload, req }: SeedRun,
  officeIds: Ids,
  target: (url: string) => LinkTarget,
): Promise<Ids> {
  return writeEach(
    menus,
    ({ name, office }) => `${name}|${office}`,
    ({ name, office, items }) =>
      payload.create({
        collection: 'menus',
        data: {
          name,
          ...toOwnerFields(idOrNull(officeIds, office)),
          items: items.map(({ label, to, items: below }) => ({
            label,
            ...storedTarget(target(to)),
            children: below.map((entry) => ({ label: entry.label, ...storedTarget(target(entry.to)) })),
          })),
        },
        req,
      }),
  );
}

/** @throws for a target type that the demo menus do not contain. */
function storedTarget(to: LinkTarget) {
  if ('url' in to) return { link_type: 'url' as const, url: to.url };
  if ('page' in to) return { link_type: 'page' as const, page: Number(to.page) };
  if ('office' in to) return { link_type: 'office' as const, office: Number(to.office) };
  throw new Error(`The demonstration's menus lead to pages, offices and addresses: ${JSON.stringify(to)}`);
}
