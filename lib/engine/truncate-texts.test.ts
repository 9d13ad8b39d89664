import { expect, it } from 'vitest';
import { truncateTexts } from './truncate-texts';

it('truncates texts at any depth, after a word, never within a character, and leaves the rest unchanged', () => {
  const authored = {
    heading: '{office}',
    sign: '{office}',
    items: [{ label: 'Fine' }, { label: 'At {office}' }],
    count: 3,
  };
  const resolved = {
    heading: 'Osu, 🏠🏠',
    sign: '🏠🏠🏠',
    items: [{ label: 'Fine' }, { label: 'At Osu and Labone' }],
    count: 3,
  };
  const longTexts = [
    { path: ['heading'], max: 7 },
    { path: ['sign'], max: 4 },
    { path: ['items', 1, 'label'], max: 8 },
    { path: ['items', 0, 'label'], max: 2 },
    { path: ['gone', 'label'], max: 2 },
  ];
  expect(truncateTexts(authored, resolved, longTexts)).toEqual({
    heading: 'Osu…',
    sign: '🏠…',
    items: [{ label: 'Fine' }, { label: 'At Osu…' }],
    count: 3,
  });
});
