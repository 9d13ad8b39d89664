import { expect, it } from 'vitest';
import { findCommands } from './command-list';

const entry = (label: string) => ({ key: label, label, run: () => undefined });
const groups = [
  { title: 'The page', entries: [entry('Publish')] },
  { title: 'Add a block', entries: Array.from({ length: 300 }, (_, at) => entry(`Add block ${at}`)) },
];
const listed = (query: string) =>
  findCommands(groups, query).map(({ title, entries, remaining }) => [title, entries.length, remaining]);

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
])('findCommands › limits long groups and counts the rest: %j', (query, expected) => {
  expect(listed(query)).toEqual(expected);
});

it('findCommands › ranks matches of the label before matches of the description', () => {
  const addHero = { ...entry('Add Hero'), detail: 'after Call to action' };
  const [group] = findCommands(
    [{ title: 'Add a block', entries: [addHero, entry('Add Call to action')] }],
    'add call',
  );
  expect(group?.entries.map(({ label }) => label)).toEqual(['Add Call to action', 'Add Hero']);
});

it('findCommands › puts an exact name first, in any group, also the name of a block in the list', () => {
  const add = (label: string) => ({ ...entry(`Add ${label}`), name: label });
  const go = (label: string, name: string) => ({ ...entry(`${label}, ${name}`), name });
  const all = [
    {
      title: 'Add a block',
      entries: [{ ...add('Hero'), detail: 'after What we do' }, add('Inquiry form'), add('Form')],
    },
    {
      title: 'Go to a block',
      entries: [go('Hero', 'Sell well'), go('Text', 'What we do'), go('Divider', '')],
    },
  ];
  expect(findCommands(all, '').map(({ title }) => title)).toEqual(['Add a block', 'Go to a block']);
  const first = (query: string) => findCommands(all, query)[0]?.entries[0]?.label;
  expect(['what we do', 'Text, What we do', 'form', 'hero', 'sell'].map(first)).toEqual([
    ...['Text, What we do', 'Text, What we do', 'Add Form', 'Add Hero', 'Hero, Sell well'],
  ]);
});
