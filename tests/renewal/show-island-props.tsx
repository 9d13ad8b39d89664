import type { ComponentType } from 'react';
import { vi } from 'vitest';

const islands = Object.keys(import.meta.glob(['/blocks/**/*.client.tsx', '/lib/ui/**/*.client.tsx']));

/** What the page's script carries for an island; elements are in the HTML anyway. */
const asJson = (props: object): string =>
  JSON.stringify(props, (_key, value) =>
    typeof value === 'object' && value !== null && '$$typeof' in value ? undefined : value,
  );

/**
 * Writes what each island is given into the HTML, as React Server Components do in a page's script: an island may
 * show some of it later only. Call it before anything that draws is imported. Returns how many there are.
 */
export function showIslandProps(): number {
  for (const path of islands) {
    vi.doMock(`@${path.replace(/\.tsx$/, '')}`, async (importOriginal) => {
      const original = await importOriginal<Record<string, unknown>>();
      return Object.fromEntries(
        Object.entries(original).map(([name, one]) => [name, isComponent(one) ? withProps(one) : one]),
      );
    });
  }
  return islands.length;
}

const isComponent = (value: unknown): value is ComponentType<object> => typeof value === 'function';

const withProps = (Island: ComponentType<object>) =>
  function ShownIsland(props: object) {
    return (
      <>
        <template data-island={asJson(props)} />
        <Island {...props} />
      </>
    );
  };
