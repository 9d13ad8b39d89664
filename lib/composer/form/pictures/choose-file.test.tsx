// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { ChooseFile } from './choose-file';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

it('of a file that is no picture it is said at once which are taken, and it goes no further', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const choose = vi.fn();
  const root = createRoot(container);
  await act(async () => root.render(<ChooseFile choose={choose} />));
  const input = container.querySelector('input');
  if (!input) throw new Error('There is nothing to choose with');
  const pick = (file: File) =>
    act(async () => {
      Object.defineProperty(input, 'files', { configurable: true, value: [file] });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const told = () => container.querySelector('[role=alert]')?.textContent;
  await pick(new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
  expect(told()).toMatch(/^“notes.txt” is not a picture that can be shown. Choose a PNG, JPEG/);
  expect(choose).not.toHaveBeenCalled();
  // What only network administrators may add is no business of whoever composes a page.
  expect(container.textContent).not.toContain('administrators');
  const picture = new File(['x'], 'shop.png', { type: 'image/png' });
  await pick(picture);
  expect(told()).toBeUndefined();
  expect(choose).toHaveBeenCalledWith(picture);
  await act(async () => root.unmount());
});

it('takes what is dropped, but nothing while it is closed', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const choose = vi.fn();
  const root = createRoot(container);
  const picture = new File(['x'], 'shop.png', { type: 'image/png' });
  const drop = async (disabled: boolean) => {
    await act(async () => root.render(<ChooseFile choose={choose} disabled={disabled} />));
    const dropped = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
      dataTransfer: { files: [picture] },
    });
    await act(async () => container.querySelector('label')?.dispatchEvent(dropped));
    // A browser would open the file in the place of the composer.
    expect(dropped.defaultPrevented).toBe(true);
  };
  await drop(true);
  expect(choose).not.toHaveBeenCalled();
  await drop(false);
  expect(choose).toHaveBeenCalledExactlyOnceWith(picture);
  await act(async () => root.unmount());
});
