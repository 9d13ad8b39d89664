// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { laterPart } from '../loading/later-part';
import { DialogInTime, type DialogProps } from './dialog-in-time';
import { OpenPanes } from './use-panes';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Typed = ({ typed }: DialogProps) => <p>Typed {typed}</p>;

async function open() {
  const { promise, resolve, reject } = Promise.withResolvers<typeof Typed>();
  const part = laterPart<DialogProps>(() => promise);
  const [change, say] = [vi.fn(), vi.fn()];
  const panes = { left: null, isRightOpen: true, dialog: 'commands' as const, at: null, change, say };
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  await act(async () =>
    root.render(
      <OpenPanes value={panes}>
        <DialogInTime part={part} />
      </OpenPanes>,
    ),
  );
  const close = () => act(async () => root.unmount());
  return {
    container,
    change,
    say,
    close,
    come: () => act(async () => resolve(Typed)),
    fail: () => act(async () => reject(new Error('Cut off'))),
  };
}

it('what is typed before a dialog is there stands in it', async () => {
  const { container, come, close } = await open();
  const field = container.querySelector('input');
  expect(document.activeElement).toBe(field);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'go');
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await come();
  expect(container.textContent).toBe('Typed go');
  await close();
});

it('one that cannot be had is closed, and said; not where another was opened meanwhile', async () => {
  const first = await open();
  await first.fail();
  expect(first.change).toHaveBeenCalledExactlyOnceWith({ dialog: null });
  expect(first.say).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('without a connection'));
  await first.close();
  const second = await open();
  await second.close();
  await second.fail();
  expect(second.change).not.toHaveBeenCalled();
});

it('Escape closes it before it is there', async () => {
  const { container, change, close } = await open();
  await act(async () =>
    container
      .querySelector('input')
      ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(change).toHaveBeenCalledExactlyOnceWith({ dialog: null });
  await close();
});
