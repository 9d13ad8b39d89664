import type { Locator } from 'playwright';

/** Waits until React has hydrated an island, which is visible only in a property of its element. */
export async function waitForHydration(islandLocator: Locator): Promise<void> {
  const element = await islandLocator.elementHandle();
  await islandLocator
    .page()
    .waitForFunction(
      (island) => island && Object.keys(island).some((key) => key.startsWith('__reactContainer')),
      element,
    );
}
