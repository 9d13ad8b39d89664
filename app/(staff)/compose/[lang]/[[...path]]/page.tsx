import { notFound, redirect } from 'next/navigation';
import type { ReactElement } from 'react';
import { pageSources } from '@/adapters/page-sources';
import { readComposed } from '@/lib/backend/composing/composed-record';
import { lookingAt } from '@/lib/backend/composing/find-looking';
import { Composer } from '@/lib/composer/panes/composer';
import { NothingHere } from '@/lib/composer/panes/nothing-here';
import { enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import { composePage } from '@/lib/publish/compose-page';
import { readStanding } from '@/lib/publish/read-standing';
import { matchRoute } from '@/lib/routes/match-route';
import { askStaff } from '../../ask-staff';
import { beginComposing } from '../../begin-composing';

type PageInput = { params: Promise<{ lang: string; path?: string[] }> };

/** The composer, for the page that stands at the address below it. */
export default async function ComposePage({ params }: PageInput): Promise<ReactElement> {
  const { lang, path: segments = [] } = await params;
  const locale = findEnabledLocale(lang);
  if (!locale) notFound();
  const path = `/${segments.join('/')}`;
  const req = await askStaff(`/compose/${locale}${path === '/' ? '' : path}`, locale);
  const match = matchRoute(path);
  const standing = match && (await readStanding(pageSources, match, locale));
  const record = standing && (await readComposed('pages', Number(standing.page.id), req));
  const place = record && (await lookingAt(record, path, req));
  if (!record || !place) {
    // It may have been given another address since somebody began to work on it.
    const found = await composePage(pageSources, locale, path);
    if (found.status === 'moved' && found.to.startsWith('/')) redirect(`/compose${found.to}`);
    return <NothingHere path={path} left={{ email: req.user.email, of: { path } }} />;
  }
  const { title, looking } = place;
  const page = { locale, path: place.path, collection: record.collection, id: String(record.id) };
  const begun = beginComposing(record, page, req);
  return <Composer page={page} begun={begun} title={title} looking={looking} locales={enabledLocales} />;
}
