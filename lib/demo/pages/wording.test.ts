import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starterPages } from '@/lib/starter/pages';
import type { Json } from '@/schemas/json';
import { jsonSchema } from '@/schemas/json';
import { readLoanTerms } from '@/schemas/loan';
import { buildListings } from '../data/listings/listings';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { regions } from '../data/regions';
import { sections } from '../sections/sections';
import { pages } from './pages';

/** A text with the name of its prop or field. */
type NamedText = { name: string; text: string };

const textsIn = (value: Json, name = ''): NamedText[] => {
  if (typeof value === 'string') return [{ name, text: value }];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, name));
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, key));
};

const composed = textsIn(jsonSchema.parse(JSON.parse(JSON.stringify([pages, sections, starterPages]))));
/** Texts about listings, most of them generated, and about people. */
const recordTexts = textsIn(jsonSchema.parse(JSON.parse(JSON.stringify([buildListings(), people]))));
const files = globSync('lib/demo/data/{*.yaml,{faqs,offices,posts,reviews,sale-stories}/*.{yaml,md}}').map(
  (name) => ({
    name,
    text: readFileSync(name, 'utf8'),
  }),
);

const findIn = (placed: readonly NamedText[], wrong: RegExp) =>
  placed.flatMap(({ name, text }) => [...text.matchAll(wrong)].map(([match]) => `${name}: ${match}`));

test('apostrophes are curved', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(findIn([...composed, ...recordTexts, ...files], /\S*\p{L}'\p{L}\S*/gu)).toEqual([]);
});

test('"email" is spelt as in the specification', () => {
  expect(findIn([...composed, ...recordTexts, ...files], /\be-mail\w*/gi)).toEqual([]);
});

const names = [
  ...['Meridian Business Advisors', 'Reset Password', 'Buyer Login', 'Saved Listings', 'Cantonments Road'],
  ...regions.flatMap(({ name, capital }) => [name, capital]),
  ...offices.flatMap(({ name, locality, address_1 }) => [name, locality, address_1]),
  ...people.flatMap(({ first_name, last_name }) => [`${first_name} ${last_name}`, first_name, last_name]),
].sort((a, b) => b.length - a.length);
const removeNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);

test('headings and labels are in sentence case', () => {
  const titles = composed
    .filter(({ name }) => ['heading', 'label', 'eyebrow', 'title'].includes(name))
    .map(({ name, text }) => ({ name, text: removeNames(text) }));
  expect(titles.length).toBeGreaterThan(200);
  expect(findIn(titles, /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+.*/gu)).toEqual([]);
});

test('the interest rate is defined in one place, with its source and month', () => {
  const header = sections.find(({ name }) => name === 'header');
  expect(readLoanTerms(header?.contents)?.source).toMatch(/ in \p{Lu}\p{Ll}+ 20\d\d\.$/u);
  expect(findIn([...composed, ...recordTexts, ...files], /\d+ ?%? interest\b|interest of \d+/gi)).toEqual([]);
});

test('the terms of use are complete', () => {
  const terms = pages.find(({ key }) => key === 'terms');
  expect(JSON.stringify(terms?.blocks).split(/\s+/).length).toBeGreaterThan(700);
});

test('each region has its own introduction', () => {
  const sentences = regions.flatMap(({ introduction }) => introduction.split(/(?<=[.:!?]) /));
  expect(new Set(sentences).size).toBe(sentences.length);
});

/** Technical terms and the explanations that a text may use. */
const termExplanations = [
  { term: /\bSDE\b/, explanation: /discretionary earnings/i },
  { term: /prequalified/i, explanation: /lender has (?:read|looked at)/i },
  { term: /\bEBITDA\b/, explanation: /leaves a manager’s wage|before interest/i },
];

test('technical terms are explained where they are used', () => {
  const allTexts = (value: unknown) => textsIn(jsonSchema.parse(JSON.parse(JSON.stringify(value))));
  const documents = [
    ...[...pages, ...starterPages].map(({ title, blocks }) => ({ name: title, texts: allTexts(blocks) })),
    ...sections.map(({ name, blocks }) => ({ name, texts: allTexts(blocks) })),
    // The excerpt of a post is displayed without its body, so it is checked separately.
    ...files
      .filter(({ name }) => name.includes('/posts/'))
      .flatMap(({ name, text }) =>
        text.split(/^---$/m).map((part) => ({ name, texts: [{ name, text: part }] })),
      ),
  ];
  const unexplained = documents.flatMap(({ name, texts }) => {
    const text = texts.map((item) => item.text).join('\n');
    return termExplanations.flatMap(({ term, explanation }) =>
      term.test(text) && !explanation.test(text) ? [`${name}: ${term}`] : [],
    );
  });
  expect(documents.length).toBeGreaterThan(80);
  expect(unexplained).toEqual([]);
});
