import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import type { WriteRules } from '@/lib/engine/read-nodes';
import { validateWrite } from '@/lib/engine/validate-write';
import { subjectsProvided } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import type { StoredBlock } from '@/schemas/stored-block';
import { brokerFaqs, buyerFaqs, franchiseFaqs, mergerFaqs, officeFaqs, sellerFaqs } from '../data/faqs';
import { buildListings } from '../data/listings/listings';
import { pictures } from '../pictures/pictures';
import { sections } from '../sections/sections';
import { assembleAmerican } from '../write/write-american';
import { assemble } from './block';
import { pages } from './pages';

const scopeOf = ({ office, agent }: { office?: string; agent?: string }) =>
  office ? 'office' : agent ? 'agent' : 'network';

const contents = [
  ...pages.map((page) => ({
    key: page.key,
    blocks: assemble(page.key, page.blocks),
    provided: subjectsProvided(page.route, scopeOf(page)),
  })),
  ...sections.map(({ name, office, blocks }) => ({
    key: `${name} ${office ?? ''}`,
    blocks: assemble(name, blocks),
    provided: null,
  })),
];

/** Validation as in `check-blocks.ts`: pages with the records of their route, sections without. */
const validationOptions = (provided: ReadonlySet<string> | null): WriteRules => ({
  registry,
  bindings: bindingEntries,
  subjectKinds: provided,
  severity: 'publish',
  writer: 'network',
});

test.each(contents)('$key passes the validation for publication', ({ blocks, provided }) => {
  expect(validateWrite(blocks, validationOptions(provided))).toEqual({ ok: true, blocks });
});

test('no two pages display the same selection of reviews', () => {
  const reviewQueries = contents.flatMap(({ blocks }) =>
    blocks
      .filter(({ type, bind }) => type === 'testimonials' && !JSON.stringify(bind).includes('"current"'))
      .map(({ bind }) => JSON.stringify(bind?.query)),
  );
  expect(reviewQueries.length).toBeGreaterThan(3);
  expect(new Set(reviewQueries).size).toBe(reviewQueries.length);
});

test('no page mentions that its content is a placeholder', () => {
  expect(JSON.stringify(contents)).not.toMatch(/stand-in|names in public/i);
});

test.each(pages)('$key passes the validation in American English as well', ({ key, blocks }) => {
  expect(validateWrite(assembleAmerican(key, blocks), validationOptions(null))).toMatchObject({ ok: true });
});

test('block ids derive from page, position and type', () => {
  const [home] = contents;
  expect(home?.blocks[0]?.id).toBe('home-1-hero');
});

test('every block type is used', () => {
  const types = (blocks: readonly StoredBlock[]): string[] =>
    blocks.flatMap(({ type, slots = {} }) => [type, ...types(Object.values(slots).flat())]);
  const used = new Set(contents.flatMap(({ blocks }) => types(blocks)));
  expect(registry.types.filter((type) => !used.has(type))).toEqual([]);
});

test('each combination of route, owner and slug is unique', () => {
  const addresses = pages.map(({ route, office, agent, slug }) => [route, office, agent, slug].join('|'));
  expect(new Set(addresses).size).toBe(pages.length);
  expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
});

test('images on pages exist in the library', () => {
  const names = new Set(pictures.map(({ name }) => name));
  const usedImages = [...JSON.stringify(contents).matchAll(/"media":"([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  expect(usedImages.length).toBeGreaterThan(15);
  expect(usedImages.filter((name) => !names.has(name))).toEqual([]);
  expect(pictures.filter(({ alt }) => alt.length < 10)).toEqual([]);
  expect(names.size).toBe(pictures.length);
});

test('placeholders in braces are names that a page has', () => {
  const braces = JSON.stringify(contents).match(/\{[a-z]+\}/g) ?? [];
  const validNames = [
    '{office}',
    '{region}',
    '{agent}',
    '{listing}',
    '{post}',
    '{network}',
    '{phone}',
    '{telephone}',
    '{email}',
    '{answers}',
    '{hours}',
  ];
  expect(braces.filter((name) => !validNames.includes(name))).toEqual([]);
});

test('more than sixty questions are answered, each once', () => {
  const groups = [...sellerFaqs, ...buyerFaqs, ...franchiseFaqs, ...mergerFaqs, ...officeFaqs, ...brokerFaqs];
  const questions = groups.flatMap((group) => group.questions.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(questions).size).toBe(questions.length);
});

test('films of the demonstration are files of this project, with captions', async () => {
  const films = contents.flatMap(({ blocks }) => blocks.filter(({ type }) => type === 'video'));
  expect(films.length).toBeGreaterThan(0);
  for (const { props } of films) {
    const { kind, src = '', captions = '' } = Object(Object(props).source);
    expect(kind).toBe('file');
    expect((await stat(path.join('public', src))).size).toBeLessThan(200_000);
    expect(await readFile(path.join('public', captions), 'utf8')).toMatch(/^WEBVTT\n\n00:/);
  }
});

const marketingPages = pages.filter(({ route }) => route === 'marketingCustomPage');

test.each(marketingPages)('landing page $key has a form, a telephone number and WhatsApp', (page) => {
  const blocks = assemble(page.key, page.blocks);
  const text = JSON.stringify(blocks);
  expect(blocks.filter(({ type }) => type === 'visitor-form').length).toBe(1);
  expect(text).toMatch(/"tel:\+233\d{9}"/);
  expect(text).toMatch(/"https:\/\/wa\.me\/233\d{9}"/);
});

test('landing pages show listings of their own trade only, and some are sold', () => {
  const queries = marketingPages.flatMap((page) =>
    assemble(page.key, page.blocks).flatMap(({ type, bind }) =>
      type === 'listing-grid' ? [bind?.query] : [],
    ),
  );
  expect(queries.length).toBeGreaterThanOrEqual(2);
  for (const query of queries) {
    const { category } = Object(query);
    const sold = buildListings().filter((one) => one.category === category && one.status === 'sold');
    expect([category, sold.length >= 3]).toEqual([category, true]);
  }
});

test('no page promises alerts, or buyers’ accounts that do not exist', () => {
  const promises =
    /\balerts?\b|before (they are|it is|a business is) listed|be the first to hear|an account with us/i;
  const promising = contents.filter(({ blocks }) => promises.test(JSON.stringify(blocks)));
  expect(promising.map(({ key }) => key)).toEqual([]);
});
