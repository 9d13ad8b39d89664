import { describe, expect, test, vi } from 'vitest';
import { toPostalCode } from './postal-code';
import { toAddress } from './to-address';
import { type OfficeContactRecord, toOfficeContact } from './to-office-contact';

const record: OfficeContactRecord = {
  name: 'Meridian Osu',
  state: 'Greater Accra',
  locality: 'Accra',
  county: 'Korle Klottey',
  address_1: '14 Oxford Street',
  address_2: null,
  google_review_url: 'https://google.example/review',
  facebook_review_link: 'javascript:alert(1)',
  postal_code: 'ga 032 4412',
  latitude: 5.55,
  longitude: -0.18,
  public_email: null,
  main_telephone: '+233302778140',
  phone_extension: null,
  organic_number: null,
  paid_number: null,
  telephone_url_triggers: [{ name: 'src', value: 'radio', number: '+233302778143' }],
  whats_app_number: null,
  google: null,
  twitter: null,
  facebook: 'https://facebook.example/osu',
  linkedin: 'javascript:alert(1)',
  instagram: null,
  territories: [],
  opening_hours: {
    show_opening_hours: true,
    tribe_opening_hours: [{ day: 'monday', opens: '08:00', closes: '17:00' }],
    opening_hours_message: null,
    days_off: [],
  },
};

describe('toOfficeContact', () => {
  test('an office with only the required fields is valid', () => {
    const office = toOfficeContact(record);
    expect(office).toMatchObject({
      reviewLinks: [{ network: 'google', href: 'https://google.example/review' }],
      digitalAddress: 'GA-032-4412',
      addressLines: ['14 Oxford Street'],
      county: 'Korle Klottey',
      email: null,
      phones: { main: '+233302778140', organic: null, triggers: [{ value: 'radio' }] },
    });
  });

  test('the same record returns an equal office', () => {
    expect(toOfficeContact(record)).toEqual(toOfficeContact(structuredClone(record)));
  });

  test('omits invalid links', () => {
    const office = toOfficeContact(record);
    expect(office.social).toEqual([{ network: 'facebook', href: 'https://facebook.example/osu' }]);
  });

  test('without a street the address is the town', () => {
    expect(toAddress(record)).toBe('14 Oxford Street, Accra');
    expect(toAddress({ ...record, address_1: null })).toBe('Accra');
  });

  test('omits only the invalid day', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const days = [{ day: 'Someday', opens: null, closes: null }, ...record.opening_hours.tribe_opening_hours];
    const office = toOfficeContact({
      ...record,
      opening_hours: { ...record.opening_hours, tribe_opening_hours: days },
    });
    expect(office.openingHours).toEqual([{ day: 'monday', opens: '08:00', closes: '17:00' }]);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });
});

describe('digital addresses (domain 4.3)', () => {
  test.each([
    ['GA-183-8164', 'GA-183-8164'],
    ['ga 183 8164', 'GA-183-8164'],
    ['GA1838164', 'GA-183-8164'],
    ['EO-1070-1234', 'EO-1070-1234'],
    ['N5-03074-1234', 'N5-03074-1234'],
    ['GA-18-8164', null],
    ['P.O. Box 12', null],
    ['', null],
    [null, null],
  ])('%s: %s', (input, expected) => {
    expect(toPostalCode(input, 'GH')).toBe(expected);
  });

  test.each([
    ['IE', 'd02 x285', 'D02 X285'],
    ['US', '33401', '33401'],
    ['US', 'GA-183-8164', null],
  ] as const)('%s: %s is %s', (country, input, expected) => {
    expect(toPostalCode(input, country)).toBe(expected);
  });
});
