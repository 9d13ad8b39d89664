import type { Loaders } from '@/lib/backend/contract/loaders/create-loaders';
import { type LinkedKind, loadRecordPath } from '@/lib/backend/contract/resolvers/load-record-path';
import type { MenuItemSource } from '@/lib/backend/contract/sources';
import { type Relation, relationId } from '@/lib/backend/relation-id';

/** An entry of a menu as the CMS keeps it: the field that `leads_to` names says where it leads. */
type Entry = { [Kind in LinkedKind]?: Relation } & {
  label: string;
  leads_to: LinkedKind | 'url';
  url?: string | null;
  children?: Entry[] | null;
};

/**
 * The entries that lead somewhere. One whose record the public cannot see is left out; with entries below it, it
 * leads where the first of them does.
 */
export async function loadMenuItems(
  loaders: Loaders,
  entries: readonly Entry[] | null | undefined,
): Promise<MenuItemSource[]> {
  const shown = (entries ?? []).map(async (entry): Promise<MenuItemSource[]> => {
    const items = await loadMenuItems(loaders, entry.children);
    const href = (await loadHref(loaders, entry)) ?? items[0]?.href;
    return href ? [{ label: entry.label, href, items }] : [];
  });
  return (await Promise.all(shown)).flat();
}

async function loadHref(loaders: Loaders, entry: Entry): Promise<string | null> {
  if (entry.leads_to === 'url') return entry.url ?? null;
  const id = relationId(entry[entry.leads_to]);
  return id === null ? null : loadRecordPath(loaders, entry.leads_to, id);
}
