// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { registry } from '@/blocks/registry';
import { exampleContext } from '@/lib/engine/example-context';
import { LiveBlocks } from '@/lib/engine/live-blocks';
import { rememberRead } from '@/lib/engine/read-memory';
import { AwaitedBlocks, BlockFrame } from './block-frame';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('a block of which a text is written anew stays as it was, with what is missing below it', async () => {
  await registry.get('hero')?.loadView();
  const read = rememberRead(registry);
  const page = exampleContext();
  const hero = (heading: string) => [{ id: 'one', type: 'hero', version: 0, props: { heading } }];
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (heading: string) =>
    act(() =>
      root.render(
        <LiveBlocks
          blocks={read(hero(heading))}
          page={page}
          report={() => undefined}
          quarantine={({ faults }) => <p role="note">{faults.map(({ message }) => message).join()}</p>}
          wrap={(id, drawn, withheld) => <BlockFrame id={id} drawn={drawn} withheld={withheld} />}
        />,
      ),
    );
  const note = () => container.querySelector('[role=note]')?.textContent ?? null;
  await show('');
  expect([container.querySelector('h1'), note()]).toEqual([null, expect.stringMatching(/\w/)]);
  await show('Sell');
  const [h1] = container.querySelectorAll('h1');
  await show('');
  expect(container.querySelector('h1')).toBe(h1);
  expect([h1?.textContent, note()]).toEqual(['Sell', expect.stringMatching(/\w/)]);
  await show('Buy');
  expect([h1?.textContent, note()]).toEqual(['Buy', null]);
  act(() => root.unmount());
});

it('one whose source has still to be asked says so, and never that there is nothing; later it stays as it was until the answer', () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (isAwaited: boolean, drawn: string | null, withheld: string | null) =>
    act(() =>
      root.render(
        <AwaitedBlocks value={new Set(isAwaited ? ['one'] : [])}>
          <BlockFrame id="one" drawn={drawn && <p>{drawn}</p>} withheld={withheld && <i>{withheld}</i>} />
        </AwaitedBlocks>,
      ),
    );
  show(true, 'Nothing is for sale', null);
  expect(container.textContent).toBe('Looking for what is shown here …');
  show(true, null, 'Nothing to show');
  expect(container.textContent).toBe('Looking for what is shown here …');
  show(false, 'Cold store in Osu', null);
  expect(container.textContent).toBe('Cold store in Osu');
  show(true, 'Nothing is for sale', null);
  expect(container.textContent).toBe('Cold store in Osu');
  show(false, null, 'Nothing to show');
  expect(container.textContent).toBe('Cold store in OsuNothing to show');
  act(() => root.unmount());
});
