// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { exampleContext } from '@/lib/engine/example-context';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { createReadCache } from '@/lib/engine/read-cache';
import { BlockFrame, PendingBlocks } from './block-frame';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('block frame › keeps the last valid rendering and shows the issue below it while a required text is empty', async () => {
  await registry.get('hero')?.loadView();
  const read = createReadCache(registry);
  const page = exampleContext();
  const hero = (heading: string) => [{ id: 'one', type: 'hero', version: 0, props: { heading } }];
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = (heading: string) =>
    act(() =>
      root.render(
        <LiveBlocks
          blocks={read(hero(heading))}
          page={page}
          report={() => undefined}
          quarantine={({ issues }) => <p role="note">{issues.map(({ message }) => message).join()}</p>}
          wrap={(id, rendered, quarantined) => (
            <BlockFrame id={id} rendered={rendered} quarantined={quarantined} />
          )}
        />,
      ),
    );
  const note = () => container.querySelector('[role=note]')?.textContent ?? null;
  await render('');
  expect([container.querySelector('h1'), note()]).toEqual([null, expect.stringMatching(/\w/)]);
  await render('Sell');
  const [h1] = container.querySelectorAll('h1');
  await render('');
  expect(container.querySelector('h1')).toBe(h1);
  expect([h1?.textContent, note()]).toEqual(['Sell', expect.stringMatching(/\w/)]);
  await render('Buy');
  expect([h1?.textContent, note()]).toEqual(['Buy', null]);
  act(() => root.unmount());
});

it('block frame › shows a loading text until the first data arrives, then keeps the old rendering while new data loads', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const render = (isPending: boolean, rendered: string | null, quarantined: string | null) =>
    act(() =>
      root.render(
        <PendingBlocks value={new Set(isPending ? ['one'] : [])}>
          <BlockFrame
            id="one"
            rendered={rendered && <p>{rendered}</p>}
            quarantined={quarantined && <i>{quarantined}</i>}
          />
        </PendingBlocks>,
      ),
    );
  render(true, 'Nothing is for sale', null);
  expect(container.textContent).toBe('Loading content …');
  render(true, null, 'Nothing to show');
  expect(container.textContent).toBe('Loading content …');
  render(false, 'Cold store in Osu', null);
  expect(container.textContent).toBe('Cold store in Osu');
  render(true, 'Nothing is for sale', null);
  expect(container.textContent).toBe('Cold store in Osu');
  render(false, null, 'Nothing to show');
  expect(container.textContent).toBe('Cold store in OsuNothing to show');
  act(() => root.unmount());
});
