import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { readComposerRecord } from '@/lib/backend/composer-api/documents/composer-record';
import { findPreviewContextAt } from '@/lib/backend/composer-api/preview/find-preview-context';
import { Composer } from '@/lib/composer/layout/composer';
import { PageUnavailable } from '@/lib/composer/layout/page-unavailable';
import { enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import { composePage } from '@/lib/publish/compose-page';
import { resolvePage } from '@/lib/publish/resolve-page';
import { matchRoute } from '@/lib/routes/match-route';
import { loadInitialData } from '../../load-initial-data';
import { requireStaff } from '../../require-staff';

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

/** The composer for the page at the address in its path. */
export default async function ComposePage({ params }: PageInput): Promise<ReactElement> {
  const { lang, path: segments = [] } = await params;
  const locale = findEnabledLocale(lang);
  if (!locale) notFound();
  const path = `/${segments.join('/')}`;
  const req = await requireStaff(`/compose/${locale}${path === '/' ? '' : path}`, locale);
  const match = matchRoute(path);
  const resolvedPage = match && (await resolvePage(pageSources, match, locale));
  const record = resolvedPage && (await readComposerRecord('pages', Number(resolvedPage.page.id), req));
  const previewContext = record && (await findPreviewContextAt(record, path, req));
  if (!record || !previewContext) {
    // The page may have been given another address after editing started.
    const composition = await composePage(pageSources, locale, path);
    if (composition.status === 'redirect' && composition.to.startsWith('/'))
      redirect(`/compose${composition.to}`);
    return <PageUnavailable path={path} orphaned={{ email: req.user.email, of: { path } }} />;
  }
  const { title, preview } = previewContext;
  const page = { locale, path: previewContext.path, collection: record.collection, id: String(record.id) };
  const initialData = loadInitialData(record, page, req);
  return (
    <Composer
      page={page}
      initialData={initialData}
      title={title}
      preview={preview}
      locales={enabledLocales}
    />
  );
}
