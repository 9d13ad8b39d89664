import type { ListingRecord } from '../../records';

const nothingDisclosed = {
  asking_price: null,
  down_payment: null,
  discretionary_earnings: null,
  total_sales: null,
  inventory: null,
  furniture_fixtures_equipment: null,
  employees: null,
  year_established: null,
  reason_for_selling: null,
  sold_price: null,
} as const;

/**
 * What some of the listings say instead: the awkward content every page must bear. The key is the listing's
 * index; all of them are listings of the first office, so that they are met early.
 */
export const edgeCases: Readonly<Record<number, Partial<ListingRecord>>> = {
  8: {
    title:
      'Long-established catering company with event ground, chair and canopy hire, four trucks and a central kitchen for two thousand meals a day, Osu',
    pictures: [],
  },
  29: {
    ...nothingDisclosed,
    title: 'Kiosk',
    summary: 'A very small shop on a very good corner.',
    description: 'One counter, one fridge, one owner. **Cash business.** Ask us.',
    employees: 1,
    pictures: [],
  },
  35: {
    title:
      'Crèche, after-school centre and holiday club with two buses, three playgrounds and a waiting list, central Accra',
  },
  47: {
    ...nothingDisclosed,
    title: 'Confidential technology company, Accra',
    summary: 'Details after a conversation.',
    description: 'Please speak to the broker. Nothing more can be said in public.',
    kind: 'pro',
    pictures: [],
  },
};
