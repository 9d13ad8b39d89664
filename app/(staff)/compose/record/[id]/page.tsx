import { redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { resolvePage } from '@/lib/publish/resolve-page';
import { matchRoute } from '@/lib/routes/match-route';
import { openByRecord, type RecordPageProps } from '../../open-by-record';

/**
 * The composer for a page by its record: redirects to its address, or opens it without one while it has no
 * public address.
 */
export default async function ComposeRecord(input: RecordPageProps): Promise<ReactElement> {
  return openByRecord('pages', input, async ({ locale, path, id }) => {
    const match = matchRoute(path);
    const resolvedPage = match && (await resolvePage(pageSources, match, locale));
    if (resolvedPage?.page.id === id) redirect(`/compose/${locale}${path === '/' ? '' : path}`);
  });
}
