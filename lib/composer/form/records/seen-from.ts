import { contentLocale } from '@/lib/i18n/locales';
import { contextOf, pathInContext } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { redirectFor } from '@/lib/routes/redirect-for';
import type { ShownRecord } from '@/schemas/composing/records';

/**
 * What is told of a record to whoever links to it from the page at a path: where visitors come to from here, if that is not where it stands itself.
 * Pages of an office or agent lead to their own of what all have; some addresses lead on.
 */
export function seenFrom(
  path: string | null,
  { kind, note: known, warning, address = null }: Pick<ShownRecord, 'kind' | 'note' | 'warning' | 'address'>,
): Pick<ShownRecord, 'note' | 'warning'> {
  // That of a page is known already.
  const note = kind === 'page' ? known : [known, address].filter(Boolean).join(' · ') || null;
  const here = path === null ? undefined : matchRoute(path);
  if (address === null) return { note, warning };
  const shown = here ? pathInContext(address, contextOf(here, contentLocale)) : address;
  const match = matchRoute(shown);
  const led = (match && redirectFor(match, { signedIn: true })) ?? shown;
  if (led === address) return { note, warning };
  const own = here && `this ${here.row.scope}’s own`;
  const told = shown === address ? `Visitors are led on to ${led}` : `From here it leads to ${own}: ${led}`;
  return { note: [note, told].filter(Boolean).join(' · '), warning };
}
