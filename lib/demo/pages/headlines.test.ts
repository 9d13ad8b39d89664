import { expect, test } from 'vitest';
import { z } from 'zod';
import { starterPages } from '@/lib/starter/pages';
import { buyerFaqs, sellerFaqs } from '../data/faqs';
import { sections } from '../sections/sections';
import { pages } from './pages';

const textsSchema = z.object({
  heading: z.string().catch(''),
  eyebrow: z.string().catch(''),
  text: z.string().catch(''),
  emptyText: z.string().catch(''),
  steps: z.array(z.unknown()).catch([]),
  features: z.array(z.unknown()).catch([]),
});
const querySchema = z
  .object({
    source: z.string(),
    query: z
      .object({
        status: z.union([z.string(), z.array(z.string())]).optional(),
        order: z.string().default('newest'),
      })
      .prefault({}),
  })
  .optional()
  .catch(undefined);
const blockSchema = z.object({ type: z.string(), props: textsSchema, bind: querySchema });
type HeadlineBlock = z.infer<typeof blockSchema> & { page: string };

/** All blocks of a value, at any depth. */
function blocksIn(value: unknown, page: string): HeadlineBlock[] {
  if (value === null || typeof value !== 'object') return [];
  const block = blockSchema.safeParse(value).data;
  return [
    ...(block ? [{ ...block, page }] : []),
    ...Object.values(value).flatMap((one) => blocksIn(one, page)),
  ];
}

/** The blocks of the demonstration, and those of every new network. */
const blocks = [...pages, ...sections, ...starterPages].flatMap((page) =>
  blocksIn(page.blocks, 'title' in page ? page.title : page.name),
);
const listings = blocks.filter(({ bind }) => bind?.source === 'listings');
const headlineOf = ({ props }: HeadlineBlock) => `${props.eyebrow} ${props.heading}`;
const statusesOf = ({ bind }: HeadlineBlock) => [bind?.query.status ?? []].flat();
const named = (block: HeadlineBlock) => `${block.page}: ${headlineOf(block).trim()}`;

/** A period is wrong as soon as nothing is published in it. */
const period = /\b(this|last|past) (week|month|year)\b|\btoday\b|\byesterday\b|\bjust (in|listed)\b/i;

test('no headline, and no text of a list of listings, names a period that no rule of the list has', () => {
  expect(listings.length).toBeGreaterThan(20);
  expect(blocks.filter((block) => period.test(headlineOf(block))).map(named)).toEqual([]);
  const texts = listings.filter(({ props }) => period.test(`${props.text} ${props.emptyText}`));
  expect(texts.map(named)).toEqual([]);
});

test('a list that is called new or latest shows the newest first, and one of sales shows sold listings only', () => {
  const latest = listings.filter((block) => /\b(new|newest|latest)\b/i.test(headlineOf(block)));
  expect(latest.length).toBeGreaterThan(1);
  expect(latest.filter(({ bind }) => bind?.query.order !== 'newest').map(named)).toEqual([]);
  const sold = listings.filter((block) => /\bsold\b/i.test(headlineOf(block)));
  expect(sold.length).toBeGreaterThan(2);
  expect(sold.filter((block) => statusesOf(block).join() !== 'sold').map(named)).toEqual([]);
  const forSale = listings.filter((block) => /\bfor sale\b/i.test(headlineOf(block)));
  expect(forSale.filter((block) => statusesOf(block).includes('sold')).map(named)).toEqual([]);
});

const numberWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

test('a headline with a number of steps or things has as many', () => {
  const counted = blocks.flatMap((block) => {
    const [, word = ''] =
      /\b(two|three|four|five|six|seven|eight|nine|ten) (?:steps|things|ways|reasons)\b/i.exec(
        headlineOf(block),
      ) ?? [];
    const items = block.props.steps.length + block.props.features.length;
    return word && items > 0 ? [[named(block), numberWords.indexOf(word.toLowerCase()), items]] : [];
  });
  expect(counted.length).toBeGreaterThan(0);
  for (const [name, promised, items] of counted) expect([name, promised]).toEqual([name, items]);
});

const answersOf = (groups: typeof sellerFaqs): number => groups.flatMap(({ questions }) => questions).length;
const answerWords: Readonly<Record<string, number>> = { 'twenty-two': 22, 'twenty-three': 23 };

test('a text with a number of answers counts those of the page that it is about', () => {
  const counts = new Map([
    ['/sell-a-business/seller-faq', answersOf(sellerFaqs)],
    ['/buy-a-business/buyer-faq', answersOf(buyerFaqs)],
  ]);
  const text = JSON.stringify(pages.map(({ blocks }) => blocks));
  const linked = [...text.matchAll(/"text":"([\w-]+) answers[^"]*","link":\{[^}]*"url":"([^"]+)"/g)];
  expect(linked.length).toBeGreaterThan(2);
  for (const [, word = '', path = ''] of linked)
    expect([path, answerWords[word.toLowerCase()]]).toEqual([path, counts.get(path)]);
  const intro = JSON.stringify(pages.find(({ key }) => key === 'buyer-faq')?.blocks);
  const [, word = ''] = /"([\w-]+) short answers/.exec(intro) ?? [];
  expect(answerWords[word.toLowerCase()]).toBe(answersOf(buyerFaqs));
});
