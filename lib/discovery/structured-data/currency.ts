import { activeCountryValues } from '@/lib/i18n/active-country';

/** Currency of the active country, ISO 4217. */
export const activeCurrency = activeCountryValues.currency ?? 'USD';
