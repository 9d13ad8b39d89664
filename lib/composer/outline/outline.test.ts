import { describe, expect, it } from 'vitest';
import { applyOperation, applyOperations } from '@/lib/document/operations/apply-operation';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { describePlace } from './block-name';
import { describeStep } from './describe-changes';
import {
  ancestorKeys,
  memoizeOutline,
  type OutlineNode,
  positionAt,
  slotKey,
  visibleKeys,
} from './outline-tree';
import {
  liftBlock,
  movePositions,
  moveTargets,
  nestBlock,
  reasonAgainstInsert,
  reasonAgainstMove,
} from './placement';

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

describe('outline tree', () => {
  it('has every slot that a block offers, with its nested blocks', () => {
    const nodes = memoizeOutline()(page);
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
    expect(visibleKeys(nodes, new Set(['cols']))).toHaveLength(6);
    expect(ancestorKeys(page, 'two')).toEqual([slotKey('cols', 'first'), 'cols']);
  });

  it('keeps the identity of nodes while text changes, and replaces them when blocks move', () => {
    const read = memoizeOutline();
    const before = read(page);
    const typed = applyOperations(page, [{ kind: 'set', id: 'two', path: ['heading'], value: 'Other' }]);
    const moved = applyOperations(page, [
      { kind: 'move', id: 'four', to: { parent: null, slot: '', after: null } },
    ]);
    if (!typed.ok || !moved.ok) throw new Error('Cannot be done');
    expect(read(typed.document)).toBe(before);
    expect(findNode(read(typed.document, { shouldRefreshNames: true }), 'two')?.name).toBe(
      'Call to action, Other',
    );
    const after = read(moved.document);
    expect(after.map(({ key }) => key)).toEqual(['four', 'one', 'cols', 'head']);
    expect(findNode(after, 'one')).toBe(findNode(before, 'one'));
  });
});

