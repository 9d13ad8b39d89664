// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Block, ViewInput } from '@/lib/engine/block';
import { defineBlock } from '@/lib/engine/define-block';
import { exampleContext } from '@/lib/engine/example-context';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { loadViews, readBlocks } from '@/lib/engine/load-blocks';
import { type Parse, rememberParsed } from '@/lib/engine/parse-memory';
import { createRegistry } from '@/lib/engine/registry';
import type { StoredBlock } from '@/schemas/stored-block';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const drawn: string[] = [];
const parsed: string[] = [];

const about = { label: 'Sample', description: '', category: 'text' } as const;
const word = defineBlock({
  ...about,
  type: 'word',
  props: z.strictObject({ word: z.string().min(1) }),
  example: async () => ({ props: { word: 'akwaaba' } }),
  view:
    async () =>
    ({ props, id }: ViewInput<{ word: string }>) => {
      drawn.push(id);
      if (props.word === 'broken') throw new Error('blown');
      return <p>{props.word}</p>;
    },
});
const box = defineBlock({
  ...about,
  type: 'box',
  props: z.strictObject({ title: z.string().default('') }),
  slots: { inside: { label: 'Inside' }, beside: { label: 'Beside' } },
  example: async () => ({ props: {} }),
  view:
    async () =>
    ({ props, slot, id }: ViewInput<{ title: string }, 'inside' | 'beside'>) => {
      drawn.push(id);
      return (
        <div title={props.title}>
          {slot('inside')}
          {slot('beside')}
        </div>
      );
    },
});
const counted = (block: Block): Block => ({
  ...block,
  parse: (stored) => {
    parsed.push(stored.id);
    return block.parse(stored);
  },
});
const registry = createRegistry([counted(word), counted(box)]);

const wordOf = (id: string, text = id): StoredBlock => ({
  id,
  type: 'word',
  version: 0,
  props: { word: text },
});
const boxOf = (id: string, inside: StoredBlock[], props = {}): StoredBlock => ({
  id,
  type: 'box',
  version: 0,
  props,
  slots: { inside },
});

const report = vi.fn();
const card = ({ id, faults }: { id: string; faults: { message: string }[] }) => (
  <b>{`${id}: ${faults.map((fault) => fault.message).join()}`}</b>
);
let page = exampleContext();
let container: HTMLElement;
let root: Root;
let parse: Parse;

beforeEach(async () => {
  container = document.body.appendChild(document.createElement('main'));
  // React tells of an error that a boundary caught; the boundary is what is tested here.
  root = createRoot(container, { onCaughtError: () => {} });
  parse = rememberParsed();
  await loadViews([wordOf('a'), boxOf('b', [])], registry);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  report.mockClear();
});

/** Shows blocks as an editor does after a change, and says what that cost. */
async function show(blocks: readonly StoredBlock[]) {
  drawn.length = 0;
  parsed.length = 0;
  const loaded = readBlocks(blocks, registry, { parse });
  await act(async () =>
    root.render(<LiveBlocks blocks={loaded} page={page} report={report} quarantine={card} />),
  );
  return { html: container.innerHTML, parsed: [...parsed], drawn: [...drawn] };
}

describe('a change costs', () => {
  const [a, c, d] = [wordOf('a'), wordOf('c'), wordOf('d')];

  it('nothing when nothing changed', async () => {
    const same = [a, boxOf('b', [c])];
    expect(await show(same)).toMatchObject({ parsed: ['a', 'b', 'c'], drawn: ['a', 'b', 'c'] });
    expect(await show([...same])).toMatchObject({ parsed: [], drawn: [] });
  });

  it('one block parsed and one drawn when one prop changed', async () => {
    await show([a, c, d]);
    expect(await show([a, wordOf('c', 'changed'), d])).toEqual({
      html: '<p>a</p><p>changed</p><p>d</p>',
      parsed: ['c'],
      drawn: ['c'],
    });
  });

  it('only the block itself, however deep it stands', async () => {
    const inner = boxOf('inner', [c, d]);
    const outer = boxOf('outer', [inner, a]);
    await show([outer]);
    const changed = { ...inner, slots: { inside: [wordOf('c', 'x'), d] } };
    expect(await show([{ ...outer, slots: { inside: [changed, a] } }])).toEqual({
      html: '<div title=""><div title=""><p>x</p><p>d</p></div><p>a</p></div>',
      parsed: ['c'],
      drawn: ['c'],
    });
  });

  it('the box alone when its own prop changed', async () => {
    const inside = [a, c];
    await show([boxOf('b', inside)]);
    expect(await show([boxOf('b', inside, { title: 'Two words' })])).toMatchObject({
      parsed: ['b'],
      drawn: ['b'],
    });
  });

  it('nothing drawn when blocks change places, and one when one is added', async () => {
    const around = boxOf('b', [a, c]);
    await show([around]);
    const turned = await show([{ ...around, slots: { inside: [c, a] } }]);
    expect(turned).toEqual({ html: '<div title=""><p>c</p><p>a</p></div>', parsed: [], drawn: [] });
    const added = await show([{ ...around, slots: { inside: [c, d, a] } }]);
    expect(added).toMatchObject({ parsed: ['d'], drawn: ['d'] });
  });

  it('every block drawn, and none parsed, when the page is another one', async () => {
    await show([a, c]);
    page = exampleContext('en-US');
    expect(await show([a, c])).toMatchObject({ parsed: [], drawn: ['a', 'c'] });
  });
});

describe('a block that throws', () => {
  const broken = wordOf('x', 'broken');

  it('is replaced by its card, while its neighbours and what it stands in remain', async () => {
    const { html } = await show([wordOf('a'), boxOf('b', [broken, wordOf('c')]), wordOf('d')]);
    expect(html).toBe('<p>a</p><div title=""><b>x: blown</b><p>c</p></div><p>d</p>');
    expect(report.mock.calls).toEqual([
      [[{ blockId: 'x', blockType: 'word', path: 'view', message: 'blown', severity: 'malformed' }]],
    ]);
  });

  it('comes back when its props change, without drawing its neighbours', async () => {
    const [a, c] = [wordOf('a'), wordOf('c')];
    await show([a, broken, c]);
    expect(await show([a, wordOf('x', 'mended'), c])).toMatchObject({
      html: '<p>a</p><p>mended</p><p>c</p>',
      drawn: ['x'],
    });
  });

  it('is replaced when a change breaks it, and again when the next one does', async () => {
    await show([wordOf('x')]);
    expect((await show([broken])).html).toBe('<b>x: blown</b>');
    expect((await show([wordOf('x', 'broken')])).html).toBe('<b>x: blown</b>');
    expect((await show([wordOf('x')])).html).toBe('<p>x</p>');
  });

  it('is shown by its card when it cannot be read at all', async () => {
    const { html } = await show([{ ...wordOf('x'), type: 'hologram' }, wordOf('a')]);
    expect(html).toBe('<b>x: No block of this type exists in this release</b><p>a</p>');
    expect(report).toHaveBeenCalledTimes(1);
  });
});
