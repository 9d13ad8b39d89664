// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { hydrateIsland } from '@/lib/islands/hydrate-island';
import { exampleOf } from '../support/example-blocks';
import { islandNames } from '../support/islands-in-html';
import { renderStored } from '../support/render-blocks';

const modules = import.meta.glob<Record<string, ComponentType<object>>>('/{blocks,lib}/**/*.island.tsx');
afterEach(() => document.body.replaceChildren());

/** The example of the block that renders an island, in a page. */
async function renderExample(name: string): Promise<HTMLElement> {
  for (const block of registry.all) {
    const { html } = await renderStored([(await exampleOf(block)).resolved]);
    document.body.innerHTML = html;
    const root = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
    if (root) return root;
  }
  throw new Error(`No block's example shows the island ${name}`);
}

async function loadIsland(name: string): Promise<ComponentType<object>> {
  const load = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1];
  const [Component, ...others] = Object.values((await load?.()) ?? {});
  if (!Component || others.length > 0) throw new Error(`${name}.island.tsx is to export one component`);
  return Component;
}

describe.each(islandNames)('island %s', (name) => {
  // React in development logs every hydration difference to the console, which fails the test.
  it('hydrates without a difference and preserves server-rendered children', async () => {
    const root = await renderExample(name);
    const [before, inside] = [root.innerHTML, root.querySelector('[data-slot]')?.firstElementChild];
    const Component = await loadIsland(name);
    await hydrateIsland(root, Component);
    expect(root.innerHTML).toBe(before);
    expect(root.querySelector('[data-slot]')?.firstElementChild).toBe(inside);
  });
});

it('islands › a hydration difference is detected', async () => {
  const root = await renderExample('video');
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', failed);
  await hydrateIsland(root, () => <p>another</p>);
  expect(root.textContent).toBe('another');
  expect(complained.mock.calls.length + failed.mock.calls.length).toBeGreaterThan(0);
});
