import { expect, test } from 'vitest';
import { findRenderCostIssue } from './find-render-cost-issue';

const text = (id: string, content: string) => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text: content },
});
const smallBlocks = Array.from({ length: 500 }, (_, index) =>
  text(`b${index}`, 'Some words of a sentence. '.repeat(4)),
);
const issueOf = (blocks: typeof smallBlocks) =>
  findRenderCostIssue({ locale: 'en-GH', blocks, texts: [] }, 'page');

test('findRenderCostIssue › names no block when many small blocks exceed the limit together', () => {
  expect(issueOf(smallBlocks.slice(0, 200))).toBeNull();
  expect(issueOf(smallBlocks)).toEqual({
    path: 'blocks',
    message: expect.stringMatching(/move blocks to another page$/),
  });
});

test('findRenderCostIssue › names a single expensive block', () => {
  const expensive = text('dear', '*a* '.repeat(2_000));
  expect(issueOf([...smallBlocks.slice(1), expensive])).toMatchObject({ block: 'dear', place: '' });
});
