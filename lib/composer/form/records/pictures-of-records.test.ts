import { expect, it } from 'vitest';
import { bindingEntries } from '@/schemas/bindings/catalogue';
import { isSamePicture, picturesOfRecords } from './record-pictures';

const image = { src: '/media/osu.webp', alt: '', width: 10, height: 10, widths: [] };
const pictureInput = (source: string, props: Record<string, unknown>, slug?: unknown) => ({
  // The location of the pictures in the props, from the catalogue of bindings.
  source: bindingEntries.find(({ query, pictures }) => query.source === source && pictures)?.pictures,
  query: slug === undefined ? {} : { slug },
  props,
  pageSlugs: { office: 'osu', post: 'selling-well' },
  pictures: new Map([['media 7', image]]),
});

it.each([
  [
    'the page’s own office',
    pictureInput('office', { office: { name: 'Osu', image } }, 'current'),
    [{ key: { by: 'slug', value: 'osu' }, name: 'Osu', src: '/media/osu.webp' }],
  ],
  [
    'a certain agent, who has none yet',
    pictureInput('agent', { agent: { name: 'Naa', image: null } }, { agent: 12 }),
    [{ key: { by: 'id', value: '12' }, name: 'Naa', src: null }],
  ],
  [
    'a listing with several: the first',
    pictureInput('listing', { listing: { title: 'Bakery', slug: 'x', images: [image] } }, { listing: 3 }),
    [{ key: { by: 'id', value: '3' }, name: 'Bakery', src: '/media/osu.webp' }],
  ],
  [
    'listings',
    pictureInput('listings', { listings: [{ slug: 'bakery', title: 'Bakery', image }] }),
    [{ key: { by: 'slug', value: 'bakery' }, name: 'Bakery', src: '/media/osu.webp' }],
  ],
  [
    'people, of whom some have pages',
    pictureInput('people', {
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
    pictureInput('post', { heading: 'Selling well', image: { media: 7 } }),
    [{ key: { by: 'slug', value: 'selling-well' }, name: 'Selling well', src: '/media/osu.webp' }],
  ],
  ['a hero with a picture of its own', pictureInput('post', { heading: 'Selling well' }), []],
])('picturesOfRecords › %s', (_case, { source, ...input }, expected) => {
  expect(source && picturesOfRecords({ source, ...input })).toEqual(expected);
});

it('picturesOfRecords › ignores props that the catalogue does not declare', () => {
  const input = pictureInput('posts', { others: [{ slug: 'x', title: 'X', image }], posts: [] });
  expect(input.source && picturesOfRecords({ ...input, source: input.source })).toEqual([]);
});

it('isSamePicture › matches resized copies, but not a second upload with the same name', () => {
  expect(isSamePicture('/media/osu-480.webp', '/media/osu.webp')).toBe(true);
  expect(isSamePicture('/media/osu-2-960.webp', '/media/osu-2.webp')).toBe(true);
  expect(isSamePicture('/media/osu-2.webp', '/media/osu.webp')).toBe(false);
});
