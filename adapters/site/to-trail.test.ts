import { expect, test } from 'vitest';
import { routeTable } from '@/lib/routes/route-table';
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
  ['/about/our-leadership-team', ['Our leadership team']],
  ['/locations/greater-accra/osu', ['Our offices', 'Greater Accra', 'Meridian Osu']],
  ['/locations/greater-accra/osu/reviews', ['Our offices', 'Greater Accra', 'Meridian Osu', 'Reviews']],
  ['/buy-a-business/listings/cold-store', ['Buy a business', 'Businesses for sale', 'Cold store']],
  [
    '/locations/greater-accra/osu/listings/cold-store',
    ['Our offices', 'Greater Accra', 'Meridian Osu', 'Businesses for sale', 'Cold store'],
  ],
  ['/agents/esi-mensah/listings', ['Esi Mensah', 'Businesses for sale']],
  ['/why-now', ['Why now']],
])('%s', (path, labels) => {
  expect(toTrail({ path, names, locale: 'en-GH' }).map((step) => step.label)).toEqual(labels);
});

test('places a listing below the search in which it is displayed', () => {
  const searchAbove = (path: string) => toTrail({ path, names, locale: 'en-GH' }).at(-2)?.href;
  expect(searchAbove('/buy-a-business/listings/cold-store')).toBe('/buy-a-business/business-listing-search');
  expect(searchAbove('/locations/greater-accra/osu/listings/cold-store')).toBe(
    '/locations/greater-accra/osu/buy-a-business/active-business-listings',
  );
});

test('uses the title of the page for the last step', () => {
  expect(toTrail({ path: '/why-now', names: { page: 'Why sell now?' }, locale: 'en-GH' }).at(-1)).toEqual({
    label: 'Why sell now?',
    href: '/why-now',
  });
});

test.each([
  ['/blog/first', ['Blogue', 'Un article']],
  [
    '/sell-a-business/seller-registration/thank-you',
    ['Vendre une entreprise', 'Inscription des vendeurs', 'Merci'],
  ],
  ['/agents/esi-mensah/listings/cold-store', ['Esi Mensah', 'Annonces', 'Cold store']],
  [
    '/locations/greater-accra/osu/contact-us/thank-you',
    ['Bureaux', 'Greater Accra', 'Meridian Osu', 'Nous joindre', 'Merci'],
  ],
])('%s has labels in the language of the page', (path, labels) => {
  const page =
    { '/blog/first': 'Un article', '/agents/esi-mensah/listings/cold-store': 'Cold store' }[path] ?? 'Merci';
  expect(toTrail({ path, names: { ...names, page }, locale: 'fr-CA' }).map(({ label }) => label)).toEqual(
    labels,
  );
});

test('derives no label of a page in the route table from its path', () => {
  const allNames = { region: '-', office: '-', agent: '-', listing: '-', post: '-', page: '-' };
  for (const { pattern } of routeTable) {
    const path = pattern.replaceAll(/\{[^}]+\}/g, 'some-slug');
    for (const { label } of toTrail({ path, names: allNames, locale: 'ja-JP' }))
      expect([path, label]).toEqual([
        path,
        expect.stringMatching(/^-$|^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u),
      ]);
  }
});
