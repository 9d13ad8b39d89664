import type { ReactElement } from 'react';
import { readPageOwners } from '@/lib/backend/composing/page-owners';
import { BeginPage } from '@/lib/composer/creation/begin-page';
import { contentLocale, enabledLocales, localeNames } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { askStaff } from '../ask-staff';

/** What a new page needs, before there is one. */
export default async function ComposeNew(): Promise<ReactElement> {
  const { owners, findsOffices } = await readPageOwners(await askStaff('/compose/new'));
  const nameOf = (locale: Locale) => ({ locale, name: localeNames[locale] });
  const [main, ...more] = enabledLocales;
  return (
    <BeginPage
      owners={owners}
      findsOffices={findsOffices}
      languages={[nameOf(main), ...more.map(nameOf)]}
      contentLocale={contentLocale}
    />
  );
}
