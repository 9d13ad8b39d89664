import { describe, expect, it } from 'vitest';
import { closeDocument, openDocument } from '../operations/open-document';
import { mergeDocuments } from './merge-documents';

const hero = (id: string, props: object = {}, more: object = {}) => ({
  id,
  type: 'hero',
  version: 0,
  props,
  ...more,
});
const merge = (base: unknown[], mine: unknown[], theirs: unknown[]) => {
  const merged = mergeDocuments({
    base: openDocument(base),
    mine: openDocument(mine),
    theirs: openDocument(theirs),
  });
  return { nodes: closeDocument(merged.document), conflicts: merged.conflicts };
};
const box = (id: string, ...inner: unknown[]) => hero(id, {}, { slots: { left: inner } });

describe('compatible changes are merged', () => {
  it.each([
    [
      'different fields of one block',
      [hero('a')],
      [hero('a', { heading: 'x' })],
      [hero('a', { text: 'y' })],
      [hero('a', { heading: 'x', text: 'y' })],
    ],
    [
      'different items of a list',
      [hero('a', { items: [1, 2] })],
      [hero('a', { items: [3, 2] })],
      [hero('a', { items: [1, 4] })],
      [hero('a', { items: [3, 4] })],
    ],
    [
      'a move and an edit',
      [hero('a'), hero('b')],
      [hero('b'), hero('a')],
      [hero('a', { text: 'y' }), hero('b')],
      [hero('b'), hero('a', { text: 'y' })],
    ],
    [
      'a move into a box and an edit',
      [hero('a'), box('b')],
      [box('b', hero('a'))],
      [hero('a', { text: 'y' }), box('b')],
      [box('b', hero('a', { text: 'y' }))],
    ],
    [
      'two blocks put in at one spot',
      [hero('a')],
      [hero('a'), hero('m')],
      [hero('a'), hero('t')],
      [hero('a'), hero('m'), hero('t')],
    ],
    ['moves of different blocks', 'abcdef', 'bcdefa', 'fabcde', 'fbcdea'],
    ['a block put behind one that is moved', 'abc', 'abmc', 'bca', 'bmca'],
    [
      'a binding and a text',
      [hero('a')],
      [hero('a', {}, { bind: { source: 's', query: {} } })],
      [hero('a', { text: 'y' })],
      [hero('a', { text: 'y' }, { bind: { source: 's', query: {} } })],
    ],
    [
      'a block taken out and another one changed',
      [hero('a'), hero('b')],
      [hero('b')],
      [hero('a'), hero('b', { text: 'y' })],
      [hero('b', { text: 'y' })],
    ],
  ])('%s', (_description, base, mine, theirs, expected) => {
    const nodes = (list: string | unknown[]) =>
      typeof list === 'string' ? [...list].map((id) => hero(id)) : list;
    const merged = merge(nodes(base), nodes(mine), nodes(theirs));
    expect(merged).toEqual({ nodes: nodes(expected), conflicts: [] });
  });
});

describe('conflicting changes are reported with both versions', () => {
  it.each([
    [
      'two texts in one field',
      [hero('a', { text: '' })],
      [hero('a', { text: 'm' })],
      [hero('a', { text: 't' })],
      [hero('a', { text: 't' })],
      [{ kind: 'field', id: 'a', path: ['props', 'text'], base: '', mine: 'm', theirs: 't' }],
    ],
    [
      'two links, whole',
      [hero('a', { to: { page: 1 } })],
      [hero('a', { to: { office: 2 } })],
      [hero('a', { to: { url: 'x' } })],
      [hero('a', { to: { url: 'x' } })],
      [
        {
          kind: 'field',
          id: 'a',
          path: ['props', 'to'],
          base: { page: 1 },
          mine: { office: 2 },
          theirs: { url: 'x' },
        },
      ],
    ],
    [
      'one item of a list',
      [hero('a', { items: [1, 2] })],
      [hero('a', { items: [2, 1] })],
      [hero('a', { items: [3, 2] })],
      [hero('a', { items: [3, 2] })],
      [{ kind: 'field', id: 'a', path: ['props', 'items'], base: [1, 2], mine: [2, 1], theirs: [3, 2] }],
    ],
    [
      'a text taken out and changed',
      [hero('a', { text: 'x' })],
      [hero('a')],
      [hero('a', { text: 't' })],
      [hero('a', { text: 't' })],
      [{ kind: 'field', id: 'a', path: ['props', 'text'], base: 'x', theirs: 't' }],
    ],
    [
      'a block taken out and changed',
      [hero('a')],
      [],
      [hero('a', { text: 't' })],
      [hero('a', { text: 't' })],
      [{ kind: 'removed', id: 'a', by: 'mine', base: hero('a') }],
    ],
    [
      'a box taken out, and something put into it',
      [box('a')],
      [box('a', hero('m'))],
      [],
      [box('a', hero('m'))],
      [{ kind: 'removed', id: 'a', by: 'theirs', base: expect.objectContaining({ id: 'a' }) }],
    ],
    [
      'another version, and a change',
      [hero('a', { text: 'x' })],
      [{ ...hero('a', { words: 'x' }), version: 1 }],
      [hero('a', { text: 't' })],
      [hero('a', { text: 't' })],
      [
        {
          kind: 'field',
          id: 'a',
          path: [],
          base: hero('a', { text: 'x' }),
          mine: { ...hero('a', { words: 'x' }), version: 1 },
          theirs: hero('a', { text: 't' }),
        },
      ],
    ],
    [
      'a block that one changed and the other took out and put back',
      [],
      [hero('a', { heading: 'x', text: 'same' })],
      [hero('a', { heading: 'y', text: 'same', note: 'taken out by one' }, { hidden: true })],
      [hero('a', { heading: 'y', text: 'same', note: 'taken out by one' }, { hidden: true })],
      [
        { kind: 'field', id: 'a', path: ['props', 'heading'], mine: 'x', theirs: 'y' },
        { kind: 'field', id: 'a', path: ['props', 'note'], theirs: 'taken out by one' },
        { kind: 'field', id: 'a', path: ['hidden'], theirs: true },
      ],
    ],
    [
      'two places for one block',
      [hero('x'), box('a'), box('b')],
      [box('a', hero('x')), box('b')],
      [box('a'), box('b', hero('x'))],
      [box('a'), box('b', hero('x'))],
      [
        {
          kind: 'move',
          id: 'x',
          mine: { parent: 'a', slot: 'left' },
          theirs: { parent: 'b', slot: 'left' },
        },
      ],
    ],
    [
      'two boxes, each put into the other',
      [box('a'), box('b')],
      [box('b', box('a'))],
      [box('a', box('b'))],
      [box('a', box('b'))],
      [{ kind: 'move', id: 'a', mine: { parent: 'b', slot: 'left' }, theirs: { parent: null, slot: '' } }],
    ],
  ])('%s', (_description, base, mine, theirs, nodes, conflicts) => {
    expect(merge(base, mine, theirs)).toEqual({ nodes, conflicts });
  });
});
