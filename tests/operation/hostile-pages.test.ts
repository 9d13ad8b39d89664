import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import type { CmsClient } from '../support/cms-client';
import { customPage, newSlug } from '../support/custom-page';
import { barelyAllowed } from '../support/hostile-text';
import { isLongForm } from '../support/long-form';
import { signInAs } from '../support/sign-in-as';

const site = inject('siteUrl');
const texts = fc.sample(barelyAllowed, 2_000);
/** In ms, from the request to the last byte. */
const longestAnswer = 500;

async function answerTime(address: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address);
  await answer.text();
  expect(answer.status).toBe(200);
  return performance.now() - start;
}

/** How long the first visit to a page with this text takes, in ms; null for one that is not published. */
async function drawingTime(cms: CmsClient, text: string): Promise<number | null> {
  const slug = newSlug();
  const blocks = [{ id: 'a', type: 'rich-text', version: 0, props: { text } }];
  const { status } = await cms.call('/pages', 'POST', customPage(slug, blocks));
  // Refused for its characters or its links, not for what it takes to draw.
  if (status === 400) return null;
  expect(status).toBe(201);
  // Each language is drawn by its first visit: what is slow in both is the text.
  const drawn = [await answerTime(`${site}/en-GH/${slug}`), await answerTime(`${site}/en-US/${slug}`)];
  return Math.min(...drawn);
}

/** The long form only: each text is published and drawn by the built site; tests/blocks draws without a server. */
describe.runIf(isLongForm)('hostile texts', () => {
  it(`of ${texts.length} that may be published none makes a page slow`, { timeout: 3_600_000 }, async () => {
    const cms = await signInAs(site, 'network-admin');
    await answerTime(`${site}/en-GH/privacy`);
    const times: { ms: number; text: string }[] = [];
    for (const text of texts) {
      const ms = await drawingTime(cms, text);
      if (ms !== null) times.push({ ms, text });
    }
    // What only a busy machine made slow is not slow a second time.
    for (const slow of times.filter(({ ms }) => ms > longestAnswer))
      slow.ms = Math.min(slow.ms, (await drawingTime(cms, slow.text)) ?? slow.ms);
    const slowest = times.toSorted((one, other) => other.ms - one.ms).slice(0, 5);
    console.info(
      `Of ${texts.length} texts ${times.length} were published; the slowest pages took`,
      slowest.map(({ ms, text }) => `${Math.round(ms)} ms (${JSON.stringify(text.slice(0, 60))})`),
    );
    expect(times.length).toBeGreaterThan(texts.length / 4);
    expect(slowest.filter(({ ms }) => ms > longestAnswer)).toEqual([]);
  });
});
