import type { FormValues } from '@/lib/forms/parse-form';
import { enabledLocales } from '@/lib/i18n/locales';
import { contextHref } from '@/lib/routes/context-href';
import { matchRoute } from '@/lib/routes/match-route';
import { siteOrigin } from '@/lib/routes/site-origin';
import type { FormName } from '@/schemas/forms/forms';
import type { Locale } from '@/schemas/locale';
import { contextAt, withoutLanguage } from './find-nearby';
import { textOf } from './lead-person';

type Leading = { form: FormName; values: FormValues; locale: Locale; place: string };

const leadsTo: Partial<Record<FormName, string>> = {
  'valuation-start': '/sell-a-business/calculator',
  'buyer-registration': '/buy-a-business/business-listing-search',
};

/** Where a form leads on to, for the mail: the guide that was asked for, or a page of where it was sent from. Only this site is led to. */
export function linkOf({ form, values, locale, place }: Leading): string {
  const guide = textOf(values.guide);
  if (form === 'guide' && guide && matchRoute(withoutLanguage(guide))) return `${siteOrigin()}${guide}`;
  const shown = enabledLocales.find((one) => one === locale) ?? enabledLocales[0];
  return siteOrigin() + contextHref({ ...contextAt(place), locale: shown })(leadsTo[form] ?? '/resources');
}
