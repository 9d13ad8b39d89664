import { expect, test } from 'vitest';
import { toPage } from './to-page';

const record = {
  id: '7',
  route: 'Home',
  title: 'Home',
  meta_title: null,
  meta_description: null,
  layout: 'default',
  noindex: false,
  locales: ['en-GH'],
  blocks: [],
};

test('a page as the site knows it', () => {
  expect(toPage(record)).toMatchObject({ metaTitle: null, layout: 'default', blocks: [] });
});

test('a layout that does not exist is not what the contract promises', () => {
  expect(() => toPage({ ...record, layout: 'poster' })).toThrow();
});
