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

test('maps the record to the page of the site', () => {
  expect(toPage(record)).toMatchObject({ metaTitle: null, layout: 'default', blocks: [] });
});

test('places the body text of a website page below its blocks', () => {
  expect(toPage({ ...record, body: '## Come by' }).blocks).toMatchObject([
    { type: 'rich-text', props: { text: '## Come by' } },
  ]);
});

test('rejects an unknown layout', () => {
  expect(() => toPage({ ...record, layout: 'poster' })).toThrow();
});
