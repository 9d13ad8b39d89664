import { expect, test } from 'vitest';
import { findLinks } from './find-links';

const text = (id: string, words: string, more: object = {}) => ({
  ...{ id, type: 'rich-text', version: 0, props: { text: words } },
  ...more,
});

test('links are found in fields, in lists and in formatted texts, with the block and the place they stand in', () => {
  const call = {
    ...{ id: 'call', type: 'call-to-action', version: 0 },
    props: {
      actions: [
        { label: 'Ask', to: { page: 7, hash: 'team' } },
        { label: 'See', to: { url: '/about-us' } },
        { label: 'Call', to: { phone: '+233244123456' } },
      ],
    },
  };
  const columns = {
    ...{ id: 'two', type: 'columns', version: 0, props: {} },
    slots: { first: [text('in', 'See [a](/a "A") and ![b](</b c.png>), not /c.\n\n[d]: /d')] },
  };
  expect(findLinks([call, columns])).toEqual([
    { blockId: 'call', path: 'props.actions.0.to', to: { record: { kind: 'page', id: 7 } } },
    { blockId: 'call', path: 'props.actions.1.to', to: { address: '/about-us' } },
    { blockId: 'in', path: 'props.text', to: { address: '/a' } },
    { blockId: 'in', path: 'props.text', to: { address: '/b' } },
    { blockId: 'in', path: 'props.text', to: { address: '/d' } },
  ]);
});

test('what is hidden, and what cannot be read, leads nobody anywhere', () => {
  expect(findLinks([text('hidden', '[a](/a)', { hidden: true }), null, 'x', { props: 7 }])).toEqual([]);
});
