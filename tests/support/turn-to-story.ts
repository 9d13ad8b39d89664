import type { Page } from 'playwright-core';

/** What Storybook's page does when it is told to, and tells when it is done. */
type Channel = {
  once: (event: string, hear: (told?: unknown) => void) => void;
  emit: (event: string, told: unknown) => void;
};
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

/** Storybook's page of stories, before any is shown. */
export async function openBook(page: Page, url: string): Promise<void> {
  // The addon for accessibility would look for the same barriers at the same time.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`, {
    waitUntil: 'networkidle',
  });
}

/**
 * One story in the place of the other, as in Storybook's own list: the page need not be read and started anew for each.
 * @throws what Storybook says when it cannot be shown.
 */
export async function turnToStory(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        if (!channel) throw new Error('This is no page of stories');
        for (const fault of ['storyMissing', 'storyErrored', 'storyThrewException'])
          channel.once(fault, (told) => reject(new Error(`${fault}: ${storyId} ${JSON.stringify(told)}`)));
        channel.once('storyRendered', () => resolve());
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}
