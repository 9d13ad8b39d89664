import type { FormValues } from '@/lib/forms/parse-form';
import { enabledLocales } from '@/lib/i18n/locales';
import { contextHref } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { siteUrl } from '@/lib/routes/site-url';
import type { FormName } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { brandContextAt, stripLocale } from './find-lead-origin';
import { textValue } from './lead-person';

type VisitorLinkData = { form: FormName; values: FormValues; locale: Locale; contactPath: string };

const linkPaths: Partial<Record<FormName, string>> = {
  'valuation-start': '/sell-a-business/calculator',
  'buyer-registration': '/buy-a-business/business-listing-search',
};

/**
 * The link in the visitor's mail: the requested guide, or a page in the brand context of the form. Links
 * only to this site.
 */
export function visitorLink({ form, values, locale, contactPath }: VisitorLinkData): string {
  const guide = textValue(values.guide);
  if (form === 'guide' && guide && matchRoute(stripLocale(guide))) return `${siteUrl()}${guide}`;
  const enabledLocale = enabledLocales.find((one) => one === locale) ?? enabledLocales[0];
  return siteUrl() + contextHref({ ...brandContextAt(contactPath), locale: enabledLocale })(linkPaths[form] ?? '/resources');
}