describe('placement', () => {
  it('accepts what the slot allows, up to the depth limit', () => {
    expect(reasonAgainstMove(page, 'one', { parent: 'cols', slot: 'second' })).toBeNull();
    expect(reasonAgainstMove(page, 'cols', { parent: 'cols', slot: 'second' })).toBe(
      'A block cannot be moved into itself',
    );
    expect(reasonAgainstInsert(page, hero, { parent: 'head', slot: 'tools' })).toBe(
      '“Next to the menu” accepts only Language switch',
    );
    expect(reasonAgainstInsert(page, hero, { parent: 'one', slot: 'inner' })).toBe(
      'Blocks cannot be added there',
    );
    const deep = openDocument([
      [1, 2, 3, 4, 5].reduce<object>(
        (inner, at) => ({ id: `c${at}`, type: 'columns', version: 0, props: {}, slots: { first: [inner] } }),
        call('last'),
      ),
    ]);
    expect(reasonAgainstInsert(deep, hero, { parent: 'c1', slot: 'first' })).toBeNull();
    expect(reasonAgainstInsert(deep, hero, { parent: 'last', slot: 'first' })).toBe(
      'Blocks can be nested at most 6 levels deep',
    );
  });

  it('rejects a slot that visitors do not see, and does not list it', () => {
    const set = (more: object, third: readonly unknown[] = []) =>
      openDocument([
        { id: 'cols', type: 'columns', version: 0, props: more, slots: { first: [], second: [], third } },
      ]);
    const third = { parent: 'cols', slot: 'third' };
    expect(reasonAgainstInsert(set({ columns: 3 }), hero, third)).toBeNull();
    expect(reasonAgainstInsert(set({}), hero, third)).toMatch(/^“Third column” is hidden by the settings/);
    const read = memoizeOutline();
    const slotNames = (page: ReturnType<typeof set>) => read(page)[0]?.children.map(({ name }) => name);
    expect(slotNames(set({ columns: 2 }))).toEqual(['First column', 'Second column']);
    const full = set({ columns: 3 }, [call('one')]);
    expect(slotNames(full)).toEqual(['First column', 'Second column', 'Third column']);
    const done = applyOperation(full, { kind: 'set', id: 'cols', path: ['columns'], value: 2 });
    expect(done.ok && slotNames(done.document)?.[2]).toBe('Third column · hidden from visitors');
  });

  it('rejects a block that exceeds the page size', () => {
    const of = (id: string, kilobytes: number) => ({
      ...call(id),
      props: { heading: 'x'.repeat(kilobytes * 1024) },
    });
    const large = openDocument([of('large', 400)]);
    const end = { parent: null, slot: '' };
    expect(reasonAgainstInsert(large, of('small', 100), end)).toBeNull();
    expect(reasonAgainstInsert(large, of('other', 120), end)).toBe(
      'A page can have at most 512 kB: this block does not fit',
    );
  });

  it('converts a drop on an outline row to a position', () => {
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

  it('is described in words', () => {
    expect(describePlace(page, 'three')).toBe('position 2 of 2 in First column of Columns');
    expect(describePlace(page, 'four')).toBe('position 3 of 4 on the page');
  });
});

describe('moving', () => {
  it('nests a block in its previous sibling, and lifts it out to the position after its parent', () => {
    expect(nestBlock(page, 'four')).toEqual({
      operation: { kind: 'move', id: 'four', to: { parent: 'cols', slot: 'first', after: 'three' } },
    });
    expect(nestBlock(page, 'one')).toEqual({ reason: 'There is no previous block to move it into' });
    expect(nestBlock(page, 'three')).toEqual({ reason: 'The previous block cannot contain other blocks' });
    expect(liftBlock(page, 'two')).toEqual({
      operation: { kind: 'move', id: 'two', to: { parent: null, slot: '', after: 'cols' } },
    });
    expect(liftBlock(page, 'one')).toEqual({ reason: 'It is already at the top level' });
  });

  it('offers every list that accepts the block, with every position in it', () => {
    expect(moveTargets(page, 'one').map(({ label }) => label)).toEqual([
      'The page itself',
      'Columns › First column',
      'Columns › Second column',
    ]);
    expect(moveTargets(page, 'cols')).toHaveLength(1);
    expect(movePositions(page, 'two', { parent: 'cols', slot: 'first' }).map(({ label }) => label)).toEqual([
      'At the beginning',
      'After Call to action, Ask three',
    ]);
  });
});

describe('inserting nested blocks', () => {
  const columns = {
    ...{ id: 'c', type: 'columns', version: 0, props: {} },
    slots: { first: [hero, hero, { ...hero, type: 'columns', slots: { first: [hero] } }] },
  };
  const onPage = { parent: null, slot: '' };

  it('counts every nested block', () => {
    const full = (count: number) =>
      openDocument(Array.from({ length: count }, (_, at) => ({ ...hero, id: `h${at}` })));
    expect(reasonAgainstInsert(full(495), columns, onPage)).toBeNull();
    expect(reasonAgainstInsert(full(496), columns, onPage)).toBe('A page can have at most 500 blocks');
  });

  it('counts the deepest nested block', () => {
    const nested = [1, 2, 3].reduceRight<object[]>(
      (inner, depth) => [{ ...columns, id: `c${depth}`, slots: { first: inner } }],
      [],
    );
    const page = openDocument(nested);
    expect(reasonAgainstInsert(page, columns, { parent: 'c3', slot: 'first' })).toBeNull();
    const deeper = openDocument([{ ...columns, id: 'c0', slots: { first: nested } }]);
    expect(reasonAgainstInsert(deeper, columns, { parent: 'c3', slot: 'first' })).toBe(
      'Blocks can be nested at most 6 levels deep',
    );
  });
});

describe('step description', () => {
  it.each<[string, Operation]>([
    ['heading of Call to action', { kind: 'set', id: 'one', path: ['heading'], value: 'x' }],
    ['Call to action deleted', { kind: 'remove', id: 'one' }],
    ['Call to action moved', { kind: 'move', id: 'one', to: { parent: null, slot: '', after: 'four' } }],
    ['Call to action hidden', { kind: 'hide', id: 'one', hidden: true }],
    [
      'Call to action added',
      { kind: 'insert', node: call('five'), at: { parent: null, slot: '', after: null } },
    ],
  ])('is the phrase: %s', (description, operation) => {
    const applied = applyOperations(page, [operation]);
    if (!applied.ok) throw new Error(applied.reason);
    expect(describeStep({ operations: [operation], inverse: applied.inverse }, applied.document)).toBe(
      description,
    );
  });
});
