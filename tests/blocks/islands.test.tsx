// @vitest-environment jsdom
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { hydrateIsland } from '@/lib/islands/hydrate-island';
import { exampleOf } from '../support/example-blocks';
import { renderStored } from '../support/render-blocks';
import { islandNames } from '../support/shown-islands';

const modules = import.meta.glob<Record<string, ComponentType<object>>>('/{blocks,lib}/**/*.island.tsx');
afterEach(() => document.body.replaceChildren());

/** The example of the block that shows an island, in a page. */
async function drawExample(name: string): Promise<HTMLElement> {
  for (const block of registry.all) {
    const { html } = await renderStored([(await exampleOf(block)).filled]);
    document.body.innerHTML = html;
    const place = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
    if (place) return place;
  }
  throw new Error(`No block's example shows the island ${name}`);
}

async function loadIsland(name: string): Promise<ComponentType<object>> {
  const load = Object.entries(modules).find(([file]) => file.endsWith(`/${name}.island.tsx`))?.[1];
  const [Component, ...others] = Object.values((await load?.()) ?? {});
  if (!Component || others.length > 0) throw new Error(`${name}.island.tsx is to export one component`);
  return Component;
}

describe.each(islandNames)('the island %s', (name) => {
  // React in development complains on the console of whatever differs, which fails the test.
  it('takes over what was drawn without a difference, and leaves what the server drew inside as it was', async () => {
    const place = await drawExample(name);
    const [before, inside] = [place.innerHTML, place.querySelector('[data-slot]')?.firstElementChild];
    const Component = await loadIsland(name);
    await hydrateIsland(place, Component);
    expect(place.innerHTML).toBe(before);
    expect(place.querySelector('[data-slot]')?.firstElementChild).toBe(inside);
  });
});

it('an island that draws something else in the browser is found', async () => {
  const place = await drawExample('video');
  const complained = vi.spyOn(console, 'error').mockImplementation(() => {});
  const failed = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', failed);
  await hydrateIsland(place, () => <p>another</p>);
  expect(place.textContent).toBe('another');
  expect(complained.mock.calls.length + failed.mock.calls.length).toBeGreaterThan(0);
});
