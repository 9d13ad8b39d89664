import type { PhonePartsFragment } from '@/lib/graphql/generated/operations';
import type { PhoneNumbers } from '@/schemas/office';

export function toPhones(office: PhonePartsFragment): PhoneNumbers {
  return {
    main: office.main_telephone,
    extension: office.phone_extension,
    organic: office.organic_number,
    paid: office.paid_number,
    triggers: office.telephone_url_triggers,
  };
}
