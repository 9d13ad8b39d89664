import { expect, test } from 'vitest';
import { fillText } from '@/lib/engine/fill-names';
import type { Fact } from '@/schemas/facts';
import type { Json } from '@/schemas/json';
import { jsonSchema } from '@/schemas/json';
import { readLoanTerms } from '@/schemas/loan';
import { makeListings } from '../data/listings/listings';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { regions } from '../data/regions';
import { sections } from '../sections/sections';
import { assembleAmerican } from '../write/write-american';
import { languageCount } from './figures';
import { pages } from './pages';

const open = offices.filter(({ status }) => status === 'Active');
const listings = makeListings();
const statusOf = (...some: readonly string[]) =>
  listings.filter(({ status }) => some.includes(status)).length;

const loan = readLoanTerms(sections.find(({ name }) => name === 'header')?.contents);

/** What the site counts, from the same records. */
const counted: Record<Fact, string> = {
  'offices.count': String(open.length),
  'towns.count': String(new Set(open.map(({ locality }) => locality)).size),
  'regions.count': String(new Set(open.map(({ region }) => region)).size),
  'regions.all': String(regions.length),
  'brokers.count': String(people.filter(({ is_agent }) => is_agent).length),
  'listings.count': String(statusOf('active', 'under_offer')),
  'sales.count': String(statusOf('sold')),
  'loan.interest': `${loan?.rate}%`,
  'loan.years': String(loan?.years),
};

const toJson = (value: unknown): Json => jsonSchema.parse(JSON.parse(JSON.stringify(value)));
const everything = toJson([pages, sections, pages.map(({ key, blocks }) => assembleAmerican(key, blocks))]);

/** Every text; a figure is read together with what is said beside it. */
function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  const { value: figure, label } = value;
  const told =
    typeof figure === 'string' && typeof label === 'string' ? [`${figure} ${label.toLowerCase()}`] : [];
  return [...told, ...Object.values(value).flatMap(textsIn)];
}

const texts = textsIn(everything);
const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|hundred';
const typed = new RegExp(
  `(?:\\d+|\\b(?:${numbers})) (?:open )?(?:offices|towns|regions|brokers|businesses for sale)\\b`,
  'gi',
);

test('what the site counts is typed nowhere', () => {
  expect(texts.flatMap((text) => text.match(typed) ?? [])).toEqual([]);
});

test('home leaves the claim of years to the footer, and an office’s other figures are counted', () => {
  const home = JSON.stringify(pages.find(({ key }) => key === 'home'));
  expect(home).not.toContain('years in the business');
  const office = pages.find(({ key }) => key === 'office')?.blocks.find(({ type }) => type === 'statistics');
  const values = [...JSON.stringify(office).matchAll(/"value":"([^"]+)"/g)].map(([, value]) => value);
  expect(values).toEqual(['45', '{sales.count}', '{brokers.count}']);
});

/** As `all 16 regions` and `9 regions`, which are two things. */
const claim =
  /(\b(?:all|of) )?(\d+\+?) (offices|towns|regions|brokers|businesses for sale|languages|years in the business|years of expertise)/gi;

test('no two pages say different numbers of the same thing', () => {
  const said = new Map<string, Set<string>>();
  for (const text of texts)
    for (const [, all = '', number = '', noun = ''] of fillText(text, counted).matchAll(claim)) {
      const what = `${all && 'all '}${noun}`.toLowerCase();
      said.set(what, (said.get(what) ?? new Set()).add(number));
    }
  expect(Object.fromEntries([...said].map(([what, all]) => [what, [...all]]))).toEqual({
    offices: ['13'],
    towns: ['10'],
    regions: [counted['regions.count']],
    'all regions': ['16'],
    brokers: [counted['brokers.count']],
    languages: [String(languageCount)],
    'businesses for sale': [counted['listings.count']],
    'years in the business': ['40+'],
    'years of expertise': ['45'],
  });
});
