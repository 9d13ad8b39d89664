import type { Locator } from 'playwright-core';

/** Once React has taken over an island, with all its scripts: it says so at the element only. */
export async function untilAwake(place: Locator): Promise<void> {
  const element = await place.elementHandle();
  await place
    .page()
    .waitForFunction(
      (island) => island && Object.keys(island).some((key) => key.startsWith('__reactContainer')),
      element,
    );
}
