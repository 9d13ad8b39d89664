import type { ReactElement } from 'react';
import { readPageOwners } from '@/lib/backend/composer-api/documents/page-owners';
import { NewPageScreen } from '@/lib/composer/creation/new-page-screen';
import { contentLocale, enabledLocales, localeNames } from '@/lib/i18n/locales';
import type { Locale } from '@/schemas/locale';
import { requireStaff } from '../require-staff';

/** Form that collects what a new page needs before it is created. */
export default async function ComposeNew(): Promise<ReactElement> {
  const { owners, findsOffices } = await readPageOwners(await requireStaff('/compose/new'));
  const nameOf = (locale: Locale) => ({ locale, name: localeNames[locale] });
  const [main, ...more] = enabledLocales;
  return (
    <NewPageScreen
      owners={owners}
      findsOffices={findsOffices}
      languages={[nameOf(main), ...more.map(nameOf)]}
      contentLocale={contentLocale}
    />
  );
}
