import { mobileFor } from '../../phone-numbers';
import type { OfficeRecord } from '../../records';
import { officeHours } from './opening-hours';

type Required = Pick<
  OfficeRecord,
  | 'slug'
  | 'name'
  | 'region'
  | 'locality'
  | 'address_1'
  | 'digital_address'
  | 'latitude'
  | 'longitude'
  | 'location_id'
  | 'story'
  | 'localities'
  | 'listings'
  | 'territories'
>;

/** An office with what most offices share filled in; what is given wins. */
export function office(given: Required & Partial<OfficeRecord>): OfficeRecord {
  const { slug } = given;
  return {
    status: 'Active',
    types: ['office'],
    address_2: null,
    main_telephone: null,
    phone_extension: null,
    organic_number: null,
    paid_number: null,
    triggers: [],
    whats_app_number: mobileFor(`whatsapp-${slug}`),
    public_email: `${slug}@meridian.example`,
    social: {
      facebook: `https://facebook.example/meridian-${slug}`,
      linkedin: `https://linkedin.example/company/meridian-${slug}`,
    },
    google_review_url: `https://reviews.example/meridian-${slug}`,
    facebook_review_link: null,
    google_place_id: null,
    heading: null,
    sub_heading: null,
    meta_title: null,
    meta_description: null,
    show_opening_hours: true,
    hours: officeHours(),
    opening_hours_message: null,
    broker_lic: null,
    picture: true,
    ...given,
  };
}
