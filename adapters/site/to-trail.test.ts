import { expect, test } from 'vitest';
import { toTrail } from './to-trail';

const names = {
  region: 'Greater Accra',
  office: 'Meridian Osu',
  listing: 'Cold store',
  agent: 'Esi Mensah',
};

test.each([
  ['/', []],
  ['/sell-a-business/seller-faq', ['Sell a business', 'Seller faq']],
  ['/about-transworld-business-advisors', ['About']],
  ['/about/our-leadership-team', ['Our leadership team']],
  ['/locations/greater-accra/osu', ['Locations', 'Greater Accra', 'Meridian Osu']],
  ['/locations/greater-accra/osu/reviews', ['Locations', 'Greater Accra', 'Meridian Osu', 'Reviews']],
  ['/buy-a-business/listings/cold-store', ['Buy a business', 'Cold store']],
  ['/agents/esi-mensah/listings', ['Esi Mensah', 'Listings']],
  ['/why-now', ['Why now']],
])('%s', (path, labels) => {
  expect(toTrail({ path, names }).map((step) => step.label)).toEqual(labels);
});

test('the page’s own title names the last step', () => {
  expect(toTrail({ path: '/why-now', names: { page: 'Why sell now?' } }).at(-1)).toEqual({
    label: 'Why sell now?',
    href: '/why-now',
  });
});
