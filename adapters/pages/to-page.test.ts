import { expect, test } from 'vitest';
import { toPage } from './to-page';

const record = {
  id: '7',
  scope: 'network' as const,
  route: 'Home',
  title: 'Home',
  meta_title: null,
  meta_description: null,
  layout: 'default',
  noindex: false,
  locales: ['en-GH'],
  blocks: [],
  body: null,
  contents: [],
};

test('a page as the site knows it', () => {
  expect(toPage(record)).toMatchObject({ metaTitle: null, layout: 'default', blocks: [] });
});

test('the text of a website page stands below its blocks', () => {
  expect(toPage({ ...record, body: '## Come by' }).blocks).toMatchObject([
    { type: 'rich-text', props: { text: '## Come by' } },
  ]);
});

test('a layout that does not exist is not what the contract promises', () => {
  expect(() => toPage({ ...record, layout: 'poster' })).toThrow();
});
