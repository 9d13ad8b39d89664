import { describe, expect, it } from 'vitest';
import { applyOperation, applyOperations } from '@/lib/document/operations/apply-operation';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { positionAt } from './drop-place';
import { reasonAgainstInsert, reasonAgainstMove } from './fits-place';
import { moveSpots, moveTargets } from './move-targets';
import { moveIn, moveOut } from './nest-blocks';
import { keysAround, keysInSight, type OutlineNode, rememberOutline } from './outline-tree';
import { slotKey } from './slot-key';
import { tellPlace } from './tell-place';
import { tellStep } from './tell-step';

const call = (id: string) => ({ id, type: 'call-to-action', version: 0, props: { heading: `Ask ${id}` } });
const hero = { id: 'h', type: 'hero', version: 0, props: {} };
const header = { id: 'head', type: 'site-header', version: 0, props: {} };
const page = openDocument([
  call('one'),
  { id: 'cols', type: 'columns', version: 0, props: {}, slots: { first: [call('two'), call('three')] } },
  call('four'),
  header,
]);

const findNode = (nodes: readonly OutlineNode[], key: string): OutlineNode | undefined =>
  nodes.find((node) => node.key === key) ??
  nodes.map(({ children }) => findNode(children, key)).find((node) => node !== undefined);

describe('the outline', () => {
  it('has every slot that a block can have, and what stands in it', () => {
    const nodes = rememberOutline()(page);
    expect(nodes.map(({ name }) => name)).toEqual([
      'Call to action, Ask one',
      'Columns',
      'Call to action, Ask four',
      'Site header',
    ]);
    expect(nodes[1]?.children.map(({ name, children }) => [name, children.length])).toEqual([
      ['First column', 2],
      ['Second column', 0],
    ]);
    expect(keysInSight(nodes, new Set(['cols']))).toHaveLength(6);
    expect(keysAround(page, 'two')).toEqual([slotKey('cols', 'first'), 'cols']);
  });

  it('is the same object while only words change, and elsewhere when a block moves', () => {
    const read = rememberOutline();
    const before = read(page);
    const typed = applyOperations(page, [{ kind: 'set', id: 'two', path: ['heading'], value: 'Other' }]);
    const moved = applyOperations(page, [
      { kind: 'move', id: 'four', to: { parent: null, slot: '', after: null } },
    ]);
    if (!typed.ok || !moved.ok) throw new Error('Cannot be done');
    expect(read(typed.document)).toBe(before);
    expect(findNode(read(typed.document, { isNamedAnew: true }), 'two')?.name).toBe('Call to action, Other');
    const after = read(moved.document);
    expect(after.map(({ key }) => key)).toEqual(['four', 'one', 'cols', 'head']);
    expect(findNode(after, 'one')).toBe(findNode(before, 'one'));
  });
});

describe('a place', () => {
  it('takes what its slot allows, to the depth that is allowed', () => {
    expect(reasonAgainstMove(page, 'one', { parent: 'cols', slot: 'second' })).toBeNull();
    expect(reasonAgainstMove(page, 'cols', { parent: 'cols', slot: 'second' })).toBe(
      'A block cannot be put into itself',
    );
    expect(reasonAgainstInsert(page, hero, { parent: 'head', slot: 'tools' })).toBe(
      '“Beside the menu” takes Language switch only',
    );
    expect(reasonAgainstInsert(page, hero, { parent: 'one', slot: 'inner' })).toBe(
      'Nothing can be put in there',
    );
    const deep = openDocument([
      [1, 2, 3, 4, 5].reduce<object>(
        (inner, at) => ({ id: `c${at}`, type: 'columns', version: 0, props: {}, slots: { first: [inner] } }),
        call('last'),
      ),
    ]);
    expect(reasonAgainstInsert(deep, hero, { parent: 'c1', slot: 'first' })).toBeNull();
    expect(reasonAgainstInsert(deep, hero, { parent: 'last', slot: 'first' })).toBe(
      'Blocks stand at most 6 deep in one another',
    );
  });

  it('takes nothing where visitors would not see it, and is not offered then', () => {
    const set = (more: object, third: readonly unknown[] = []) =>
      openDocument([
        { id: 'cols', type: 'columns', version: 0, props: more, slots: { first: [], second: [], third } },
      ]);
    const third = { parent: 'cols', slot: 'third' };
    expect(reasonAgainstInsert(set({ columns: 3 }), hero, third)).toBeNull();
    expect(reasonAgainstInsert(set({}), hero, third)).toMatch(/^“Third column, of three” is not shown/);
    const read = rememberOutline();
    const places = (page: ReturnType<typeof set>) => read(page)[0]?.children.map(({ name }) => name);
    expect(places(set({ columns: 2 }))).toEqual(['First column', 'Second column']);
    const full = set({ columns: 3 }, [call('one')]);
    expect(places(full)).toEqual(['First column', 'Second column', 'Third column, of three']);
    const done = applyOperation(full, { kind: 'set', id: 'cols', path: ['columns'], value: 2 });
    expect(done.ok && places(done.document)?.[2]).toBe('Third column, of three · visitors do not see it');
  });

  it('takes what there is room for on the page', () => {
    const of = (id: string, kilobytes: number) => ({
      ...call(id),
      props: { heading: 'x'.repeat(kilobytes * 1024) },
    });
    const large = openDocument([of('large', 400)]);
    const end = { parent: null, slot: '' };
    expect(reasonAgainstInsert(large, of('small', 100), end)).toBeNull();
    expect(reasonAgainstInsert(large, of('other', 120), end)).toBe(
      'A page holds at most 512 kB: there is no room for this one',
    );
  });

  it('is found from the row on which something is let go', () => {
    expect(positionAt(page, { key: 'one', side: 'before' }, 'four')).toEqual({
      parent: null,
      slot: '',
      after: null,
    });
    expect(positionAt(page, { key: 'one', side: 'after' }, 'four')).toEqual({
      parent: null,
      slot: '',
      after: 'one',
    });
    expect(positionAt(page, { key: 'cols', side: 'on' }, 'four')).toEqual({
      parent: 'cols',
      slot: 'first',
      after: 'three',
    });
    expect(positionAt(page, { key: slotKey('cols', 'second'), side: 'on' }, 'four')).toEqual({
      parent: 'cols',
      slot: 'second',
      after: null,
    });
    expect(positionAt(page, { key: slotKey('cols', 'second'), side: 'after' }, 'four')).toBeNull();
    expect(positionAt(page, { key: 'four', side: 'on' }, 'one')).toBeNull();
    expect(positionAt(page, { key: 'three', side: 'after' }, 'three')).toEqual({
      parent: 'cols',
      slot: 'first',
      after: 'two',
    });
  });

  it('is told in words', () => {
    expect(tellPlace(page, 'three')).toBe('place 2 of 2 in First column of Columns');
    expect(tellPlace(page, 'four')).toBe('place 3 of 4 on the page');
  });
});

