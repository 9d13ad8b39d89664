import { expect, test } from 'vitest';
import { renderCostIssue } from './render-cost-issue';

const text = (id: string, content: string) => ({
  id,
  type: 'rich-text',
  version: 0,
  props: { text: content },
});
const smallBlocks = Array.from({ length: 500 }, (_, at) =>
  text(`b${at}`, 'Some words of a sentence. '.repeat(4)),
);
const issueOf = (blocks: typeof smallBlocks) =>
  renderCostIssue({ locale: 'en-GH', blocks, texts: [] }, 'page');

test('renderCostIssue › names no block when many small blocks exceed the limit together', () => {
  expect(issueOf(smallBlocks.slice(0, 200))).toBeNull();
  expect(issueOf(smallBlocks)).toEqual({
    path: 'blocks',
    message: expect.stringMatching(/move blocks to another page$/),
  });
});

test('renderCostIssue › names a single expensive block', () => {
  const expensive = text('dear', '*a* '.repeat(2_000));
  expect(issueOf([...smallBlocks.slice(1), expensive])).toMatchObject({ block: 'dear', place: '' });
});
