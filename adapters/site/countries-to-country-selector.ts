import type { Supply } from '@/lib/engine/bindings';
import type { OfferedCountry } from './to-countries';

export function countriesToCountrySelector(countries: OfferedCountry[]): Supply<'countries'> {
  return { props: { countries } };
}
