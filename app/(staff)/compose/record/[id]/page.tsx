import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { isStaff } from '@/lib/backend/composing/is-staff';
import { NothingHere } from '@/lib/composer/panes/nothing-here';
import { referenceKey } from '@/lib/engine/reference-table';
import { contentLocale, findEnabledLocale } from '@/lib/i18n/locales';

type PageInput = { params: Promise<{ id: string }>; searchParams: Promise<{ locale?: string | string[] }> };

/** From a page's record, as the CMS knows it, to the composer at the address where the page stands. */
export default async function ComposeRecord({ params, searchParams }: PageInput): Promise<ReactElement> {
  const { id } = await params;
  const { locale } = await searchParams;
  if (!(await isStaff(await headers())))
    redirect(`/admin/login?redirect=${encodeURIComponent(`/compose/record/${id}`)}`);
  const record = { kind: 'page' as const, id: Number(id) };
  const isId = Number.isInteger(record.id) && record.id > 0;
  const found = isId ? await pageSources.readReferences([record]) : null;
  const path = found?.paths.get(referenceKey('page', record.id));
  if (path === undefined) return <NothingHere path={`page ${id}`} />;
  const language = (typeof locale === 'string' ? findEnabledLocale(locale) : null) ?? contentLocale;
  redirect(`/compose/${language}${path === '/' ? '' : path}`);
}
