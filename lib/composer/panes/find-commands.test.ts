import { expect, it } from 'vitest';
import { findCommands } from './find-commands';

const entry = (label: string) => ({ key: label, label, act: () => undefined });
const groups = [
  { title: 'The page', entries: [entry('Publish')] },
  { title: 'Add a block', entries: Array.from({ length: 300 }, (_, at) => entry(`Add block ${at}`)) },
];
const listed = (sought: string) =>
  findCommands(groups, sought).map(({ title, entries, left }) => [title, entries.length, left]);

it.each([
  [
    '',
    [
      ['The page', 1, 0],
      ['Add a block', 10, 290],
    ],
  ],
  ['add', [['Add a block', 20, 280]]],
  ['add 29', [['Add a block', 11, 0]]],
  ['publ', [['The page', 1, 0]]],
  ['nothing', []],
])('no list is longer than one can look through, and says how many are left: %j', (sought, expected) => {
  expect(listed(sought)).toEqual(expected);
});

it('what does what is sought comes before what stands beside it', () => {
  const beside = { ...entry('Add Hero'), about: 'after Call to action' };
  const [found] = findCommands(
    [{ title: 'Add a block', entries: [beside, entry('Add Call to action')] }],
    'add call',
  );
  expect(found?.entries.map(({ label }) => label)).toEqual(['Add Call to action', 'Add Hero']);
});

it('what is called just so comes first, in whichever group, also by the name that is read in the list', () => {
  const add = (label: string) => ({ ...entry(`Add ${label}`), called: label });
  const go = (label: string, called: string) => ({ ...entry(`${label}, ${called}`), called });
  const all = [
    {
      title: 'Add a block',
      entries: [{ ...add('Hero'), about: 'after What we do' }, add('Inquiry form'), add('Form')],
    },
    {
      title: 'Go to a block',
      entries: [go('Hero', 'Sell well'), go('Text', 'What we do'), go('Divider', '')],
    },
  ];
  expect(findCommands(all, '').map(({ title }) => title)).toEqual(['Add a block', 'Go to a block']);
  const first = (sought: string) => findCommands(all, sought)[0]?.entries[0]?.label;
  expect(['what we do', 'Text, What we do', 'form', 'hero', 'sell'].map(first)).toEqual([
    ...['Text, What we do', 'Text, What we do', 'Add Form', 'Add Hero', 'Hero, Sell well'],
  ]);
});