describe('moving', () => {
  it('leads into the block before, and out behind the one around', () => {
    expect(moveIn(page, 'four')).toEqual({
      operation: { kind: 'move', id: 'four', to: { parent: 'cols', slot: 'first', after: 'three' } },
    });
    expect(moveIn(page, 'one')).toEqual({ reason: 'There is no block before it to move it into' });
    expect(moveIn(page, 'three')).toEqual({ reason: 'The block before it holds no other blocks' });
    expect(moveOut(page, 'two')).toEqual({
      operation: { kind: 'move', id: 'two', to: { parent: null, slot: '', after: 'cols' } },
    });
    expect(moveOut(page, 'one')).toEqual({ reason: 'It stands on the page itself already' });
  });

  it('can be to every list that takes the block, and to every spot of it', () => {
    expect(moveTargets(page, 'one').map(({ label }) => label)).toEqual([
      'The page itself',
      'Columns › First column',
      'Columns › Second column',
    ]);
    expect(moveTargets(page, 'cols')).toHaveLength(1);
    expect(moveSpots(page, 'two', { parent: 'cols', slot: 'first' }).map(({ label }) => label)).toEqual([
      'At the beginning',
      'After Call to action, Ask three',
    ]);
  });
});

describe('what is put in with all that stands in it', () => {
  const columns = {
    ...{ id: 'c', type: 'columns', version: 0, props: {} },
    slots: { first: [hero, hero, { ...hero, type: 'columns', slots: { first: [hero] } }] },
  };
  const onPage = { parent: null, slot: '' };

  it('counts as a whole', () => {
    const full = (count: number) =>
      openDocument(Array.from({ length: count }, (_, at) => ({ ...hero, id: `h${at}` })));
    expect(reasonAgainstInsert(full(495), columns, onPage)).toBeNull();
    expect(reasonAgainstInsert(full(496), columns, onPage)).toBe('A page holds at most 500 blocks');
  });

  it('is as deep as its deepest', () => {
    const nested = [1, 2, 3].reduceRight<object[]>(
      (inner, depth) => [{ ...columns, id: `c${depth}`, slots: { first: inner } }],
      [],
    );
    const page = openDocument(nested);
    expect(reasonAgainstInsert(page, columns, { parent: 'c3', slot: 'first' })).toBeNull();
    const deeper = openDocument([{ ...columns, id: 'c0', slots: { first: nested } }]);
    expect(reasonAgainstInsert(deeper, columns, { parent: 'c3', slot: 'first' })).toBe(
      'Blocks stand at most 6 deep in one another',
    );
  });
});

describe('a step', () => {
  it.each<[string, Operation]>([
    ['heading of Call to action', { kind: 'set', id: 'one', path: ['heading'], value: 'x' }],
    ['Call to action taken out', { kind: 'remove', id: 'one' }],
    ['Call to action moved', { kind: 'move', id: 'one', to: { parent: null, slot: '', after: 'four' } }],
    ['Call to action hidden', { kind: 'hide', id: 'one', hidden: true }],
    [
      'Call to action put in',
      { kind: 'insert', node: call('five'), at: { parent: null, slot: '', after: null } },
    ],
  ])('is told in words: %s', (words, operation) => {
    const applied = applyOperations(page, [operation]);
    if (!applied.ok) throw new Error(applied.reason);
    expect(tellStep({ done: [operation], inverse: applied.inverse }, applied.document)).toBe(words);
  });
});
