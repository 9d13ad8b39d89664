import { redirect } from 'next/navigation';
import { defaultLocale } from '@/lib/i18n/locales';

/** Leads to the composer at the home page, in the default language. */
export default function ComposePage(): never {
  redirect(`/compose/${defaultLocale}`);
}
