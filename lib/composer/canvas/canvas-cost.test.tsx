// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { tellCustoms } from '@/lib/engine/tell-customs';
import type { Filling } from '@/schemas/composing/filling';
import { storedBlockSchema } from '@/schemas/stored-block';
import { isLongForm } from '@/tests/support/long-form';
import { mixedBlocks, typedBlock } from '@/tests/support/mixed-blocks';
import { Canvas } from './canvas';
import type { ToCanvas } from './messages';

/** How many elements React was given to look at. */
const { made } = vi.hoisted(() => ({ made: { elements: 0 } }));
vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-dev-runtime')>();
  const jsxDEV: typeof runtime.jsxDEV = (...given) => {
    made.elements += 1;
    return runtime.jsxDEV(...given);
  };
  return { ...runtime, jsxDEV };
});
vi.mock('react/jsx-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-runtime')>();
  const jsx: typeof runtime.jsx = (...given) => {
    made.elements += 1;
    return runtime.jsx(...given);
  };
  return { ...runtime, jsx };
});

// What is interactive in blocks comes whenever it comes.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const told = tellCustoms('en-GH');

const filling: Filling = {
  id: '1',
  title: 'A page',
  names: {},
  header: [],
  supplied: {},
  footer: [],
  references: { pictures: [], paths: [], slugs: [] },
  phones: {},
};

const [parsed, drawn]: [string[], string[]] = [[], []];
let unmount: () => void;

beforeEach(() => {
  for (const block of registry.all) {
    const { parse } = block;
    vi.spyOn(block, 'parse').mockImplementation((stored) => {
      parsed.push(stored.id);
      const result = parse(stored);
      if (!result.ok) return result;
      return {
        ok: true,
        draw: (place) => {
          drawn.push(place.id);
          return result.draw(place);
        },
      };
    });
  }
});
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

const say = (data: ToCanvas) =>
  flushSync(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: window }),
    );
  });

/** A page of so many blocks on the canvas. @returns what a message costs there. */
async function show(count: number) {
  const nodes = await mixedBlocks(count, 1);
  const listening = vi.spyOn(window, 'postMessage').mockClear();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  unmount = () => {
    root.unmount();
    container.remove();
  };
  root.render(<Canvas told={told} />);
  // It says so when it listens.
  await vi.waitFor(() => expect(listening).toHaveBeenCalled());
  say({ kind: 'page', turn: 1, path: '/', nodes, filling });
  await vi.waitFor(() => expect(container.querySelector(`[data-block="${typedBlock}"]`)).not.toBeNull(), {
    timeout: 20_000,
  });
  await vi.dynamicImportSettled();
  return {
    nodes,
    html: () => container.innerHTML,
    costOf: (message: ToCanvas) => {
      parsed.length = 0;
      drawn.length = 0;
      made.elements = 0;
      const envelopes = vi.spyOn(storedBlockSchema, 'safeParse');
      const texts = vi.spyOn(JSON, 'stringify');
      say(message);
      // Zod quotes the names of fields when it meets them first.
      const written = texts.mock.results.filter(({ value }) => /^[[{]/.test(String(value))).length;
      const cost = {
        parsed: [...parsed],
        drawn: [...drawn],
        envelopes: envelopes.mock.calls.length,
        written,
      };
      const { elements } = made;
      envelopes.mockRestore();
      texts.mockRestore();
      return { ...cost, elements };
    },
  };
}

const typing = (id: string, value: string): Operation => ({ kind: 'set', id, path: ['heading'], value });
const once = (id: string) => ({ parsed: [id], drawn: [id], envelopes: 1, written: 0 });
const nothing = { parsed: [], drawn: [], envelopes: 0, written: 0 };

describe('on a page of many blocks', () => {
  it.each(isLongForm ? [50, 500] : [50])('of %i, a letter parses one block and draws one', async (count) => {
    const { costOf, html } = await show(count);
    const cost = costOf({ kind: 'operations', operations: [typing(typedBlock, 'A letter more')] });
    expect(cost).toMatchObject(once(typedBlock));
    expect(html()).toContain('A letter more');
  });

  it('a letter has React look at one block, however many there are', async () => {
    const costs: number[] = [];
    for (const count of [50, 500]) {
      const { costOf } = await show(count);
      costs.push(costOf({ kind: 'operations', operations: [typing(typedBlock, 'A letter more')] }).elements);
      unmount();
    }
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(costs[0]);
  });

  it('a letter in a block within another one leaves what is around it', async () => {
    const { costOf, nodes } = await show(100);
    const inner = [...openDocument(nodes).blocks].find(
      ([, { own, place }]) => place.parent !== null && registry.get(storedBlockSchema.parse(own).type),
    );
    const [id, block] = inner ?? [];
    if (!id || !block) throw new Error('No block stands in another one');
    const [field, value] =
      Object.entries(storedBlockSchema.parse(block.own).props).find(([, one]) => typeof one === 'string') ??
      [];
    if (!field) throw new Error('No text in it');
    const cost = costOf({
      kind: 'operations',
      operations: [{ kind: 'set', id, path: [field], value: `${value} more` }],
    });
    expect(cost).toMatchObject(once(id));
  });

  it('a move, or the same data once more, draws nothing; one far away that which is moved', async () => {
    const { costOf, nodes } = await show(100);
    const { root } = openDocument(nodes);
    const neighbour = root[root.indexOf(typedBlock) + 1] ?? null;
    const moveAfter = (after: string | null): Operation => ({
      ...{ kind: 'move', id: typedBlock },
      to: { parent: null, slot: '', after },
    });
    expect(costOf({ kind: 'operations', operations: [moveAfter(neighbour)] })).toMatchObject(nothing);
    const far = costOf({ kind: 'operations', operations: [moveAfter(null)] });
    expect([far.parsed, far.drawn]).toEqual([[], [typedBlock]]);
    const again = costOf({ kind: 'filling', filling: structuredClone(filling) });
    expect(again).toMatchObject({ parsed: [], drawn: [] });
  });

  it('data for one block draws that block', async () => {
    const { costOf, nodes } = await show(50);
    const id = openDocument(nodes).root.find((key) => key.startsWith('listing-grid'));
    if (!id) throw new Error('No grid on the page');
    const supplied = { [id]: { props: { listings: [] }, slots: {} } };
    const cost = costOf({ kind: 'filling', filling: { ...filling, supplied } });
    expect(cost.parsed).toEqual([id]);
    expect(cost.drawn.filter((one) => one !== id)).toEqual([]);
  });
});
