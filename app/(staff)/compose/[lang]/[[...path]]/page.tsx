import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { isStaff } from '@/lib/backend/composing/is-staff';
import { Composer } from '@/lib/composer/panes/composer';
import { NothingHere } from '@/lib/composer/panes/nothing-here';
import { enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import { fillDraft } from '@/lib/publish/fill-draft';

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

/** The composer, for the page that stands at the address below it. */
export default async function ComposePage({ params }: PageInput): Promise<ReactElement> {
  const { lang, path: segments = [] } = await params;
  const locale = findEnabledLocale(lang);
  if (!locale) notFound();
  const path = `/${segments.join('/')}`;
  const here = `/compose/${locale}${path === '/' ? '' : path}`;
  if (!(await isStaff(await headers()))) redirect(`/admin/login?redirect=${encodeURIComponent(here)}`);
  const draft = await fillDraft(pageSources, { locale, path });
  if (!draft) return <NothingHere path={path} />;
  return (
    <Composer
      page={{ locale, path, collection: 'pages', id: draft.page.id }}
      title={draft.page.title}
      locales={enabledLocales}
    />
  );
}
