// @vitest-environment jsdom
import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadable } from '../lazy-component';
import { PanesContext } from '../workspace/composer-context';
import { LazyDialog, type LoadedDialogProps } from './lazy-dialog';

const Typed = ({ typed }: LoadedDialogProps) => <p>Typed {typed}</p>;

async function open() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Typed>();
  const part = loadable<LoadedDialogProps>(() => promise);
  const [change, announce] = [vi.fn(), vi.fn()];
  const panes = { left: null, isRightOpen: true, dialog: 'commands' as const, at: null, change, announce };
  const { container, unmount } = await act(async () =>
    render(
      <PanesContext value={panes}>
        <LazyDialog loadable={part} />
      </PanesContext>,
    ),
  );
  const close = () => act(async () => unmount());
  return {
    container,
    change,
    announce,
    close,
    load: () => act(async () => resolve(Typed)),
    fail: () => act(async () => reject(new Error('Cut off'))),
  };
}

it('lazy dialog › contains the text that was typed while it was loading', async () => {
  const { container, load, close } = await open();
  const field = container.querySelector('input');
  expect(document.activeElement).toBe(field);
  await act(async () => {
    if (field) fireEvent.input(field, { target: { value: 'go' } });
  });
  await load();
  expect(container.textContent).toBe('Typed go');
  await close();
});

it('lazy dialog › closes with a message if it cannot be loaded, unless another one was opened', async () => {
  const first = await open();
  await first.fail();
  expect(first.change).toHaveBeenCalledExactlyOnceWith({ dialog: null });
  expect(first.announce).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('offline'));
  await first.close();
  const second = await open();
  await second.close();
  await second.fail();
  expect(second.change).not.toHaveBeenCalled();
});

it('lazy dialog › closes on Escape while it is loading', async () => {
  const { container, change, close } = await open();
  await act(async () =>
    container
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(change).toHaveBeenCalledExactlyOnceWith({ dialog: null });
  await close();
});
