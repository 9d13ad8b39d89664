// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { Block, ViewInput } from '@/lib/engine/block';
import { defineBlock } from '@/lib/engine/define-block';
import { exampleContext } from '@/lib/engine/example-context';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { loadViews, readBlocks } from '@/lib/engine/load-blocks';
import { createParseCache, type ParseBlock } from '@/lib/engine/parse-cache';
import { createRegistry } from '@/lib/engine/registry';
import type { StoredBlock } from '@/schemas/stored-block';

const rendered: string[] = [];
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
      rendered.push(id);
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
      rendered.push(id);
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
const card = ({ id, issues }: { id: string; issues: readonly { message: string }[] }) => (
  <b>{`${id}: ${issues.map((issue) => issue.message).join()}`}</b>
);
let page = exampleContext();
let container: HTMLElement;
let parse: ParseBlock;

beforeEach(async () => {
  container = document.body.appendChild(document.createElement('main'));
  parse = createParseCache();
  await loadViews([wordOf('a'), boxOf('b', [])], registry);
});
afterEach(() => void report.mockClear());

/** Renders blocks as an editor does after a change, and returns what was parsed and rendered. */
async function renderChange(blocks: readonly StoredBlock[]) {
  rendered.length = 0;
  parsed.length = 0;
  const loaded = readBlocks(blocks, registry, { parse });
  // React reports errors caught by a boundary; the boundary is what is tested here.
  const options = { container, onCaughtError: () => {} };
  await act(async () =>
    render(<LiveBlocks blocks={loaded} page={page} report={report} quarantine={card} />, options),
  );
  return { html: container.innerHTML, parsed: [...parsed], drawn: [...rendered] };
}

describe('live blocks › cost of a change', () => {
  const [a, c, d] = [wordOf('a'), wordOf('c'), wordOf('d')];

  it('parses and renders nothing when nothing changed', async () => {
    const same = [a, boxOf('b', [c])];
    expect(await renderChange(same)).toMatchObject({ parsed: ['a', 'b', 'c'], drawn: ['a', 'b', 'c'] });
    expect(await renderChange([...same])).toMatchObject({ parsed: [], drawn: [] });
  });

  it('parses and renders one block when one prop changed', async () => {
    await renderChange([a, c, d]);
    expect(await renderChange([a, wordOf('c', 'changed'), d])).toEqual({
      html: '<p>a</p><p>changed</p><p>d</p>',
      parsed: ['c'],
      drawn: ['c'],
    });
  });

  it('renders only the changed block at any depth', async () => {
    const inner = boxOf('inner', [c, d]);
    const outer = boxOf('outer', [inner, a]);
    await renderChange([outer]);
    const changed = { ...inner, slots: { inside: [wordOf('c', 'x'), d] } };
    expect(await renderChange([{ ...outer, slots: { inside: [changed, a] } }])).toEqual({
      html: '<div title=""><div title=""><p>x</p><p>d</p></div><p>a</p></div>',
      parsed: ['c'],
      drawn: ['c'],
    });
  });

  it('renders the container alone when its own prop changed', async () => {
    const inside = [a, c];
    await renderChange([boxOf('b', inside)]);
    expect(await renderChange([boxOf('b', inside, { title: 'Two words' })])).toMatchObject({
      parsed: ['b'],
      drawn: ['b'],
    });
  });

  it('renders nothing when blocks are reordered, and one block when one is added', async () => {
    const around = boxOf('b', [a, c]);
    await renderChange([around]);
    const turned = await renderChange([{ ...around, slots: { inside: [c, a] } }]);
    expect(turned).toEqual({ html: '<div title=""><p>c</p><p>a</p></div>', parsed: [], drawn: [] });
    const added = await renderChange([{ ...around, slots: { inside: [c, d, a] } }]);
    expect(added).toMatchObject({ parsed: ['d'], drawn: ['d'] });
  });

  it('renders every block and parses none when the page context changes', async () => {
    await renderChange([a, c]);
    page = exampleContext('en-US');
    expect(await renderChange([a, c])).toMatchObject({ parsed: [], drawn: ['a', 'c'] });
  });
});

describe('live blocks › a block that throws', () => {
  const broken = wordOf('x', 'broken');

  it('is replaced by its card while its siblings and its container remain', async () => {
    const { html } = await renderChange([wordOf('a'), boxOf('b', [broken, wordOf('c')]), wordOf('d')]);
    expect(html).toBe('<p>a</p><div title=""><b>x: blown</b><p>c</p></div><p>d</p>');
    expect(report.mock.calls).toEqual([
      [[{ blockId: 'x', blockType: 'word', path: 'view', message: 'blown', severity: 'malformed' }]],
    ]);
  });

  it('renders again when its props change, without rendering its siblings', async () => {
    const [a, c] = [wordOf('a'), wordOf('c')];
    await renderChange([a, broken, c]);
    expect(await renderChange([a, wordOf('x', 'mended'), c])).toMatchObject({
      html: '<p>a</p><p>mended</p><p>c</p>',
      drawn: ['x'],
    });
  });

  it('is replaced when a change breaks it, and again when the next one does', async () => {
    await renderChange([wordOf('x')]);
    expect((await renderChange([broken])).html).toBe('<b>x: blown</b>');
    expect((await renderChange([wordOf('x', 'broken')])).html).toBe('<b>x: blown</b>');
    expect((await renderChange([wordOf('x')])).html).toBe('<p>x</p>');
  });

  it('is replaced by its card when it cannot be parsed', async () => {
    const { html } = await renderChange([{ ...wordOf('x'), type: 'hologram' }, wordOf('a')]);
    expect(html).toBe('<b>x: No block of this type exists in this release</b><p>a</p>');
    expect(report).toHaveBeenCalledTimes(1);
  });
});
