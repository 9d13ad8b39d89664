import { expect, test } from 'vitest';
import { normalisePhone } from '@/lib/i18n/normalise-phone';
import { normaliseDigitalAddress } from '@/schemas/digital-address';
import { demoAccounts } from '../demo-accounts';
import { districtOfPlace, districtsOf } from './districts';
import { offices } from './offices/offices';
import { people } from './people/people';
import { posts } from './posts';
import { redirects } from './redirects';
import { regions } from './regions';
import { reviews } from './reviews';

const officeSlugs = offices.map(({ slug }) => slug);
const districts: Record<string, string> = {
  'GH-AA': 'G',
  'GH-AH': 'A',
  'GH-WP': 'W',
  'GH-CP': 'C',
  'GH-EP': 'E',
  'GH-TV': 'V',
  'GH-BO': 'B',
  'GH-BE': 'B',
  'GH-NP': 'N',
  'GH-UE': 'U',
};

test('there are sixteen regions, fourteen offices and 45 people', () => {
  expect(new Set(regions.map(({ code }) => code)).size).toBe(16);
  expect(offices).toHaveLength(14);
  expect(people).toHaveLength(45);
  expect(people.filter(({ is_agent }) => is_agent)).toHaveLength(26);
  expect(people.filter(({ is_leadership }) => is_leadership)).toHaveLength(6);
});

test('every locality of listings is in one district, near the centre of its region', () => {
  for (const { localities } of offices)
    for (const { name, region } of localities)
      expect(districtsOf(region).map(({ slug }) => slug)).toContain(districtOfPlace(region, name));
  const all = regions.flatMap(({ code }) => districtsOf(code));
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length);
  for (const { code, latitude, longitude } of regions)
    for (const district of districtsOf(code))
      expect(Math.hypot(district.latitude - latitude, district.longitude - longitude)).toBeLessThan(1.3);
});

test.each(offices)('the coordinates of $name match its address', (office) => {
  const { digital_address: address, region, latitude, longitude } = office;
  const capital = regions.find(({ code }) => code === region);
  if (!capital) throw new Error(`No region ${region}`);
  if (address) {
    expect(normaliseDigitalAddress(address)).toBe(address);
    expect(address[0]).toBe(districts[region]);
  }
  expect(Math.hypot(latitude - capital.latitude, longitude - capital.longitude)).toBeLessThan(0.3);
});

test('phone numbers are valid', () => {
  const numbers = [
    ...offices.flatMap((office) => [
      office.main_telephone,
      office.organic_number,
      office.paid_number,
      office.whats_app_number,
      ...office.triggers.map(({ number }) => number),
    ]),
    ...people.flatMap(({ mobile, telephone }) => [mobile, telephone]),
  ].filter((number) => number !== null);
  expect(numbers.filter((number) => normalisePhone(number) === null)).toEqual([]);
  expect(numbers.length).toBeGreaterThan(60);
});

test('only landline numbers have extensions', () => {
  expect(people.filter(({ extension, telephone }) => extension && !telephone)).toEqual([]);
});

test('every open office has an owner, and an agent for its listings', () => {
  for (const { slug, status } of offices.filter((office) => office.status === 'Active')) {
    expect(status).toBe('Active');
    expect(people.filter((person) => person.office === slug && person.is_owner)).toHaveLength(1);
    expect(people.some((person) => person.office === slug && person.is_agent)).toBe(true);
  }
});

test('page slugs are unique', () => {
  for (const slugs of [officeSlugs, people.map(({ slug }) => slug), posts.map(({ slug }) => slug)])
    expect(new Set(slugs).size).toBe(slugs.length);
});

test.each(posts)('$slug is an article with an author', ({ body, author, office, excerpt }) => {
  const words = body.split(/\s+/).length;
  expect(words).toBeGreaterThanOrEqual(350);
  expect(words).toBeLessThanOrEqual(700);
  expect(excerpt.length).toBeLessThanOrEqual(400);
  expect(people.find(({ slug }) => slug === author)?.is_agent).toBe(true);
  expect(office === null || officeSlugs.includes(office)).toBe(true);
});

test('there are 24 articles in five categories and 126 reviews, mostly positive', () => {
  expect(posts).toHaveLength(24);
  expect(new Set(posts.map(({ category }) => category)).size).toBe(5);
  expect(reviews).toHaveLength(126);
  expect(reviews.filter(({ rating }) => rating >= 4).length).toBeGreaterThan(100);
  expect(reviews.filter(({ rating }) => rating === 3).length).toBeGreaterThan(4);
  expect(new Set(reviews.map(({ quote }) => quote)).size).toBe(126);
});

test('reviews are about people of their office', () => {
  const wrong = reviews.filter(
    ({ office, agent }) =>
      !officeSlugs.includes(office) ||
      (agent && people.find(({ slug }) => slug === agent)?.office !== office),
  );
  expect(wrong).toEqual([]);
});

test('the home page, the first office and its brokers have different newest reviews', () => {
  const newest = reviews.toSorted((a, b) => b.written.localeCompare(a.written));
  const home = newest.slice(0, 2);
  const ofOffice = newest.filter(({ office }) => office === 'osu');
  const brokers = new Set(ofOffice.flatMap(({ agent }) => agent ?? []));
  const ofBrokers = [...brokers].map((broker) => newest.find(({ agent }) => agent === broker));
  expect(home.filter(({ office }) => office === 'osu')).toEqual([]);
  expect(ofBrokers).not.toContain(ofOffice[0]);
  expect(ofBrokers.length).toBeGreaterThan(2);
});

test('accounts have long passwords and existing offices', () => {
  expect(demoAccounts[0]?.role).toBe('network-admin');
  expect(demoAccounts.filter(({ password }) => password.length < 12)).toEqual([]);
  expect(
    demoAccounts.flatMap((account) => account.offices).filter((slug) => !officeSlugs.includes(slug)),
  ).toEqual([]);
});

test('redirects start from different paths', () => {
  expect(new Set(redirects.map(({ from }) => from)).size).toBe(redirects.length);
});
