import { expect, test } from 'vitest';
import { findLinks } from './find-links';

const text = (id: string, content: string, more: object = {}) => ({
  ...{ id, type: 'rich-text', version: 0, props: { text: content } },
  ...more,
});
const call = (heading: string, ...targets: object[]) => ({
  ...{ id: 'call', type: 'call-to-action', version: 0 },
  props: { heading, actions: targets.map((to) => ({ label: 'Ask', to })) },
});

test('links › are found in fields, lists and formatted texts, with their block and path', () => {
  const targets = [{ page: 7, hash: 'team' }, { url: '/about-us' }, { phone: '+233244123456' }];
  const columns = {
    ...{ id: 'two', type: 'columns', version: 0, props: {} },
    slots: { first: [text('in', 'See [a](/a "A") and ![b](</b c.png>), not /c.\n\n[d]: /d')] },
  };
  expect(findLinks([call('Ask', ...targets), columns])).toEqual([
    { blockId: 'call', path: 'props.actions.0.to', to: { record: { kind: 'page', id: 7 } } },
    { blockId: 'call', path: 'props.actions.1.to', to: { address: '/about-us' } },
    { blockId: 'in', path: 'props.text', to: { address: '/a' } },
    { blockId: 'in', path: 'props.text', to: { address: '/b' } },
    { blockId: 'in', path: 'props.text', to: { address: '/d' } },
  ]);
});

test('links › include pictures, with the path of the field', () => {
  const grid = {
    ...{ id: 'grid', type: 'gallery', version: 0 },
    props: { heading: 'Seen', pictures: [{ image: { media: 3, alt: 'A dot' } }] },
  };
  expect(findLinks([grid])).toEqual([
    { blockId: 'grid', path: 'props.pictures.0.image', to: { record: { kind: 'media', id: 3 } } },
  ]);
});

test.each([
  '[a](https://x.example/a)',
  '<https://x.example/a>',
  'See https://x.example/a.',
  '[a]: https://x.example/a',
])('links › include an absolute address anywhere in a formatted text: %s', (content) => {
  expect(findLinks([text('a', content)])).toEqual([
    { blockId: 'a', path: 'props.text', to: { address: 'https://x.example/a' } },
  ]);
});

test('links › are not searched for in plain text fields', () => {
  expect(findLinks([call('[a](/a) https://x.example/a')])).toEqual([]);
});

test('links › of hidden or unreadable nodes are ignored', () => {
  const unknown = { ...call('Ask', { url: '/a' }), type: 'of-another-release' };
  expect(findLinks([text('hidden', '[a](/a)', { hidden: true }), unknown, null, 'x', { props: 7 }])).toEqual(
    [],
  );
});
