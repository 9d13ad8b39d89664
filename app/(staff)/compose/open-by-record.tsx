import type { ReactElement } from 'react';
import { readComposerRecord } from '@/lib/backend/composer-api/documents/composer-record';
import { labelPlaceholders } from '@/lib/backend/composer-api/label-placeholders';
import {
  findPreviewContext,
  type RequestedSubjects,
} from '@/lib/backend/composer-api/preview/find-preview-context';
import { Composer } from '@/lib/composer/layout/composer';
import { PageUnavailable, RecordNotFound } from '@/lib/composer/layout/page-unavailable';
import type { ComposedPage } from '@/lib/composer/session/composer-api';
import { contentLocale, defaultLocale, enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import type { ComposableCollection } from '@/schemas/composing/call-parts';
import { loadInitialData } from './load-initial-data';
import { requireStaff } from './require-staff';

type PageSearchParams = Readonly<Record<string, string | string[] | undefined>>;
export type RecordPageProps = { params: Promise<{ id: string }>; searchParams: Promise<PageSearchParams> };

/**
 * Opens a document in the composer by its id, in the language and with the records named in the query.
 * `redirectToAddress` may redirect to the document's own address.
 */
export async function openByRecord(
  collection: ComposableCollection,
  { params, searchParams }: RecordPageProps,
  redirectToAddress?: (page: ComposedPage) => Promise<void>,
): Promise<ReactElement> {
  const { id } = await params;
  const query = await searchParams;
  const locale =
    findEnabledLocale(singleValue(query.locale)) ?? findEnabledLocale(contentLocale) ?? defaultLocale;
  const returnPath = `/compose/${collection === 'pages' ? 'record' : 'section'}/${id}?locale=${locale}`;
  const req = await requireStaff(returnPath, locale);
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const record = isId ? await readComposerRecord(collection, Number(id), req) : null;
  if (!record)
    return (
      <RecordNotFound
        collection={collection}
        id={id}
        orphaned={{ email: req.user.email, of: { collection, id } }}
      />
    );
  if (record.pageAddress?.route === '')
    return <PageUnavailable path={record.title || `No. ${id}`} form={`/admin/collections/pages/${id}`} />;
  const previewContext = await findPreviewContext(record, previewSubjectsOf(query), req);
  if (!previewContext)
    return (
      <PageUnavailable
        path={labelPlaceholders(record.title)}
        requirement="a published record to preview it with"
      />
    );
  const page = { locale, path: previewContext.path, collection, id: String(record.id) };
  await redirectToAddress?.(page);
  const initialData = loadInitialData(record, page, req);
  const { title, preview } = previewContext;
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

const singleValue = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const previewSubjectsOf = ({ office, region, agent, listing, post }: PageSearchParams): RequestedSubjects =>
  Object.fromEntries(
    Object.entries({ office, region, agent, listing, post }).flatMap(([kind, value]) =>
      typeof value === 'string' ? [[kind, value]] : [],
    ),
  );
