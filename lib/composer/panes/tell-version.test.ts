import { expect, it } from 'vitest';
import { tellChanges, tellVersion } from './tell-version';

const now = new Date(2026, 2, 4, 12);
const version = (by: string | null, isPublished: boolean) => ({
  ...{ id: 1, by, isPublished },
  at: new Date(2026, 2, 3, 17, 5).toISOString(),
});

it.each([
  [
    ...[version('Ama Mensah', true), true, 'The page now'],
    'Saved yesterday at 17:05 by Ama Mensah · published: visitors see it',
  ],
  [
    ...[version('Ama Mensah', false), true, 'The page now'],
    'Saved yesterday at 17:05 by Ama Mensah · visitors do not see it yet',
  ],
  [version('Ama Mensah', true), false, 'Yesterday at 17:05', 'Saved by Ama Mensah · published then'],
  [version(null, false), false, 'Yesterday at 17:05', 'Saved by the website itself'],
] as const)(
  'of %j (the newest: %s) it is said when it was and who saved it',
  (one, isNewest, title, told) => {
    expect(tellVersion(one, isNewest, now)).toEqual({ title, told });
  },
);

it.each([
  [['Hero: Heading'], true, ['Hero: Heading']],
  [[], true, ['The same blocks and words, which visitors saw from then on']],
  [[], false, [expect.stringMatching(/^The same blocks and words: only settings/)]],
])(
  'of what changed, %j (published: %s), each is told, and of nothing what else was done',
  (changes, isPublished, told) => {
    expect(tellChanges(changes, isPublished)).toEqual(told);
  },
);
