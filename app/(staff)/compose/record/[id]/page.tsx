import { redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { readStanding } from '@/lib/publish/read-standing';
import { matchRoute } from '@/lib/routes/match-route';
import { type ByRecord, openByRecord } from '../../open-by-record';

/** The composer, for a page by its record: at the address where it stands, or by itself while visitors find it nowhere. */
export default async function ComposeRecord(input: ByRecord): Promise<ReactElement> {
  return openByRecord('pages', input, async ({ locale, path, id }) => {
    const match = matchRoute(path);
    const standing = match && (await readStanding(pageSources, match, locale));
    if (standing?.page.id === id) redirect(`/compose/${locale}${path === '/' ? '' : path}`);
  });
}
