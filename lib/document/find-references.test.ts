import { expect, it } from 'vitest';
import { findReferences } from './find-references';

it('finds pictures and link targets at any depth, each once', () => {
  const blocks = [
    {
      id: 'a',
      type: 'unknown-to-this-release',
      version: 0,
      props: { image: { media: 7, alt: '' }, actions: [{ label: 'Sell', to: { page: 3, hash: 'top' } }] },
      slots: {
        content: [
          { id: 'b', type: 'x', version: 0, props: { image: { media: 7 }, to: { office: 'osu-1' } } },
        ],
      },
    },
  ];
  expect(findReferences(blocks)).toEqual([
    { kind: 'media', id: 7 },
    { kind: 'page', id: 3 },
    { kind: 'office', id: 'osu-1' },
  ]);
});

it.each([
  ['a record in full', { office: { name: 'Osu' } }],
  ['a card that names its office', { title: 'Cold store', office: 'Osu' }],
  ['an address', { url: '/sell-a-business' }],
  ['a picture of another kind', { media: 7, width: 300 }],
  ['nothing', null],
])('finds no reference in %s', (_description, content) => {
  expect(findReferences(content)).toEqual([]);
});
