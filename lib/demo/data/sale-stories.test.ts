import { expect, test } from 'vitest';
import { buildListings } from './listings/listings';
import { reviews } from './reviews';
import { buildSaleStories } from './sale-stories';

const stories = buildSaleStories(buildListings());

test('stories cover more than ten offices; their sentences are unique and contain no figures', () => {
  expect(new Set(stories.map(({ office }) => office)).size).toBeGreaterThan(10);
  const sentences = stories.flatMap(({ text }) => text.split(/(?<=[.?!])\s+/));
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const { title, text, quote } of stories) expect([title, text, quote].join(' ')).not.toMatch(/\d/);
});

test.each(stories)(
  '$title: the sold price is at most the asking price, and the weeks match the dates',
  (story) => {
    expect(story.asking_price).toBeGreaterThanOrEqual(story.sold_price ?? 0);
    expect(story.weeks).toBeGreaterThan(8);
    expect(Boolean(story.quote)).toBe(Boolean(story.quoted));
  },
);

test('reviews with a sale story match its agent, and were written after the sale', () => {
  const reviewsWithStory = reviews.filter(({ story }) => story);
  expect(reviewsWithStory.length).toBeGreaterThan(6);
  for (const { story, office, agent, written } of reviewsWithStory) {
    const sale = stories.find(({ listing }) => listing === story);
    expect(sale).toMatchObject({ office, agent });
    expect(written > (sale?.sold_at ?? '')).toBe(true);
  }
});
