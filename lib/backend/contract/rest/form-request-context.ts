import { defaultLocale, enabledLocales } from '@/lib/i18n/locales';
import { createTranslate } from '@/lib/i18n/translate';
import type { Translate } from '@/lib/i18n/translate-from';
import { type FormMetadata, formMetadataNames, formMetadataSchema } from '@/schemas/forms/form-metadata';
import type { FormName } from '@/schemas/forms/forms';
import { type Locale, locales } from '@/schemas/locale';

/**
 * The origin of a form and the language of the response. `fields` are the form's own fields; `submission` is
 * the complete input, for displaying the form again.
 */
export type FormRequestContext = {
  locale: Locale;
  t: Translate;
  origin: FormMetadata;
  fields: ReadonlyMap<string, unknown>;
  submission?: { form: FormName; submitted: ReadonlyMap<string, unknown> };
};

/** The context before the body is read. */
export const createInitialFormContext = (request: Request): FormRequestContext =>
  createFormContext(request, new Map());

/** The form names the language in which it was rendered; otherwise the Accept-Language header decides. */
export function createFormContext(
  request: Request,
  submittedFields: ReadonlyMap<string, unknown>,
): FormRequestContext {
  const originFields = new Map(formMetadataNames.map((name) => [name, submittedFields.get(name)]));
  if (!originFields.get('_page')) originFields.set('_page', parseRefererPath(request));
  const origin = formMetadataSchema.parse(Object.fromEntries(originFields));
  const locale = origin._locale ?? negotiateLocale(request.headers.get('accept-language') ?? '');
  const fields = new Map([...submittedFields].filter(([name]) => !formMetadataNames.includes(name)));
  return { locale, t: createTranslate(locale), origin, fields };
}

/**
 * The first requested language that this site supports, compared as a full tag or by its primary language.
 */
function negotiateLocale(header: string): Locale {
  const requestedTags = header.split(',').map((range) => range.split(';')[0]?.trim().toLowerCase() ?? '');
  for (const tag of requestedTags) {
    const supportedLocales = [...enabledLocales, ...locales];
    const locale =
      supportedLocales.find((locale) => locale.toLowerCase() === tag) ??
      supportedLocales.find(
        (locale) => tag !== '' && locale.toLowerCase().startsWith(`${tag.split('-')[0]}-`),
      );
    if (locale) return locale;
  }
  return defaultLocale;
}

/** The page of this site that a browser without JavaScript names in the Referer header. */
function parseRefererPath(request: Request): string | undefined {
  const referer = request.headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname } = new URL(referer);
  return host === request.headers.get('host') ? pathname : undefined;
}
