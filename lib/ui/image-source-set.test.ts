import { expect, test } from 'vitest';
import { imageSource, imageSourceSet, smallestImageSource } from './image-source-set';

const image = {
  src: '/media/osu.front.webp',
  alt: '',
  width: 1600,
  height: 900,
  widths: [320, 640, 1280, 1600],
};

test('lists the copies created at upload, then the original', () => {
  expect(imageSourceSet(image)).toBe(
    '/media/osu.front-320.webp 320w, /media/osu.front-640.webp 640w, /media/osu.front-1280.webp 1280w, /media/osu.front.webp 1600w',
  );
});

test('a picture without copies has no srcset and uses its original', () => {
  expect(imageSourceSet({ ...image, widths: [] })).toBeUndefined();
  expect(imageSource({ ...image, widths: [] })).toBe('/media/osu.front.webp');
});

test('falls back to the smallest copy of at least 640 px', () => {
  expect(imageSource(image)).toBe('/media/osu.front-640.webp');
  expect(imageSource({ ...image, widths: [320] })).toBe('/media/osu.front.webp');
});

test('a thumbnail uses the smallest copy, or the original', () => {
  expect(smallestImageSource(image)).toBe('/media/osu.front-320.webp');
  expect(smallestImageSource({ ...image, widths: [] })).toBe('/media/osu.front.webp');
});
