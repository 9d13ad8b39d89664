// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { registry } from '@/blocks/registry';
import { exampleContext } from '@/lib/engine/example-context';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { createReadCache } from '@/lib/engine/read-cache';
import { BlockFrame, PendingBlocks } from './block-frame';

it('block frame › keeps the last valid rendering and shows the issue below it while a required text is empty', async () => {
  await registry.get('hero')?.loadView();
  const read = createReadCache(registry);
  const page = exampleContext();
  const hero = (heading: string) => [{ id: 'one', type: 'hero', version: 0, props: { heading } }];
  const container = document.body.appendChild(document.createElement('div'));
  const renderHero = (heading: string) =>
    render(
      <LiveBlocks
        blocks={read(hero(heading))}
        page={page}
        report={() => undefined}
        quarantine={({ issues }) => <p role="note">{issues.map(({ message }) => message).join()}</p>}
        wrap={(id, rendered, quarantined) => (
          <BlockFrame id={id} rendered={rendered} quarantined={quarantined} />
        )}
      />,
      { container },
    );
  const note = () => container.querySelector('[role=note]')?.textContent ?? null;
  renderHero('');
  expect([container.querySelector('h1'), note()]).toEqual([null, expect.stringMatching(/\w/)]);
  renderHero('Sell');
  const [h1] = container.querySelectorAll('h1');
  renderHero('');
  expect(container.querySelector('h1')).toBe(h1);
  expect([h1?.textContent, note()]).toEqual(['Sell', expect.stringMatching(/\w/)]);
  renderHero('Buy');
  expect([h1?.textContent, note()]).toEqual(['Buy', null]);
});

it('block frame › shows a loading text until the first data arrives, then keeps the old rendering while new data loads', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const renderFrame = (isPending: boolean, rendered: string | null, quarantined: string | null) =>
    render(
      <PendingBlocks value={new Set(isPending ? ['one'] : [])}>
        <BlockFrame
          id="one"
          rendered={rendered && <p>{rendered}</p>}
          quarantined={quarantined && <i>{quarantined}</i>}
        />
      </PendingBlocks>,
      { container },
    );
  renderFrame(true, 'Nothing is for sale', null);
  expect(container.textContent).toBe('Loading content …');
  renderFrame(true, null, 'Nothing to show');
  expect(container.textContent).toBe('Loading content …');
  renderFrame(false, 'Cold store in Osu', null);
  expect(container.textContent).toBe('Cold store in Osu');
  renderFrame(true, 'Nothing is for sale', null);
  expect(container.textContent).toBe('Cold store in Osu');
  renderFrame(false, null, 'Nothing to show');
  expect(container.textContent).toBe('Cold store in OsuNothing to show');
});
