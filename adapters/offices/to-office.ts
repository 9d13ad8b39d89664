import type { OfficeBySlugQuery } from '@/lib/graphql/generated/operations';
import { type Office, officeSchema, openingDaySchema, socialNetworkSchema } from '@/schemas/office';
import { isSafeUrl } from '@/schemas/safe-url';
import { toImage } from '../media/to-image';
import { parseEach } from '../parse-each';
import { toPin } from './to-pin';

export type OfficeRecord = NonNullable<OfficeBySlugQuery['office']>;

/** @throws when the record is not what the contract promises. */
export function toOffice(office: OfficeRecord): Office {
  const hours = office.opening_hours;
  return officeSchema.parse({
    ...toPin(office),
    email: office.public_email,
    phones: {
      main: office.main_telephone,
      extension: office.phone_extension,
      organic: office.organic_number,
      paid: office.paid_number,
      triggers: office.telephone_url_triggers,
    },
    whatsAppNumber: office.whats_app_number,
    addressLines: [office.address_1, office.address_2].filter(Boolean),
    postalCode: office.postal_code,
    country: office.country,
    social: toSocial(office),
    googleReviewUrl: safeOrNull(office.google_review_url),
    facebookReviewLink: safeOrNull(office.facebook_review_link),
    heading: office.heading,
    subHeading: office.sub_heading,
    metaTitle: office.meta_title,
    metaDescription: office.meta_description,
    territories: office.territories,
    image: toImage(office.image),
    showOpeningHours: hours.show_opening_hours,
    openingHours: parseEach(openingDaySchema, hours.tribe_opening_hours, `opening hours of ${office.slug}`),
    openingHoursMessage: hours.opening_hours_message,
  });
}

function toSocial(office: OfficeRecord): Office['social'] {
  return socialNetworkSchema.options.flatMap((network) => {
    const href = safeOrNull(office[network]);
    return href ? [{ network, href }] : [];
  });
}

const safeOrNull = (url: string | null) => (url && isSafeUrl(url) ? url : null);
