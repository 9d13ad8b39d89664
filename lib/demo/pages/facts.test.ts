import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { resolveText } from '@/lib/engine/resolve-placeholders';
import type { FigureName } from '@/schemas/content-figures';
import type { Json } from '@/schemas/json';
import { jsonSchema } from '@/schemas/json';
import { readLoanTerms } from '@/schemas/loan';
import { buildListings } from '../data/listings/listings';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { regions } from '../data/regions';
import { sections } from '../sections/sections';
import { assembleAmerican } from '../write/write-american';
import { languageCount } from './figures';
import { pages } from './pages';

const open = offices.filter(({ status }) => status === 'Active');
const listings = buildListings();
const statusOf = (...some: readonly string[]) =>
  listings.filter(({ status }) => some.includes(status)).length;

const loan = readLoanTerms(sections.find(({ name }) => name === 'header')?.contents);

/** The values of all facts, computed from the same records. */
const factValues: Record<FigureName, string> = {
  'offices.count': String(open.length),
  'towns.count': String(new Set(open.map(({ locality }) => locality)).size),
  'regions.count': String(new Set(open.map(({ region }) => region)).size),
  'regions.all': String(regions.length),
  'brokers.count': String(people.filter(({ is_agent }) => is_agent).length),
  'listings.count': String(statusOf('active')),
  'sales.count': String(statusOf('sold')),
  'loan.interest': `${loan?.rate}%`,
  'loan.years': String(loan?.years),
};

const toJson = (value: unknown): Json => jsonSchema.parse(JSON.parse(JSON.stringify(value)));
const everything = toJson([pages, sections, pages.map(({ key, blocks }) => assembleAmerican(key, blocks))]);

/** All texts; a figure is joined with its label. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const { value: figure, label } = value;
  const figureTexts =
    typeof figure === 'string' && typeof label === 'string' ? [`${figure} ${label.toLowerCase()}`] : [];
  return [...figureTexts, ...Object.values(value).flatMap(textsIn)];
}

const texts = textsIn(everything);
const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|hundred';
const typedFact = new RegExp(
  `(?:\\d+|\\b(?:${numbers})) (?:open )?(?:offices|towns|regions|brokers|businesses for sale)\\b`,
  'gi',
);

test('no text contains a number that the site counts', () => {
  expect(texts.flatMap((text) => text.match(typedFact) ?? [])).toEqual([]);
});

test('the home page leaves the years in business to the footer, and the other figures of an office are placeholders', () => {
  const home = JSON.stringify(pages.find(({ key }) => key === 'home'));
  expect(home).not.toContain('years in the business');
  const office = pages.find(({ key }) => key === 'office')?.blocks.find(({ type }) => type === 'statistics');
  const values = [...JSON.stringify(office).matchAll(/"value":"([^"]+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['45', '{sales.count}', '{brokers.count}']);
});

/** Matches for example `all 16 regions` and `9 regions`, which are different claims. */
const claim =
  /(\b(?:all|of) )?(\d+\+?) (offices|towns|regions|brokers|businesses for sale|languages|years in the business|years of expertise)/gi;

test('all pages contain the same number for the same claim', () => {
  const numbersByClaim = new Map<string, Set<string>>();
  for (const text of texts)
    for (const [, all = '', number = '', noun = ''] of resolveText(text, factValues).matchAll(claim)) {
      const claimName = `${all && 'all '}${noun}`.toLowerCase();
      numbersByClaim.set(claimName, (numbersByClaim.get(claimName) ?? new Set()).add(number));
    }
  expect(
    Object.fromEntries([...numbersByClaim].map(([claimName, values]) => [claimName, [...values]])),
  ).toEqual({
    offices: ['13'],
    towns: ['10'],
    regions: [factValues['regions.count']],
    'all regions': ['16'],
    brokers: [factValues['brokers.count']],
    languages: [String(languageCount)],
    'businesses for sale': [factValues['listings.count']],
    'years in the business': ['40+'],
    'years of expertise': ['45'],
  });
});

test('all pages for sellers describe a sale in the same four steps', () => {
  const lists = pages.flatMap(({ key, blocks }) =>
    JSON.stringify(blocks).includes('How a sale goes') ? [[key, JSON.stringify(blocks)] as const] : [],
  );
  expect(lists.map(([key]) => key).length).toBeGreaterThanOrEqual(2);
  const steps = ['We listen', 'We value', 'We look for the right buyer', 'We bring it to a close'];
  for (const [key, text] of lists)
    for (const step of steps) expect(text, key).toContain(`"heading":"${step}"`);
  const all = JSON.stringify(pages);
  expect(all).not.toMatch(/How a sale unfolds|\b(five|six|seven) steps\b/);
});

test('the years that the specification fixes are explained beside each other', () => {
  const office = JSON.stringify(pages.find(({ key }) => key === 'office'));
  expect(office).toMatch(/"value":"45","label":"years of expertise","note":"[^"]*40\+ years in the business/);
});

test('businesses for sale are those without an offer', () => {
  const query = readFileSync('adapters/facts/facts.graphql', 'utf8');
  expect(query).toContain('forSale: listings(filter: { status: [active] }');
  expect(statusOf('active')).toBeLessThan(statusOf('active', 'under_offer'));
});
