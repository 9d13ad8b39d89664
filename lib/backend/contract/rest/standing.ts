import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import type { FormName } from '@/schemas/forms/forms';
import { type FormPlace, placeNames, placeSchema } from '@/schemas/forms/place';
import { type Locale, locales } from '@/schemas/locale';

/** Where a form stands and in which words it is answered; `fields` is what was sent for the form itself, `again` all of it, to be shown once more. */
export type Standing = {
  locale: Locale;
  t: Translate;
  place: FormPlace;
  fields: ReadonlyMap<string, unknown>;
  again?: { form: FormName; sent: ReadonlyMap<string, unknown> };
};

/** As far as it is known before anything is read. */
export const standingOf = (request: Request): Standing => readStanding(request, new Map());

/** The form says in which language it is drawn; who says nothing is answered in the one that the program asks for. */
export function readStanding(request: Request, sent: ReadonlyMap<string, unknown>): Standing {
  const given = new Map(placeNames.map((name) => [name, sent.get(name)]));
  if (!given.get('_page')) given.set('_page', pageBefore(request));
  const place = placeSchema.parse(Object.fromEntries(given));
  const locale = place._locale ?? acceptedLocale(request.headers.get('accept-language') ?? '');
  const fields = new Map([...sent].filter(([name]) => !placeNames.includes(name)));
  return { locale, t: createTranslate(locale), place, fields };
}

/** The first language of the list that this site speaks, whole or by its first part. */
function acceptedLocale(header: string): Locale {
  const wanted = header.split(',').map((one) => one.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of wanted) {
    const spoken = [...enabledLocales, ...locales];
    const found =
      spoken.find((one) => one.toLowerCase() === tag) ??
      spoken.find((one) => tag !== '' && one.toLowerCase().startsWith(`${tag.split('-')[0]}-`));
    if (found) return found;
  }
  return defaultLocale;
}

/** A browser without JavaScript says which page of ours it comes from. */
function pageBefore(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === request.headers.get('host') ? pathname : undefined;
}
