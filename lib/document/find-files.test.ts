import { expect, test } from 'vitest';
import { findFiles } from './find-files';

test.each([
  '/media/our-shop.png',
  'https://meridian.example/media/our-shop.png',
  '/media/%6fur-shop.png',
  '/media/our-shop%2epng',
  '/media//our-shop.png',
  '/media/./our-shop.png',
  '/media/old/../our-shop.png',
  '/old/../media/a/b/../../our-shop.png',
  '/med&#105;a/our-shop.png',
  '/med&#x69;a/our-shop.png',
  '/media/our&#45;shop.png',
  '&sol;media&sol;our-shop&period;png',
  '/media\\/our-shop.png',
  '/media\\our-shop.png',
  '/media\\\\our-shop.png',
  '/media&#92;our-shop.png',
  '/media/our\\-shop\\.png',
])('findFiles › finds the file at %s', (address) => {
  expect(findFiles(`A shop: ![seen from the street](${address})`)).toEqual(['our-shop.png']);
});

test('findFiles › finds none in a text without pictures, and reads long texts in linear time', () => {
  expect(findFiles('Fish & chips; 50 % off, and/or the media. /medial/shop.png')).toEqual([]);
  expect(findFiles('/a/..'.repeat(10_000))).toEqual([]);
  expect(findFiles('/a'.repeat(10_000) + '/..'.repeat(10_000))).toEqual([]);
});
