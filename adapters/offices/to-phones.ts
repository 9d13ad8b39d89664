import type { PhonePartsFragment } from '@/lib/graphql/generated/operations';
import type { PhoneNumbers } from '@/schemas/office';

/** What stands in for a number that an office has not got: the page's, or the network's (spec section 9), among the names of a page. */
type Names = Readonly<Record<string, string>>;

/** The numbers of an office, from which one is shown. */
export function toPhones(office: PhonePartsFragment, names: Names = {}): PhoneNumbers {
  return {
    fallback: names.phone ?? null,
    main: office.main_telephone,
    extension: office.phone_extension,
    organic: office.organic_number,
    paid: office.paid_number,
    triggers: office.telephone_url_triggers,
  };
}
