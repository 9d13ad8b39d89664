import type { ReactElement } from 'react';
import { readComposed } from '@/lib/backend/composing/composed-record';
import { type AskedSubjects, findLooking } from '@/lib/backend/composing/find-looking';
import { tellStandIns } from '@/lib/backend/composing/tell-stand-ins';
import { Composer } from '@/lib/composer/panes/composer';
import { NothingHere } from '@/lib/composer/panes/nothing-here';
import type { ComposedPage } from '@/lib/composer/session/backend';
import { contentLocale, defaultLocale, enabledLocales, findEnabledLocale } from '@/lib/i18n/locales';
import type { Composed } from '@/schemas/composing/composed';
import { askStaff } from './ask-staff';
import { beginComposing } from './begin-composing';

type Query = Readonly<Record<string, string | string[] | undefined>>;
export type ByRecord = { params: Promise<{ id: string }>; searchParams: Promise<Query> };

/** A document by its id, in the language and with the records that the query asks for. `elsewhere` may lead to its address. */
export async function openByRecord(
  collection: Composed,
  { params, searchParams }: ByRecord,
  elsewhere?: (page: ComposedPage) => Promise<void>,
): Promise<ReactElement> {
  const { id } = await params;
  const query = await searchParams;
  const locale = findEnabledLocale(one(query.locale)) ?? findEnabledLocale(contentLocale) ?? defaultLocale;
  const here = `/compose/${collection === 'pages' ? 'record' : 'section'}/${id}?locale=${locale}`;
  const req = await askStaff(here, locale);
  const isId = /^[1-9]\d{0,8}$/.test(id);
  const record = isId ? await readComposed(collection, Number(id), req) : null;
  if (!record)
    return <NothingHere path={`No. ${id}`} left={{ email: req.user.email, of: { collection, id } }} />;
  if (record.place?.route === '')
    return <NothingHere path={record.title || `No. ${id}`} form={`/admin/collections/pages/${id}`} />;
  const found = await findLooking(record, subjectsOf(query), req);
  if (!found)
    return <NothingHere path={tellStandIns(record.title)} lacks="a published record to look at it with" />;
  const page = { locale, path: found.path, collection, id: String(record.id) };
  await elsewhere?.(page);
  const begun = beginComposing(record, page, req);
  const { title, looking } = found;
  return <Composer page={page} begun={begun} title={title} looking={looking} locales={enabledLocales} />;
}

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

const subjectsOf = ({ office, region, agent, listing, post }: Query): AskedSubjects =>
  Object.fromEntries(
    Object.entries({ office, region, agent, listing, post }).flatMap(([kind, value]) =>
      typeof value === 'string' ? [[kind, value]] : [],
    ),
  );
