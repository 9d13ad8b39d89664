import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { isStaff } from '@/lib/backend/composing/is-staff';
import { Composer } from '@/lib/composer/panes/composer';
import { NothingHere } from '@/lib/composer/panes/nothing-here';
import { enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import { readStanding } from '@/lib/publish/read-standing';
import { matchRoute } from '@/lib/routes/match-route';

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

/** The composer, for the page that stands at the address below it. */
export default async function ComposePage({ params }: PageInput): Promise<ReactElement> {
  const { lang, path: segments = [] } = await params;
  const locale = findEnabledLocale(lang);
  if (!locale) notFound();
  const path = `/${segments.join('/')}`;
  const here = `/compose/${locale}${path === '/' ? '' : path}`;
  if (!(await isStaff(await headers()))) redirect(`/admin/login?redirect=${encodeURIComponent(here)}`);
  const match = matchRoute(path);
  const standing = match && (await readStanding(pageSources, match, locale));
  if (!standing) return <NothingHere path={path} />;
  const { id, title } = standing.page;
  return <Composer page={{ locale, path, collection: 'pages', id }} title={title} locales={enabledLocales} />;
}
