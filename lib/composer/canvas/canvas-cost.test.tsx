// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { openDocument } from '@/lib/document/operations/open-document';
import type { Operation } from '@/lib/document/operations/operation';
import { pageI18nData } from '@/lib/engine/page-i18n-data';
import type { ResolvedPageData } from '@/schemas/composing/resolved-page-data';
import { storedBlockSchema } from '@/schemas/stored-block';
import { mixedBlocks, typedBlock } from '@/tests/support/mixed-blocks';
import { isLongForm } from '@/tests/support/test-scope';
import { Canvas } from './canvas';
import type { ToCanvas } from './messages';

/** Number of elements that React created. */
const { created } = vi.hoisted(() => ({ created: { elements: 0 } }));
vi.mock('react/jsx-dev-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-dev-runtime')>();
  const jsxDEV: typeof runtime.jsxDEV = (...args) => {
    created.elements += 1;
    return runtime.jsxDEV(...args);
  };
  return { ...runtime, jsxDEV };
});
vi.mock('react/jsx-runtime', async (original) => {
  const runtime = await original<typeof import('react/jsx-runtime')>();
  const jsx: typeof runtime.jsx = (...args) => {
    created.elements += 1;
    return runtime.jsx(...args);
  };
  return { ...runtime, jsx };
});

// Islands load asynchronously.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const i18n = pageI18nData('en-GH');

const pageData: ResolvedPageData = {
  id: '1',
  title: 'A page',
  names: {},
  header: [],
  supplied: {},
  footer: [],
  references: { pictures: [], paths: [], slugs: [] },
  phones: {},
};

const [parsedIds, renderedIds]: [string[], string[]] = [[], []];
let unmount: () => void;

beforeEach(() => {
  for (const block of registry.all) {
    const { parse } = block;
    vi.spyOn(block, 'parse').mockImplementation((stored) => {
      parsedIds.push(stored.id);
      const result = parse(stored);
      if (!result.ok) return result;
      return {
        ok: true,
        render: (input) => {
          renderedIds.push(input.id);
          return result.render(input);
        },
      };
    });
  }
});
afterEach(() => {
  unmount();
  vi.restoreAllMocks();
});

const sendToCanvas = (data: ToCanvas) =>
  flushSync(() => {
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: window.location.origin, source: window }),
    );
  });

/**
 * Renders a page with `count` blocks on the canvas.
 * @returns the cost of a message
 */
async function renderPage(count: number) {
  const nodes = await mixedBlocks(count, 1);
  const postMessage = vi.spyOn(window, 'postMessage').mockClear();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  unmount = () => {
    root.unmount();
    container.remove();
  };
  root.render(<Canvas i18n={i18n} />);
  // The canvas posts a message as soon as it listens.
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalled());
  sendToCanvas({ kind: 'page', pageNumber: 1, path: '/', nodes, pageData });
  await vi.waitFor(() => expect(container.querySelector(`[data-block="${typedBlock}"]`)).not.toBeNull(), {
    timeout: 20_000,
  });
  await vi.dynamicImportSettled();
  return {
    nodes,
    html: () => container.innerHTML,
    costOf: (message: ToCanvas) => {
      parsedIds.length = 0;
      renderedIds.length = 0;
      created.elements = 0;
      const envelopes = vi.spyOn(storedBlockSchema, 'safeParse');
      const texts = vi.spyOn(JSON, 'stringify');
      sendToCanvas(message);
      // Zod serializes field names when it meets them for the first time; those calls are not counted.
      const serializedCount = texts.mock.results.filter(({ value }) => /^[[{]/.test(String(value))).length;
      const cost = {
        parsed: [...parsedIds],
        drawn: [...renderedIds],
        envelopes: envelopes.mock.calls.length,
        serializedCount,
      };
      const { elements } = created;
      envelopes.mockRestore();
      texts.mockRestore();
      return { ...cost, elements };
    },
  };
}

const typing = (id: string, value: string): Operation => ({ kind: 'set', id, path: ['heading'], value });
const costOfOneBlock = (id: string) => ({ parsed: [id], drawn: [id], envelopes: 1, serializedCount: 0 });
const noCost = { parsed: [], drawn: [], envelopes: 0, serializedCount: 0 };

describe('canvas cost', () => {
  it.each(isLongForm ? [50, 500] : [50])(
    'a typed letter parses and renders one block on a page of %i blocks',
    async (count) => {
      const { costOf, html } = await renderPage(count);
      const cost = costOf({ kind: 'operations', operations: [typing(typedBlock, 'A letter more')] });
      expect(cost).toMatchObject(costOfOneBlock(typedBlock));
      expect(html()).toContain('A letter more');
    },
  );

  it('a typed letter creates the same number of React elements on pages of 50 and 500 blocks', async () => {
    const costs: number[] = [];
    for (const count of [50, 500]) {
      const { costOf } = await renderPage(count);
      costs.push(costOf({ kind: 'operations', operations: [typing(typedBlock, 'A letter more')] }).elements);
      unmount();
    }
    expect(costs[0]).toBeGreaterThan(0);
    expect(costs[1]).toBe(costs[0]);
  });

  it('a typed letter in a nested block does not render its parents', async () => {
    const { costOf, nodes } = await renderPage(100);
    const inner = [...openDocument(nodes).blocks].find(
      ([, { node, parentSlot }]) =>
        parentSlot.parent !== null && registry.get(storedBlockSchema.parse(node).type),
    );
    const [id, block] = inner ?? [];
    if (!id || !block) throw new Error('No block stands in another one');
    const [field, value] =
      Object.entries(storedBlockSchema.parse(block.node).props).find(
        ([, prop]) => typeof prop === 'string',
      ) ?? [];
    if (!field) throw new Error('No text in it');
    const cost = costOf({
      kind: 'operations',
      operations: [{ kind: 'set', id, path: [field], value: `${value} more` }],
    });
    expect(cost).toMatchObject(costOfOneBlock(id));
  });

  it('a move within the list and identical page data render nothing; a move to another position renders only the moved block', async () => {
    const { costOf, nodes } = await renderPage(100);
    const { root } = openDocument(nodes);
    const neighbour = root[root.indexOf(typedBlock) + 1] ?? null;
    const moveAfter = (after: string | null): Operation => ({
      ...{ kind: 'move', id: typedBlock },
      to: { parent: null, slot: '', after },
    });
    expect(costOf({ kind: 'operations', operations: [moveAfter(neighbour)] })).toMatchObject(noCost);
    const distantMove = costOf({ kind: 'operations', operations: [moveAfter(null)] });
    expect([distantMove.parsed, distantMove.drawn]).toEqual([[], [typedBlock]]);
    const sameData = costOf({ kind: 'page-data', pageData: structuredClone(pageData) });
    expect(sameData).toMatchObject({ parsed: [], drawn: [] });
  });

  it('new data for one block renders only that block', async () => {
    const { costOf, nodes } = await renderPage(50);
    const id = openDocument(nodes).root.find((key) => key.startsWith('listing-grid'));
    if (!id) throw new Error('No grid on the page');
    const supplied = { [id]: { props: { listings: [] }, slots: {} } };
    const cost = costOf({ kind: 'page-data', pageData: { ...pageData, supplied } });
    expect(cost.parsed).toEqual([id]);
    expect(cost.drawn.filter((blockId) => blockId !== id)).toEqual([]);
  });
});
