import { expect, test } from 'vitest';
import { isPictureName, toPictureName } from './picture-names';

test.each([
  ['Osu Office.JPG', 'osu-office.jpg'],
  ['../../etc/passwd.png', 'etc-passwd.png'],
  ['été.jpeg', 'ete.jpg'],
  ['Kɔkɔɔ ŋ Ɛwɔ.png', 'kokoo-n-ewo.png'],
  ['cover-480.webp', 'cover-480-picture.webp'],
  ['480.webp', '480-picture.webp'],
  ['cover-481.webp', 'cover-481.webp'],
  ['加纳.png', 'picture.png'],
  ['a.b.c.avif', 'a-b-c.avif'],
  ['.png', 'png.bin'],
  ['con.png', 'con-picture.png'],
  ['NUL.webp', 'nul-picture.webp'],
  ['com1.jpg', 'com1-picture.jpg'],
  ['console.png', 'console.png'],
])('toPictureName › converts %j to %s', (originalName, expected) => {
  expect(toPictureName(originalName)).toBe(expected);
});

test.each(['a.png', 'osu-480.webp', 'a_b.svg'])('isPictureName › accepts %j', (name) => {
  expect(isPictureName(name)).toBe(true);
});

test.each([
  '../a.png',
  'a/b.png',
  '..',
  '.png',
  'a.html',
  'a.svg.html',
  'a%2fb.png',
  'a\\b.png',
  `${'a'.repeat(300)}.png`,
  'a.png\0',
])('isPictureName › rejects %j', (name) => {
  expect(isPictureName(name)).toBe(false);
});
