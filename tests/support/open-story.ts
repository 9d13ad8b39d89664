import type { Page } from 'playwright';

/** The Storybook channel: commands to the preview page, and its events. */
type StorybookChannel = {
  once: (event: string, listener: (payload?: unknown) => void) => void;
  emit: (event: string, payload: unknown) => void;
};
declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: StorybookChannel;
  }
}

/** Opens the preview page of Storybook without a story. */
export async function openStorybook(page: Page, url: string): Promise<void> {
  // The accessibility addon would run the same checks concurrently.
  await page.goto(`${url}/iframe.html?viewMode=story&globals=a11y.manual:!true`, {
    waitUntil: 'networkidle',
  });
}

/**
 * Switches to a story, as Storybook's own list does, without reloading the page.
 * @throws Storybook's error when it cannot be rendered.
 */
export async function openStory(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) =>
      new Promise<void>((resolve, reject) => {
        const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
        if (!channel) throw new Error('This is no page of stories');
        for (const errorEvent of ['storyMissing', 'storyErrored', 'storyThrewException'])
          channel.once(errorEvent, (payload) =>
            reject(new Error(`${errorEvent}: ${storyId} ${JSON.stringify(payload)}`)),
          );
        channel.once('storyRendered', () => resolve());
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    id,
  );
}
