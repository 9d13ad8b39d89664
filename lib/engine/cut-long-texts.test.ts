import { expect, it } from 'vitest';
import { cutLongTexts } from './cut-long-texts';

it('cuts texts at any depth, after a word, never within a sign, and leaves the rest as it is', () => {
  const authored = {
    heading: '{office}',
    sign: '{office}',
    items: [{ label: 'Fine' }, { label: 'At {office}' }],
    count: 3,
  };
  const named = {
    heading: 'Osu, 🏠🏠',
    sign: '🏠🏠🏠',
    items: [{ label: 'Fine' }, { label: 'At Osu and Labone' }],
    count: 3,
  };
  const longTexts = [
    { path: ['heading'], most: 7 },
    { path: ['sign'], most: 4 },
    { path: ['items', 1, 'label'], most: 8 },
    { path: ['items', 0, 'label'], most: 2 },
    { path: ['gone', 'label'], most: 2 },
  ];
  expect(cutLongTexts(authored, named, longTexts)).toEqual({
    heading: 'Osu…',
    sign: '🏠…',
    items: [{ label: 'Fine' }, { label: 'At Osu…' }],
    count: 3,
  });
});
