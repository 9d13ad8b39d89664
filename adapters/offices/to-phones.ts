import type { PhonePartsFragment, PinPhonePartsFragment } from '@/lib/graphql/generated/operations';
import { type PhoneNumbers, phoneNumbersSchema } from '@/schemas/office';

/** What stands in for a number that an office has not got: the page's, or the network's (spec section 9), among the names of a page. */
type Names = Readonly<Record<string, string>>;

/** The numbers of an office, from which one is shown. @throws when its triggers are not what the contract promises. */
export function toPhones(
  office: PhonePartsFragment | PinPhonePartsFragment,
  names: Names = {},
): PhoneNumbers {
  return {
    fallback: names.phone ?? null,
    main: office.main_telephone,
    extension: office.phone_extension,
    organic: office.organic_number,
    paid: office.paid_number,
    triggers: phoneNumbersSchema.shape.triggers.parse(office.telephone_url_triggers),
  };
}
