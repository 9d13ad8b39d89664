import { expect, it } from 'vitest';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { isSamePicture } from './is-same-picture';
import { picturesOfRecords } from './pictures-of-records';

const image = { src: '/media/osu.webp', alt: '', width: 10, height: 10, widths: [] };
const given = (source: string, props: Record<string, unknown>, slug?: unknown) => ({
  // As the catalogue says where a source has them.
  of: bindingEntries.find(({ query, pictures }) => query.source === source && pictures)?.pictures,
  query: slug === undefined ? {} : { slug },
  props,
  own: { office: 'osu', post: 'selling-well' },
  pictures: new Map([['media 7', image]]),
});

it.each([
  [
    'the page’s own office',
    given('office', { office: { name: 'Osu', image } }, 'current'),
    [{ key: { by: 'slug', value: 'osu' }, name: 'Osu', src: '/media/osu.webp' }],
  ],
  [
    'a certain agent, who has none yet',
    given('agent', { agent: { name: 'Naa', image: null } }, { agent: 12 }),
    [{ key: { by: 'id', value: '12' }, name: 'Naa', src: null }],
  ],
  [
    'a listing with several: the first',
    given('listing', { listing: { title: 'Bakery', slug: 'x', images: [image] } }, { listing: 3 }),
    [{ key: { by: 'id', value: '3' }, name: 'Bakery', src: '/media/osu.webp' }],
  ],
  [
    'listings',
    given('listings', { listings: [{ slug: 'bakery', title: 'Bakery', image }] }),
    [{ key: { by: 'slug', value: 'bakery' }, name: 'Bakery', src: '/media/osu.webp' }],
  ],
  [
    'people, of whom some have pages',
    given('people', {
      people: [
        { name: 'Ama Mensah', href: '/ama-mensah', image: null },
        { name: 'Kofi', href: null, image },
      ],
    }),
    [
      { key: { by: 'slug', value: 'ama-mensah' }, name: 'Ama Mensah', src: null },
      { key: null, name: 'Kofi', src: '/media/osu.webp' },
    ],
  ],
  [
    'a post as a hero refers to it',
    given('post', { heading: 'Selling well', image: { media: 7 } }),
    [{ key: { by: 'slug', value: 'selling-well' }, name: 'Selling well', src: '/media/osu.webp' }],
  ],
  ['a hero with a picture of its own', given('post', { heading: 'Selling well' }), []],
])('the pictures of records: %s', (_what, { of, ...asked }, expected) => {
  expect(of && picturesOfRecords({ of, ...asked })).toEqual(expected);
});

it('what looks like a picture of a record and is not said to be one is none', () => {
  const asked = given('posts', { others: [{ slug: 'x', title: 'X', image }], posts: [] });
  expect(asked.of && picturesOfRecords({ ...asked, of: asked.of })).toEqual([]);
});

it('a copy is the picture that it was made of, and a second upload of one name is another picture', () => {
  expect(isSamePicture('/media/osu-480.webp', '/media/osu.webp')).toBe(true);
  expect(isSamePicture('/media/osu-2-960.webp', '/media/osu-2.webp')).toBe(true);
  expect(isSamePicture('/media/osu-2.webp', '/media/osu.webp')).toBe(false);
});
