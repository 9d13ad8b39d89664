import { expect, test } from 'vitest';
import { makeListings } from '../listings/listings';
import { reviews } from '../reviews/reviews';
import { makeSaleStories } from './sale-stories';

const stories = makeSaleStories(makeListings());

test('the sale of every office of three is told, each in words of its own and with no figure in them', () => {
  expect(new Set(stories.map(({ office }) => office)).size).toBeGreaterThan(10);
  const sentences = stories.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const { title, text, quote } of stories) expect([title, text, quote].join(' ')).not.toMatch(/\d/);
});

test.each(stories)('$title: was sold for no more than was asked, in the weeks between', (story) => {
  expect(story.asking_price).toBeGreaterThanOrEqual(story.sold_price ?? 0);
  expect(story.weeks).toBeGreaterThan(8);
  expect(Boolean(story.quote)).toBe(Boolean(story.quoted));
});

test('a review leads to a sale of its own agent, and was written after it', () => {
  const leading = reviews.filter(({ story }) => story);
  expect(leading.length).toBeGreaterThan(6);
  for (const { story, office, agent, written } of leading) {
    const sale = stories.find(({ listing }) => listing === story);
    expect(sale).toMatchObject({ office, agent });
    expect(written > (sale?.sold_at ?? '')).toBe(true);
  }
});
