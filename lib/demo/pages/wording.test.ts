import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starterPages } from '@/lib/starter/pages';
import type { Json } from '@/schemas/json';
import { jsonSchema } from '@/schemas/json';
import { readLoanTerms } from '@/schemas/loan';
import { makeListings } from '../data/listings/listings';
import { offices } from '../data/offices/offices';
import { people } from '../data/people/people';
import { regions } from '../data/regions';
import { sections } from '../sections/sections';
import { pages } from './pages';

/** A text with the name of the prop or field that it is. */
type Placed = { name: string; text: string };

const textsIn = (value: Json, name = ''): Placed[] => {
  if (typeof value === 'string') return [{ name, text: value }];
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, name));
  return Object.entries(value).flatMap(([key, one]) => textsIn(one, key));
};

const composed = textsIn(jsonSchema.parse(JSON.parse(JSON.stringify([pages, sections, starterPages]))));
/** What is said of businesses for sale, most of it put together, and of people. */
const told = textsIn(jsonSchema.parse(JSON.parse(JSON.stringify([makeListings(), people]))));
const files = globSync('lib/demo/data/{*.yaml,{faqs,offices,posts,reviews,sale-stories}/*.{yaml,md}}').map(
  (name) => ({
    name,
    text: readFileSync(name, 'utf8'),
  }),
);

const findIn = (placed: readonly Placed[], wrong: RegExp) =>
  placed.flatMap(({ name, text }) => [...text.matchAll(wrong)].map(([found]) => `${name}: ${found}`));

test('apostrophes are curved', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(findIn([...composed, ...told, ...files], /\S*\p{L}'\p{L}\S*/gu)).toEqual([]);
});

test('email is spelt as the specification spells it', () => {
  expect(findIn([...composed, ...told, ...files], /\be-mail\w*/gi)).toEqual([]);
});

const names = [
  ...['Meridian Business Advisors', 'Reset Password', 'Buyer Login', 'Cantonments Road'],
  ...regions.flatMap(({ name, capital }) => [name, capital]),
  ...offices.flatMap(({ name, locality, address_1 }) => [name, locality, address_1]),
  ...people.flatMap(({ first_name, last_name }) => [`${first_name} ${last_name}`, first_name, last_name]),
].sort((one, other) => other.length - one.length);
const without = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);

test('headings and labels are in sentence case', () => {
  const titles = composed
    .filter(({ name }) => ['heading', 'label', 'eyebrow', 'title'].includes(name))
    .map(({ name, text }) => ({ name, text: without(text) }));
  expect(titles.length).toBeGreaterThan(200);
  expect(findIn(titles, /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+.*/gu)).toEqual([]);
});

test('an interest is told with its source and the month it is of, and is typed in one place', () => {
  const header = sections.find(({ name }) => name === 'header');
  expect(readLoanTerms(header?.contents)?.source).toMatch(/ in \p{Lu}\p{Ll}+ 20\d\d\.$/u);
  expect(findIn([...composed, ...told, ...files], /\d+ ?%? interest\b|interest of \d+/gi)).toEqual([]);
});

test('the terms say what terms have to say', () => {
  const terms = pages.find(({ key }) => key === 'terms');
  expect(JSON.stringify(terms?.blocks).split(/\s+/).length).toBeGreaterThan(700);
});

test('each region is introduced in words of its own', () => {
  const sentences = regions.flatMap(({ introduction }) => introduction.split(/(?<=[.:!?]) /));
  expect(new Set(sentences).size).toBe(sentences.length);
});

/** Words of the trade, and how a text explains them. */
const explained = [
  { word: /\bSDE\b/, by: /discretionary earnings/i },
  { word: /prequalified/i, by: /lender has (?:read|looked at)/i },
  { word: /\bEBITDA\b/, by: /leaves a manager’s wage|before interest/i },
];

test('a word of the trade is explained where it is used', () => {
  const whole = (value: unknown) => textsIn(jsonSchema.parse(JSON.parse(JSON.stringify(value))));
  const written = [
    ...[...pages, ...starterPages].map(({ title, blocks }) => ({ name: title, texts: whole(blocks) })),
    ...sections.map(({ name, blocks }) => ({ name, texts: whole(blocks) })),
    // What lists show of a post stands alone.
    ...files
      .filter(({ name }) => name.includes('/posts/'))
      .flatMap(({ name, text }) =>
        text.split(/^---$/m).map((part) => ({ name, texts: [{ name, text: part }] })),
      ),
  ];
  const unexplained = written.flatMap(({ name, texts }) => {
    const text = texts.map((one) => one.text).join('\n');
    return explained.flatMap(({ word, by }) =>
      word.test(text) && !by.test(text) ? [`${name}: ${word}`] : [],
    );
  });
  expect(written.length).toBeGreaterThan(80);
  expect(unexplained).toEqual([]);
});
