import type { LeadFormName } from '@/schemas/forms/forms';
import { eventDays, eventPage } from './create-event';
import { validInquiry } from './start-forms';

const newPassword = {
  password: 'harmattan lantern 48',
  password_confirmation: 'harmattan lantern 48',
};
const person = { first_name: 'Esi', last_name: 'Quaye', email: 'esi@example.com', privacy: true };
const inFull = { full_name: 'Esi Quaye', email: 'esi@example.com', privacy: true };

/** A valid submission of each form that stores a lead. */
export const validForms: Readonly<Record<LeadFormName, Record<string, unknown>>> = {
  inquiry: validInquiry,
  'valuation-mail': { email: 'esi@example.com', figures: 'trade=laundries&profit=200000', privacy: true },
  'seller-registration': { ...person, phone: '024 412 3456', trade: 'Bakery', town: 'Osu' },
  'valuation-start': { ...inFull, trade: 'Bakery', town: 'Osu', postal_code: 'ga 183 8164' },
  'buyer-registration': { ...person, phone_country: 'UK', phone_number: '020 7946 0958', ...newPassword },
  newsletter: { email: 'esi@example.com', newsletter: true, privacy: true },
  guide: { ...inFull, guide: '/en-GH/buy-a-business/buyer-faq' },
  'event-seat': { ...inFull, sitting: eventDays[0], _page: eventPage },
  sms: { full_name: 'Esi Quaye', phone: '0244 123 456', sms: true, privacy: true },
};
