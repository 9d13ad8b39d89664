import { expect, it } from 'vitest';
import { formatVersion, formatVersionChanges } from './restore-version';

const now = new Date(2026, 2, 4, 12);
const version = (by: string | null, isPublished: boolean) => ({
  ...{ id: 1, by, isPublished },
  at: new Date(2026, 2, 3, 17, 5).toISOString(),
});

it.each([
  [
    ...[version('Ama Mensah', true), true, 'Current version'],
    'Saved yesterday at 17:05 by Ama Mensah · published: visitors see it',
  ],
  [
    ...[version('Ama Mensah', false), true, 'Current version'],
    'Saved yesterday at 17:05 by Ama Mensah · visitors do not see it yet',
  ],
  [version('Ama Mensah', true), false, 'Yesterday at 17:05', 'Saved by Ama Mensah · published then'],
  [version(null, false), false, 'Yesterday at 17:05', 'Saved by the website itself'],
] as const)(
  'formatVersion › of %j (newest: %s) says when it was saved and by whom',
  (one, isNewest, title, detail) => {
    expect(formatVersion(one, isNewest, now)).toEqual({ title, detail });
  },
);

it.each([
  [['Hero: Heading'], true, ['Hero: Heading']],
  [[], true, ['Published without changes to blocks or text']],
  [[], false, [expect.stringMatching(/^Same blocks and text: only settings/)]],
])(
  'formatVersionChanges › of %j (published: %s) lists the changes, or says what else was saved',
  (changes, isPublished, expected) => {
    expect(formatVersionChanges(changes, isPublished)).toEqual(expected);
  },
);
