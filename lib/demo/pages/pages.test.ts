import { expect, test } from 'vitest';
import { registry } from '@/blocks/registry';
import type { Door } from '@/lib/engine/read-nodes';
import { saveBlocks } from '@/lib/engine/save-blocks';
import { subjectsProvided } from '@/lib/routes/route-subjects';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import type { StoredBlock } from '@/schemas/stored-block';
import { buyerFaqs } from '../data/faqs/buyer-faqs';
import { brokerFaqs, franchiseFaqs, mergerFaqs, officeFaqs } from '../data/faqs/other-faqs';
import { sellerFaqs } from '../data/faqs/seller-faqs';
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

/** As `check-blocks.ts` does it: pages by what their addresses name, sections by nothing. */
const doorFor = (provided: ReadonlySet<string> | null): Door => ({
  registry,
  bindings: bindingEntries,
  provided,
  severity: 'publish',
  writer: 'network',
});

test.each(contents)('$key passes the strict door', ({ blocks, provided }) => {
  expect(saveBlocks(blocks, doorFor(provided))).toEqual({ ok: true, blocks });
});

test('no two pages show the same few reviews', () => {
  const asked = contents.flatMap(({ blocks }) =>
    blocks
      .filter(({ type, bind }) => type === 'testimonials' && !JSON.stringify(bind).includes('"current"'))
      .map(({ bind }) => JSON.stringify(bind?.query)),
  );
  expect(asked.length).toBeGreaterThan(3);
  expect(new Set(asked).size).toBe(asked.length);
});

test('nothing on a page says that it stands for something else', () => {
  expect(JSON.stringify(contents)).not.toMatch(/stand-in|names in public/i);
});

test.each(pages)('$key passes it in American English, too', ({ key, blocks }) => {
  expect(saveBlocks(assembleAmerican(key, blocks), doorFor(null))).toMatchObject({ ok: true });
});

test('block ids follow from page, place and type', () => {
  const [home] = contents;
  expect(home?.blocks[0]?.id).toBe('home-1-hero');
});

test('every type of block is used somewhere', () => {
  const types = (blocks: readonly StoredBlock[]): string[] =>
    blocks.flatMap(({ type, slots = {} }) => [type, ...types(Object.values(slots).flat())]);
  const used = new Set(contents.flatMap(({ blocks }) => types(blocks)));
  expect(registry.types.filter((type) => !used.has(type))).toEqual([]);
});

test('pages are found by route, owner and slug, each once', () => {
  const places = pages.map(({ route, office, agent, slug }) => [route, office, agent, slug].join('|'));
  expect(new Set(places).size).toBe(pages.length);
  expect(new Set(pages.map(({ key }) => key)).size).toBe(pages.length);
});

test('pictures that pages show are in the library', () => {
  const names = new Set(pictures.map(({ name }) => name));
  const shown = [...JSON.stringify(contents).matchAll(/"media":"([^"]+)"/g)].map(([, name = '']) => name);
  expect(shown.length).toBeGreaterThan(15);
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
  expect(pictures.filter(({ alt }) => alt.length < 10)).toEqual([]);
  expect(names.size).toBe(pictures.length);
});

test('names in braces are names a page can have', () => {
  const braces = JSON.stringify(contents).match(/\{[a-z]+\}/g) ?? [];
  const known = [
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
  expect(braces.filter((name) => !known.includes(name))).toEqual([]);
});

test('more than sixty questions are answered, none twice', () => {
  const groups = [...sellerFaqs, ...buyerFaqs, ...franchiseFaqs, ...mergerFaqs, ...officeFaqs, ...brokerFaqs];
  const questions = groups.flatMap((group) => group.questions.map(({ question }) => question));
  expect(questions.length).toBeGreaterThanOrEqual(60);
  expect(new Set(questions).size).toBe(questions.length);
});
