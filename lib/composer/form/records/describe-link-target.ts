import { contentLocale } from '@/lib/i18n/locales';
import { contextOf, pathInContext } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { RecordSummary } from '@/schemas/composing/records';

/**
 * Note and warning of a record for a link from the page at a path. The note includes the destination if it
 * differs from the address of the record: shared pages lead to the office's or agent's own one, and some
 * addresses redirect.
 */
export function describeLinkTarget(
  path: string | null,
  {
    kind,
    note: recordNote,
    warning,
    address = null,
  }: Pick<RecordSummary, 'kind' | 'note' | 'warning' | 'address'>,
): Pick<RecordSummary, 'note' | 'warning'> {
  // The note of a page already contains its address.
  const note = kind === 'page' ? recordNote : [recordNote, address].filter(Boolean).join(' · ') || null;
  const currentRoute = path === null ? undefined : matchRoute(path);
  if (address === null) return { note, warning };
  const pathInBrand = currentRoute ? pathInContext(address, contextOf(currentRoute, contentLocale)) : address;
  const match = matchRoute(pathInBrand);
  const finalPath = (match && redirectFor(match)) ?? pathInBrand;
  if (finalPath === address) return { note, warning };
  const ownerLabel = currentRoute && `this ${currentRoute.row.scope}’s own`;
  const destination =
    pathInBrand === address
      ? `Redirects to ${finalPath}`
      : `On this page it links to ${ownerLabel}: ${finalPath}`;
  return { note: [note, destination].filter(Boolean).join(' · '), warning };
}
