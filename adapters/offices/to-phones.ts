import type { PhonePartsFragment, PinPhonePartsFragment } from '@/lib/graphql/generated/operations';
import { type PhoneNumbers, phoneNumbersSchema } from '@/schemas/office';

/**
 * The names of a page, among them the phone number that replaces a missing one: that of the page or of the
 * network (spec section 9).
 */
type Names = Readonly<Record<string, string>>;

/**
 * The phone numbers of an office, of which the page displays one.
 * @throws when the triggers do not match the contract.
 */
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
