import { expect, test } from 'vitest';
import { toDecoration, toImage } from './to-image';

const media = {
  id: '7',
  url: '/media/osu.webp',
  alt: 'The office',
  width: 1200,
  height: 800,
  widths: [320, 640],
};

test('an image of this site', () => {
  expect(toImage(media)).toEqual({
    src: '/media/osu.webp',
    alt: 'The office',
    width: 1200,
    height: 800,
    widths: [320, 640],
  });
});

test('a decorative image has an empty alternative text', () => {
  expect(toDecoration(media)?.alt).toBe('');
});

test.each([
  ['none', null],
  ['missing', undefined],
  ['of another site', { ...media, url: 'https://elsewhere.example/osu.webp' }],
  ['of another site, without a protocol', { ...media, url: '//elsewhere.example/osu.webp' }],
  ['without a size', { ...media, width: 0 }],
])('returns null, for the placeholder, when %s', (_, input) => {
  expect(toImage(input)).toBeNull();
});
